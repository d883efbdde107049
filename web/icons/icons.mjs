// Draws the icons of the page: the gnome of the screens, lit on the glass of the box.

import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const SOURCE = new URL('../../device-nostd/src/ui/icon.rs', import.meta.url);
const CASE = '#5b7948';
const GLASS = '#07090c';
const LIT = '#d8f0ff';

/** Reads an icon of the screens, as rows of text. */
function bitmap(name) {
  const found = readFileSync(SOURCE, 'utf8').match(new RegExp(`^    ${name} = \\[\\n((?: +"[.#]+",\\n)+)`, 'm'));
  if (!found) throw new Error(`no icon ${name} in ${SOURCE.pathname}`);
  return found[1].match(/[.#]+/g);
}

const bytesOf = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** Says which colour is at a place of the icon, both from 0 to 1; a maskable one has no corners of its own. */
function colourAt(x, y, rows, maskable) {
  const beyond = (at, edge, radius) => Math.max(edge + radius - at, at - (1 - edge - radius), 0);
  const within = (edge, radius) => Math.hypot(beyond(x, edge, radius), beyond(y, edge, radius)) <= radius;
  if (!maskable && !within(0, 0.2)) return undefined;
  const inset = maskable ? 0.17 : 0.1;
  if (!within(inset, 0.08)) return CASE;
  const side = (1 - 2 * inset) * 0.72;
  const at = (place) => Math.floor(((place - (1 - side) / 2) / side) * rows.length);
  return rows[at(y)]?.[at(x)] === '#' ? LIT : GLASS;
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Writes a PNG of so many pixels, each the mean of 16 samples. */
function png(size, rows, maskable) {
  const lines = [];
  for (let y = 0; y < size; y++) {
    const line = [0];
    for (let x = 0; x < size; x++) {
      const sum = [0, 0, 0, 0];
      for (let i = 0; i < 16; i++) {
        const colour = colourAt((x + (i % 4) / 4 + 0.125) / size, (y + (i >> 2) / 4 + 0.125) / size, rows, maskable);
        if (colour) bytesOf(colour).concat(255).forEach((value, channel) => (sum[channel] += value));
      }
      const covered = sum[3] / 255;
      line.push(...sum.slice(0, 3).map((value) => (covered ? Math.round(value / covered) : 0)), Math.round(sum[3] / 16));
    }
    lines.push(Buffer.from(line));
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 9 })), chunk('IEND', Buffer.alloc(0)),
  ]);
}

function svg(rows) {
  const cell = (80 * 0.72) / rows.length;
  const from = (100 - cell * rows.length) / 2;
  let path = '';
  rows.forEach((row, y) => {
    [...row].forEach((pixel, x) => {
      if (pixel === '#') path += `M${(from + x * cell).toFixed(2)} ${(from + y * cell).toFixed(2)}h${cell.toFixed(2)}v${cell.toFixed(2)}h-${cell.toFixed(2)}z`;
    });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="20" fill="${CASE}"/><rect x="10" y="10" width="80" height="80" rx="8" fill="${GLASS}"/><path fill="${LIT}" shape-rendering="crispEdges" d="${path}"/></svg>\n`;
}

/** Gives the icons: names and bytes. */
export function icons() {
  const gnome = bitmap('Gnome');
  return [
    ['icon.svg', svg(gnome)],
    ['icon-192.png', png(192, gnome, false)],
    ['icon-512.png', png(512, gnome, false)],
    ['icon-maskable.png', png(512, gnome, true)],
  ];
}
