// The size of the box: as large as fits, in whole pixels of the screen for each pixel of the panel.

import { HEIGHT, WIDTH } from './box.mjs';

/** The sides of the case in pixels of the panel, with room for what has no fixed size. */
const SHAPES = { desk: [158, 136], tall: [140, 190], wide: [212, 88] };

/** Makes a case fit its table; gives the scale at which its panel is drawn. */
export function fit(table, canvas) {
  const { clientWidth, clientHeight } = table;
  const ratio = window.devicePixelRatio || 1;
  const shape = clientHeight > clientWidth * 1.15 ? 'tall' : clientHeight < 460 && clientWidth > clientHeight * 1.5 ? 'wide' : 'desk';
  const margin = shape === 'desk' ? 24 : 12;
  const [width, height] = SHAPES[shape];
  const room = Math.min((clientWidth - margin) / width, (clientHeight - margin - (shape === 'desk' ? 44 : 0)) / height);
  const scale = Math.max(1, Math.floor(room * ratio));
  table.dataset.shape = shape;
  table.style.setProperty('--u', `${scale / ratio}px`);
  canvas.style.width = `${(WIDTH * scale) / ratio}px`;
  canvas.style.height = `${(HEIGHT * scale) / ratio}px`;
  return scale;
}
