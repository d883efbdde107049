// The model of the cache between the core and flash.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Elf, builtElf } from './elf.mjs';
import { Machine } from './machine.mjs';
import { divider, XipCache } from './xip.mjs';

const FLASH = 0x10000000;
const WAY = 8192; // bytes that fill one line of every set

/** What a boot loader does first: no sample delay, then how fast flash is (SSI_BAUDR is at 0x14). */
const boots = (slower) => Uint8Array.of(0x00, 0x21, 0x99, 0x60, slower, 0x21, 0x59, 0x61);

/** A chip that reads nothing but zeros, whose flash is half as fast as the core. */
function reader() {
  const mcu = { flash: boots(2), readUint32: () => 0, readUint16: () => 0, readUint8: () => 0 };
  const cache = new XipCache(mcu);
  return { mcu, cache, cost: (address) => (mcu.readUint32(address), cache.take()) };
}

test('a miss brings eight bytes', () => {
  const { mcu, cache, cost } = reader();
  const miss = 2 * (8 + 4 + 16); // 0.45 us at 125 MHz
  assert.equal(cost(FLASH + 0x100), miss);
  mcu.readUint16(FLASH + 0x104);
  mcu.readUint8(FLASH + 0x107);
  assert.equal(cache.take(), 0);
  assert.equal(cost(FLASH + 0x108), miss);
});

test('of three lines in one set the one that was not used for longest goes', () => {
  const { cost } = reader();
  assert.deepEqual([0, WAY, 0, 2 * WAY, 0, WAY].map((at) => cost(FLASH + at) > 0), [true, true, false, true, false, true]);
});

test('after a write everything is read anew; RAM and the mirrors cost nothing', () => {
  const { cache, cost } = reader();
  cost(FLASH);
  cache.flush();
  assert.equal(cost(FLASH), cache.missCycles);
  assert.equal(cost(0x20000000) + cost(0x13000000), 0);
  assert.equal(cache.misses, 2);
});

test('how fast flash is stands in the boot loader', () => {
  assert.equal(divider(boots(4)), 4);
  assert.throws(() => divider(new Uint8Array(256)), /does not say/);
  // That of a Pico, as the vendor's own SDK has it for this board.
  assert.equal(divider(new Machine(Elf.load(builtElf())).mcu.flash.subarray(0, 256)), 2);
});
