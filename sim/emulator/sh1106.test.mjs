// The other display's model against its datasheet.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Sh1106 } from './sh1106.mjs';
import { HEIGHT, WIDTH } from './ssd1306.mjs';

function transfer(display, ...bytes) {
  display.start();
  for (const byte of bytes) display.write(byte);
}

/** A panel that is on, dark, and the right way round. */
function panel() {
  const display = new Sh1106({ nanos: 0 });
  display.memory.fill(0);
  transfer(display, 0x00, 0xa1, 0xc8, 0xaf);
  return display;
}

const lit = (display) => {
  const found = [];
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) if (display.pixel(x, y)) found.push([x, y]);
  return found;
};

test('the glass shows the columns from the third on', () => {
  const display = panel();
  transfer(display, 0x80, 0xb2, 0x80, 0x00, 0x80, 0x10, 0x40, 0x01, 0x01, 0x01, 0x80);
  assert.deepEqual(lit(display), [[0, 16], [1, 23]]);
  // The last of 132 columns is not seen, and there is no way round from it.
  transfer(display, 0x80, 0xb0, 0x80, 0x01, 0x80, 0x18, 0x40, 0x01, 0x01, 0x01, 0x01);
  assert.deepEqual(lit(display), [[127, 0], [0, 16], [1, 23]]);
});

test('a page stays set from one transfer to the next, whatever is written', () => {
  const display = panel();
  transfer(display, 0x80, 0xb2, 0x80, 0x00, 0x80, 0x18, 0x40, 0x01, 0x01, 0x01, 0x01, 0x01);
  transfer(display, 0x80, 0x07, 0x80, 0x13, 0x40, 0x80);
  assert.deepEqual(lit(display), [[126, 16], [127, 16], [0x35, 23]]);
});

test('its memory can be read after a byte that means nothing, and its status carries its sign', () => {
  const display = panel();
  transfer(display, 0x80, 0xb0, 0x80, 0x00, 0x80, 0x10, 0x40, 0xa5, 0x3c);
  display.stop();
  display.start();
  assert.equal(display.read(), 0x08);
  display.stop();
  transfer(display, 0x80, 0xb0, 0x80, 0x00, 0x80, 0x10, 0x40);
  display.start();
  assert.deepEqual([display.read(), display.read(), display.read()], [0x5a, 0xa5, 0x3c]);
  display.stop();
  // In read-modify-write only writing goes on to the next column, and its end goes back.
  transfer(display, 0x80, 0x00, 0x80, 0x10, 0x80, 0xe0, 0x40);
  display.start();
  assert.deepEqual([display.read(), display.read(), display.read()], [0x5a, 0xa5, 0xa5]);
  transfer(display, 0x00, 0xee);
  assert.equal(display.column, 0);
});

test('commands of the other chip are not its own', () => {
  const display = panel();
  transfer(display, 0x00, 0x8d, 0x14, 0x20, 0x02, 0x2e);
  assert.deepEqual(display.unknown, [0x8d, 0x20, 0x2e]);
  assert(display.lit);
});
