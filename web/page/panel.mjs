// The panel as it looks: pixels of light on black glass, with a thin dark grid between them, as the simulator draws it.

import { HEIGHT, WIDTH } from './box.mjs';

const GLASS = [0x07, 0x09, 0x0c];
const OFF = [0x0b, 0x0e, 0x13];
const LIT = [0xd8, 0xf0, 0xff];
/** The smallest scale at which the grid between the pixels can be seen. */
const GRID_SCALE = 4;

const mix = (from, to, share) => from.map((value, i) => Math.round((value * (255 - share) + to[i] * share) / 255));
const css = ([r, g, b]) => `rgb(${r} ${g} ${b})`;

/** Gives the colour of a pixel that is on. The eye sees roughly the root of the contrast. */
const colour = (contrast) => mix(GLASS, LIT, 90 + Math.floor((Math.floor(Math.sqrt(contrast * 255)) * 165) / 255));

/** Says whether a pixel of a picture in the panel's order is lit. */
export const isLit = (picture, x, y) => ((picture[(y >> 3) * WIDTH + x] >> (y & 7)) & 1) === 1;

/** Draws a picture, each pixel `scale` pixels of the canvas wide and high. */
export function draw(canvas, picture, light, scale) {
  if (canvas.width !== WIDTH * scale) {
    canvas.width = WIDTH * scale;
    canvas.height = HEIGHT * scale;
  }
  const context = canvas.getContext('2d', { alpha: false });
  context.fillStyle = css(light < 0 ? GLASS : OFF);
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (light < 0) return;
  const lit = colour(light);
  const gap = scale < GRID_SCALE ? 0 : Math.ceil(scale / 8);
  const squares = (side) => {
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) if (isLit(picture, x, y)) context.fillRect(x * scale, y * scale, side, side);
    }
  };
  if (gap > 0) {
    context.fillStyle = css(mix(OFF, lit, 96));
    squares(scale);
  }
  context.fillStyle = css(lit);
  squares(scale - gap);
}
