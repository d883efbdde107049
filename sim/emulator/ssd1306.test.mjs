// The display's model against its datasheet.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { HEIGHT, Ssd1306, WIDTH } from './ssd1306.mjs';

function transfer(display, ...bytes) {
  display.start();
  for (const byte of bytes) display.write(byte);
}

/** A panel that is on, dark, and the right way round. */
function panel() {
  const display = new Ssd1306({ nanos: 0 });
  transfer(display, 0x00, 0x8d, 0x14, 0xa1, 0xc8, 0x20, 0x00, 0x21, 0, 127, 0x22, 0, 7);
  transfer(display, 0x40, ...Array(1024).fill(0));
  transfer(display, 0x00, 0x20, 0x02, 0xaf);
  return display;
}

const lit = (display) => {
  const found = [];
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) if (display.pixel(x, y)) found.push([x, y]);
  return found;
};

test('page addressing with a control byte for each command', () => {
  const display = panel();
  transfer(display, 0x80, 0xb2, 0x80, 0x05, 0x80, 0x13, 0x40, 0x01, 0x80);
  assert.deepEqual(lit(display), [[0x35, 16], [0x36, 23]]);
});

test('page addressing stays in its page', () => {
  const display = panel();
  transfer(display, 0x00, 0xb7, 0x0f, 0x17);
  transfer(display, 0x40, 0x80, 0x80);
  assert.deepEqual(lit(display), [[0, 63], [127, 63]]);
});

test('a page stays set from one transfer to the next, whatever is written', () => {
  const display = panel();
  transfer(display, 0x80, 0xb2, 0x80, 0x0e, 0x80, 0x17, 0x40, 0x01, 0x01, 0x01);
  transfer(display, 0x80, 0x05, 0x80, 0x13, 0x40, 0x80);
  assert.deepEqual(lit(display), [[0, 16], [126, 16], [127, 16], [0x35, 23]]);
});

test('horizontal addressing wraps within its window', () => {
  const display = panel();
  transfer(display, 0x00, 0x20, 0x00, 0x21, 10, 11, 0x22, 3, 4);
  transfer(display, 0x40, 0x01, 0x01, 0x01, 0x01, 0x03);
  assert.deepEqual(lit(display), [[10, 24], [11, 24], [10, 25], [10, 32], [11, 32]]);
});

test('the order of columns counts when they are written', () => {
  const display = panel();
  transfer(display, 0x00, 0xb0, 0x00, 0x10);
  transfer(display, 0x40, 0x01);
  transfer(display, 0x00, 0xa0, 0x00, 0x10);
  transfer(display, 0x40, 0x02);
  assert.deepEqual(lit(display), [[0, 0], [127, 1]]);
});

test('nothing is seen while the panel is off or has no voltage', () => {
  const display = panel();
  transfer(display, 0x00, 0xa5);
  assert.equal(display.litPixels(), 1024 * 8);
  transfer(display, 0x00, 0xae);
  assert.equal(display.litPixels(), 0);
  assert.equal(display.read() & 0x40, 0x40);
  transfer(display, 0x00, 0xaf, 0x8d, 0x10);
  assert.equal(display.litPixels(), 0);
  assert.equal(display.read() & 0x40, 0);
});
