// What the display shows, as text and as PNG.

import { deflateSync } from 'node:zlib';

/** Gives rows of '#' and '.' as half blocks, two rows of pixels per line. */
export function asText(rows) {
  const lines = [];
  for (let y = 0; y < rows.length; y += 2) {
    lines.push([...rows[y]].map((top, x) => ' ▀▄█'[(top === '#') + 2 * (rows[y + 1][x] === '#')]).join(''));
  }
  return lines.join('\n');
}

/** Gives rows of '#' and '.' as a PNG in grey, each pixel `scale` wide and high. */
export function asPng(rows, scale = 4) {
  const width = rows[0].length * scale;
  const lines = rows.flatMap((row) => {
    const line = Buffer.alloc(1 + width); // a line starts with its filter: none
    [...row].forEach((pixel, x) => line.fill(pixel === '#' ? 0xff : 0x00, 1 + x * scale, 1 + (x + 1) * scale));
    return Array(scale).fill(line);
  });
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]); // 8 bits of grey, no interlacing
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length * scale, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.concat(lines), { level: 9 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
