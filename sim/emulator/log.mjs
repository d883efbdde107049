// The firmware's log: defmt's frames in the RTT buffer. `defmt-print -e ELF` words them in full; here it is enough to find
// the texts that a frame carries and the format string that it names.

/** Gives the logged frames, oldest first, as { format, text }: the format string, and the arguments' bytes as text. */
export function readLog(mcu, elf) {
  const control = elf.symbols.get('_SEGGER_RTT').address;
  // After its 16 bytes of name and two counts comes the first buffer: name, start, size, write and read position.
  const [start, size, end] = [28, 32, 36].map((offset) => mcu.readUint32(control + offset));
  const bytes = Array.from({ length: Math.min(end, size) }, (_, i) => mcu.readUint8(start + i));
  const formats = new Map();
  for (const [name, { address }] of elf.symbols) if (name.startsWith('{"package"')) formats.set(address, JSON.parse(name).data);
  const frames = [];
  for (let from = 0, to; (to = bytes.indexOf(0, from)) >= 0; from = to + 1) {
    const frame = decode(bytes.slice(from, to));
    if (frame.length < 2) continue;
    const format = formats.get(frame[0] | (frame[1] << 8)) ?? '?';
    frames.push({ format, text: Buffer.from(frame.slice(2)).toString('latin1') });
  }
  return frames;
}

/** Undoes rzcobs, which keeps zeros out of frames: from the end, a byte below 0x80 says which of the next 7 are zero. */
function decode(frame) {
  const bytes = [...frame];
  const decoded = [];
  while (bytes.length > 0) {
    const code = bytes.pop();
    const take = (count) => {
      for (let i = 0; i < count; i++) decoded.push(bytes.pop() ?? 0);
    };
    if (code === 0xff) take(134);
    else if (code & 0x80) {
      decoded.push(0);
      take((code & 0x7f) + 7);
    } else {
      for (let bit = 6; bit >= 0; bit--) {
        if (code & (1 << bit)) decoded.push(0);
        else take(1);
      }
    }
  }
  return decoded.reverse();
}
