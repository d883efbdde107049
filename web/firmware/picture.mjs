// What the eye sees of the display, in the panel's own order: rows of eight pixels, and in each a byte for a column.

import { HEIGHT, WIDTH } from '../../sim/emulator/ssd1306.mjs';

/** A picture that is dark. */
export const dark = () => new Uint8Array((WIDTH * HEIGHT) / 8);

export function pictureOf(display) {
  const picture = dark();
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) if (display.pixel(x, y)) picture[(y >> 3) * WIDTH + x] |= 1 << (y & 7);
  }
  return picture;
}
