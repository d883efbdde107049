// The flash and its power cuts, without a program.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Flash, PowerCut } from './flash.mjs';

function chip() {
  const registers = new Uint32Array(16);
  const core = { registers, PC: 0, LR: 0x10000201, readUint32: () => 0, writeUint32() {} };
  const clock = { nanos: 0, tick(nanos) { this.nanos += nanos; } };
  const data = Uint8Array.from({ length: 512 }, (_, i) => i & 0xff);
  const mcu = { core, clock, bootrom: new Uint32Array(4096), peripherals: {}, readUint8: (i) => data[i] };
  const flash = new Flash(mcu, new Uint8Array(8192).fill(0xff));
  const call = (tag, ...args) => {
    core.PC = mcu.bootrom[0x18 >> 2] & ~1;
    registers[1] = tag.charCodeAt(0) | (tag.charCodeAt(1) << 8);
    flash.call();
    core.PC = registers[0] & ~1;
    registers.set(args);
    flash.call();
    assert.equal(core.PC, 0x10000200);
  };
  return { flash, clock, call };
}

test('programming only clears bits and takes its time', () => {
  const { flash, clock, call } = chip();
  call('RP', 256, 0, 256);
  assert.deepEqual([...flash.bytes.subarray(254, 260)], [0xff, 0xff, 0, 1, 2, 3]);
  assert.equal(clock.nanos, 0.7e6);
  flash.bytes.fill(0x01, 256, 512);
  call('RP', 256, 0, 256);
  assert.deepEqual([...flash.bytes.subarray(256, 260)], [0, 1, 0, 1]);
});

test('erasing sets all bits of a sector', () => {
  const { flash, clock, call } = chip();
  flash.bytes.fill(0);
  call('RE', 4096, 4096);
  assert.equal(flash.bytes[4095], 0);
  assert.equal(flash.bytes[4096], 0xff);
  assert.equal(clock.nanos, 45e6);
  assert.throws(() => call('RE', 100, 4096), /erase of/);
});

test('a power cut leaves an operation half done', () => {
  const { flash, call } = chip();
  flash.cutAt = 0.35e6;
  assert.throws(() => call('RP', 0, 0, 256), PowerCut);
  assert.deepEqual([...flash.bytes.subarray(126, 130)], [126, 127, 0xff, 0xff]);
});
