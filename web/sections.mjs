// Takes a program of WebAssembly apart, and puts one together.

/** Kinds of sections. */
export const [CUSTOM, CODE, DATA, DATA_COUNT] = [0, 10, 11, 12];

/** The bytes of the magic and the version. */
const HEAD = 8;
const I32_CONST = 0x41;
const END = 0x0b;

/** Reads a number: its value, and where what follows it begins. */
export function leb(bytes, at) {
  let [value, shift] = [0, 0];
  for (;;) {
    const byte = bytes[at++];
    value += (byte & 0x7f) * 2 ** shift;
    shift += 7;
    if (byte < 0x80) return [value, at];
  }
}

/** Lists its sections: { kind, start, end }. */
export function sections(program) {
  const all = [];
  for (let at = HEAD; at < program.length; ) {
    const [size, start] = leb(program, at + 1);
    all.push({ kind: program[at], start, end: start + size });
    at = start + size;
  }
  return all;
}

/** Lists what of a program lies in memory when it starts: { place, bytes }, a view each. */
export function memory(program) {
  const { start } = sections(program).find(({ kind }) => kind === DATA);
  let [count, at] = leb(program, start);
  return Array.from({ length: count }, () => {
    if (program[at] !== 0 || program[at + 1] !== I32_CONST) throw new Error('a segment that lies at no known place');
    const [place, end] = leb(program, at + 2);
    const [length, first] = leb(program, end + 1);
    at = first + length;
    return { place, bytes: program.subarray(first, at) };
  });
}

/** Writes a number. */
export function number(value) {
  const bytes = [];
  for (; value >= 0x80; value = Math.floor(value / 0x80)) bytes.push((value & 0x7f) | 0x80);
  return Buffer.from([...bytes, value]);
}

/** Writes bytes with their number before them. */
export const long = (bytes) => Buffer.concat([number(bytes.length), bytes]);

/** Writes a place in memory, a number with a sign. */
function address(place) {
  const bytes = number(place);
  // Its highest bit would be taken for the sign.
  if (!(bytes.at(-1) & 0x40)) return bytes;
  bytes[bytes.length - 1] |= 0x80;
  return Buffer.concat([bytes, Buffer.of(0)]);
}

/** Gives a program with other bytes in memory when it starts: a list as `memory` gives it. */
export function withMemory(program, segments) {
  const all = segments.map(({ place, bytes }) => Buffer.concat([Buffer.of(0, I32_CONST), address(place), Buffer.of(END), long(bytes)]));
  const others = { [DATA]: Buffer.concat([number(segments.length), ...all]), [DATA_COUNT]: number(segments.length) };
  const parts = sections(program).map(({ kind, start, end }) => [Buffer.of(kind), long(others[kind] ?? program.subarray(start, end))]);
  return Buffer.concat([program.subarray(0, HEAD), ...parts.flat()]);
}
