// Takes a program of WebAssembly apart.

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
  // Behind the magic and the version.
  for (let at = 8; at < program.length; ) {
    const [size, start] = leb(program, at + 1);
    all.push({ kind: program[at], start, end: start + size });
    at = start + size;
  }
  return all;
}
