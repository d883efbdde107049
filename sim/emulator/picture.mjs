// What the display shows, as text and as PNG.

import { deflateSync, inflateSync } from 'node:zlib';

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

/** Reads a PNG in RGB with 8 bits, as the simulator writes it: { width, height, red(x, y) }. */
export function readPng(bytes) {
  const data = [];
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  const [width, height, depth, color] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes[24], bytes[25]];
  if (depth !== 8 || color !== 2) throw new Error('not a PNG in RGB with 8 bits');
  const lines = inflateSync(Buffer.concat(data));
  const size = width * 3;
  const pixels = Buffer.alloc(size * height);
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (size + 1)];
    const line = lines.subarray(y * (size + 1) + 1, (y + 1) * (size + 1));
    const above = y > 0 ? pixels.subarray((y - 1) * size, y * size) : Buffer.alloc(size);
    unfilter(filter, line, above, pixels.subarray(y * size, (y + 1) * size));
  }
  return { width, height, red: (x, y) => pixels[y * size + x * 3] };
}

/** Undoes the filter of a line (PNG specification 9): what is written is the difference to a guess from its neighbours. */
function unfilter(filter, line, above, pixels) {
  for (let i = 0; i < line.length; i++) {
    const left = i >= 3 ? pixels[i - 3] : 0;
    let guess = 0;
    if (filter === 1) guess = left;
    else if (filter === 2) guess = above[i];
    else if (filter === 3) guess = (left + above[i]) >> 1;
    else if (filter === 4) guess = paeth(left, above[i], i >= 3 ? above[i - 3] : 0);
    pixels[i] = line[i] + guess;
  }
}

/** Gives that of three neighbours which is nearest to left + above - corner. */
function paeth(left, above, corner) {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
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
