// Copying and filling memory, at every alignment: what firmware/src/copy.rs puts in the place of the compiler's own.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Elf, builtElf } from './elf.mjs';
import { Machine } from './machine.mjs';

const elf = Elf.load(builtElf());
const machine = new Machine(elf);
const RAM = 0x20000000;
/** In the middle of the RAM between the statics and the stack. */
const PLACE = 0x30000;
const BACK = 0x10000100;
const LENGTHS = [...Array.from({ length: 40 }, (_, i) => i), 64, 65, 127, 128, 1024];

/** Calls a function of the program and gives what it returns. */
function call(name, ...args) {
  const { core } = machine.mcu;
  args.forEach((arg, i) => (core.registers[i] = arg));
  const kept = [4, 5, 6, 7].map((register) => (core.registers[register] = 0xcafe0000 + register));
  core.SP = 0x20042000;
  core.LR = BACK | 1;
  core.PC = elf.symbols.get(name).address & ~1;
  for (let steps = 0; core.PC !== BACK; steps++) {
    assert(steps < 20_000, `${name} does not come back`);
    core.executeInstruction();
  }
  assert.deepEqual([...core.registers.slice(4, 8)].map((value) => value >>> 0), kept, `${name} leaves registers as they were`);
  assert.equal(core.SP, 0x20042000);
  return core.registers[0] >>> 0;
}

/** Gives a stretch of memory with something else in every byte, and what it has to become. */
function memory() {
  const bytes = machine.mcu.sram.subarray(PLACE, PLACE + 4096);
  bytes.forEach((_, i) => (bytes[i] = (i * 167 + (i >> 8)) & 0xff));
  return { bytes, wanted: bytes.slice() };
}

test('a copy is what it was copied from, and nothing beside it changes', () => {
  for (const [name, step] of [['memcpy', 1], ['__aeabi_memcpy', 1], ['__aeabi_memcpy4', 4], ['__aeabi_memcpy8', 8]]) {
    for (let to = 8; to < 16; to += step) {
      for (let from = 2048; from < 2056; from += step) {
        for (const length of LENGTHS) {
          const { bytes, wanted } = memory();
          wanted.copyWithin(to, from, from + length);
          const returned = call(name, RAM + PLACE + to, RAM + PLACE + from, length);
          assert(Buffer.compare(bytes, wanted) === 0, `${name} ${to} ${from} ${length}`);
          if (name === 'memcpy') assert.equal(returned, RAM + PLACE + to);
        }
      }
    }
  }
});

test('what is filled holds one byte everywhere, and nothing beside it changes', () => {
  const ways = [['memset', 1], ['__aeabi_memset', 1], ['__aeabi_memset4', 4], ['__aeabi_memclr', 1], ['__aeabi_memclr4', 4]];
  for (const [name, step] of ways) {
    for (let to = 8; to < 16; to += step) {
      for (const length of LENGTHS) {
        const { bytes, wanted } = memory();
        const byte = name.includes('clr') ? 0 : 0xa5;
        wanted.fill(byte, to, to + length);
        // Of a number that is filled in only the lowest byte counts (C17 7.24.6.1).
        const number = 0x7700 | byte;
        const at = RAM + PLACE + to;
        const returned = name === 'memset' ? call(name, at, number, length) : call(name, at, length, number);
        assert(Buffer.compare(bytes, wanted) === 0, `${name} ${to} ${length}`);
        if (name === 'memset') assert.equal(returned, at);
      }
    }
  }
});
