// The flash and its power cuts, without a program.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chance } from './chance.mjs';
import { Flash, PowerCut, SAVES, SECTOR, halfDone } from './flash.mjs';

const { start } = SAVES;

function chip() {
  const registers = new Uint32Array(16);
  const core = { registers, PC: 0, LR: 0x10000201, readUint32: () => 0, writeUint32() {} };
  const clock = { nanos: 0, tick(nanos) { this.nanos += nanos; } };
  const data = Uint8Array.from({ length: 512 }, (_, i) => i & 0xff);
  const mcu = { core, clock, bootrom: new Uint32Array(4096), peripherals: {}, readUint8: (i) => data[i] };
  const operations = [];
  const flash = new Flash(mcu, new Uint8Array(SAVES.end).fill(0xff), { watch: (operation) => operations.push(operation) });
  const call = (tag, ...args) => {
    core.PC = mcu.bootrom[0x18 >> 2] & ~1;
    registers[1] = tag.charCodeAt(0) | (tag.charCodeAt(1) << 8);
    flash.call();
    core.PC = registers[0] & ~1;
    registers.set(args);
    flash.call();
    assert.equal(core.PC, 0x10000200);
  };
  return { flash, clock, call, operations };
}

test('programming only clears bits and takes its time', () => {
  const { flash, clock, call } = chip();
  call('RP', start + 256, 0, 256);
  assert.deepEqual([...flash.bytes.subarray(start + 254, start + 260)], [0xff, 0xff, 0, 1, 2, 3]);
  assert.equal(clock.nanos, 0.7e6);
  flash.bytes.fill(0x01, start + 256, start + 512);
  call('RP', start + 256, 0, 256);
  assert.deepEqual([...flash.bytes.subarray(start + 256, start + 260)], [0, 1, 0, 1]);
  assert.equal(flash.programs, 2);
  assert.equal(flash.written, 2 * 255, 'one of 256 different bytes is blank');
});

test('erasing sets all bits of a sector and takes its time', () => {
  const { flash, clock, call } = chip();
  flash.bytes.fill(0, start);
  call('RE', start + SECTOR, SECTOR);
  assert.equal(flash.bytes[start + SECTOR - 1], 0);
  assert(flash.bytes.subarray(start + SECTOR, start + 2 * SECTOR).every((byte) => byte === 0xff));
  assert.equal(flash.bytes[start + 2 * SECTOR], 0);
  assert.equal(clock.nanos, 45e6);
  assert.equal(flash.erases, 1);
  assert.throws(() => call('RE', start + 100, SECTOR), /erase of/);
});

test('the program cannot be erased or overwritten', () => {
  const { call } = chip();
  assert.throws(() => call('RE', start - SECTOR, SECTOR), /outside of what is kept/);
  assert.throws(() => call('RP', 0, 0, 256), /outside of what is kept/);
});

test('whoever watches is told of an operation before it is done', () => {
  const { flash, call, operations } = chip();
  call('RP', start, 1, 256);
  const [{ kind, address, before, after }] = operations;
  assert.deepEqual([kind, address, before[0], after[0]], ['program', start, 0xff, 1]);
  assert.equal(flash.bytes[start], 1);
});

test('a power cut leaves an operation half done', () => {
  const { flash, call } = chip();
  flash.cutAt = 0.35e6;
  assert.throws(() => call('RP', start, 0, 256), PowerCut);
  const page = flash.bytes.subarray(start, start + 256);
  assert(page.some((byte, i) => byte !== i) && page.some((byte) => byte !== 0xff));
  // What has to be a one is one before and after.
  assert(page.every((byte, i) => (byte & i) === i));
});

test('half an operation is something between its begin and its end, in different ways', () => {
  const before = Uint8Array.from({ length: 64 }, (_, i) => i);
  const after = new Uint8Array(64).fill(0xff);
  const states = new Set();
  let zeros = 0;
  for (let seed = 0; seed < 60; seed++) {
    const half = halfDone({ kind: 'erase', before, after }, 0.4, chance(seed));
    states.add(half.join());
    // Either some of the bits are set already, or the chip was still clearing them.
    const sets = half.every((byte, i) => (byte & before[i]) === before[i]);
    const clears = half.every((byte, i) => (byte & ~before[i]) === 0);
    assert(sets !== clears, `${half}`);
    zeros += clears;
  }
  assert(states.size > 30, `${states.size} states`);
  assert(zeros > 5 && zeros < 40, `${zeros} of 60 were still clearing`);
  assert.deepEqual(halfDone({ kind: 'program', before: after, after: before }, 0, chance(1)), after);
  assert.deepEqual(halfDone({ kind: 'program', before: after, after: before }, 1, chance(1)), before);
});
