// The model of the cache between the core and flash.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { MISS_CYCLES, XipCache } from './xip.mjs';

const FLASH = 0x10000000;
const WAY = 8192; // bytes that fill one line of every set

/** A chip that reads nothing but zeros. */
function reader() {
  const mcu = { readUint32: () => 0, readUint16: () => 0, readUint8: () => 0 };
  const cache = new XipCache(mcu);
  return { mcu, cache, cost: (address) => (mcu.readUint32(address), cache.take()) };
}

test('a miss brings eight bytes', () => {
  const { mcu, cache, cost } = reader();
  assert.equal(MISS_CYCLES, 112); // 0.9 us at 125 MHz
  assert.equal(cost(FLASH + 0x100), MISS_CYCLES);
  mcu.readUint16(FLASH + 0x104);
  mcu.readUint8(FLASH + 0x107);
  assert.equal(cache.take(), 0);
  assert.equal(cost(FLASH + 0x108), MISS_CYCLES);
});

test('of three lines in one set the one that was not used for longest goes', () => {
  const { cost } = reader();
  assert.deepEqual([0, WAY, 0, 2 * WAY, 0, WAY].map((at) => cost(FLASH + at) > 0), [true, true, false, true, false, true]);
});

test('after a write everything is read anew; RAM and the mirrors cost nothing', () => {
  const { cache, cost } = reader();
  cost(FLASH);
  cache.flush();
  assert.equal(cost(FLASH), MISS_CYCLES);
  assert.equal(cost(0x20000000) + cost(0x13000000), 0);
  assert.equal(cache.misses, 2);
});
