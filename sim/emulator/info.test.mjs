// What the built programs say of themselves, on the real ELFs: to picotool, and to the boot ROM of a Pico 2.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { Elf, builtElf, pico2Elf } from './elf.mjs';
import { binaryInfo } from './info.mjs';

const FLASH = 0x10000000;
const VERSION = /^version = "(.*)"$/m.exec(readFileSync(new URL('../../Cargo.toml', import.meta.url), 'utf8'))[1];
/** As in the README. */
const PINS = [
  [4, 'OLED SDA'],
  [5, 'OLED SCL'],
  [10, 'UP'],
  [11, 'DOWN'],
  [12, 'OK'],
  [13, 'BACK'],
  [14, 'NEXT'],
  [15, 'piezo'],
];

function tells(info, board) {
  assert.equal(info.name, 'Gnomon');
  assert.equal(info.version, VERSION);
  assert.equal(info.description, 'Keeps the score of gnome board games');
  assert.match(info.build, /^build ([0-9a-f]{8}|\?)$/);
  assert.equal(info.board, board);
  assert.deepEqual([...info.pins], PINS);
}

test('picotool finds name, version, build and pins', () => {
  // Behind the boot loader.
  tells(binaryInfo(Elf.load(builtElf()), FLASH + 0x100), 'pico');
});

test('picotool finds the same in the program for the Pico 2', () => {
  tells(binaryInfo(Elf.load(pico2Elf()), FLASH, 1024), 'pico2');
});

test('the program for the Pico 2 lies as its boot ROM wants it, and leaves the saved games alone', (context) => {
  const elf = Elf.load(pico2Elf());
  const first = elf.segments.find(({ address }) => address === FLASH);
  const view = new DataView(first.bytes.buffer, first.bytes.byteOffset, first.bytes.byteLength);
  const word = (offset) => view.getUint32(offset, true);
  // The vector table: a stack at the end of RAM, and a reset vector (Thumb) into the code.
  assert.equal(word(0), 0x20080000);
  assert.equal(word(4) & 1, 1);
  const entry = elf.symbols.get('Reset').address;
  assert.equal(word(4) & ~1, entry & ~1);
  // The definition of the image behind it, a loop of one block: a trusted program for Arm cores and this chip.
  const block = [0xffffded3, 0x10210142, 0x000001ff, 0, 0xab123579];
  const at = Array.from({ length: first.bytes.length / 4 }, (_, i) => 4 * i).find((offset) => word(offset) === block[0]);
  assert.deepEqual(block.map((_, i) => word(at + 4 * i)), block);
  assert(at >= 16 * 4 && at + 20 <= 4096, `the block is at ${at}`);

  const saves = elf.symbols.get('__saves_start').address;
  assert.equal(saves, FLASH + (4096 - 256) * 1024);
  assert.equal(elf.symbols.get('__saves_end').address, FLASH + 4096 * 1024);
  const end = Math.max(...elf.segments.filter(({ address }) => address < saves + 1).map(({ address, bytes }) => address + bytes.length));
  context.diagnostic(`${end - FLASH} bytes of flash, ${elf.symbols.get('__euninit').address - 0x20000000} bytes of static RAM`);
  assert(elf.segments.every(({ address, bytes }) => address + bytes.length <= saves), 'it reaches into the saved games');
  assert(end - FLASH < 1024 * 1024, 'a program of more than 1 MiB');
  assert(elf.symbols.get('__euninit').address - 0x20000000 < 98_304, 'more static RAM than is meant for a Pico');
});
