// What picotool tells about a program: the binary info that it finds in it.

const BEGIN = 0x7188ebf2;
const END = 0xe71aa390;
const SEARCHED = 256; // bytes at the beginning of a program in which picotool looks, behind a boot loader of the RP2040
const TAG = 0x5052; // RP
const TEXT = 6; // kinds of entries
const NAMED_PINS = 9;
/** The texts by their numbers. */
const TEXTS = new Map([
  [0x02031c86, 'name'],
  [0x11a9bc3a, 'version'],
  [0xb6a07c19, 'description'],
  [0x4275f0d3, 'build'],
  [0xb63cffbb, 'board'],
]);

/** Reads what an ELF says of itself; `start` is where the program begins in flash. */
export function binaryInfo(elf, start, searched = SEARCHED) {
  const byte = (address) => {
    const segment = elf.segments.find(({ address: from, bytes }) => address >= from && address < from + bytes.length);
    if (!segment) throw new Error(`nothing at 0x${address.toString(16)}`);
    return segment.bytes[address - segment.address];
  };
  const half = (address) => byte(address) | (byte(address + 1) << 8);
  const word = (address) => (half(address) | (half(address + 2) << 16)) >>> 0;
  const text = (address) => {
    let read = '';
    for (let at = address; byte(at) !== 0; at++) read += String.fromCharCode(byte(at));
    return read;
  };

  let header = start;
  while (word(header) !== BEGIN || word(header + 16) !== END) {
    header += 4;
    if (header + 20 > start + searched) throw new Error('no binary info where picotool looks for it');
  }
  const info = { pins: new Map() };
  for (let at = word(header + 4); at < word(header + 8); at += 4) {
    const entry = word(at);
    if (half(entry + 2) !== TAG) throw new Error(`an entry of nobody: ${half(entry + 2)}`);
    if (half(entry) === TEXT) info[TEXTS.get(word(entry + 4))] = text(word(entry + 8));
    else if (half(entry) === NAMED_PINS) info.pins.set(Math.log2(word(entry + 4)), text(word(entry + 8)));
    else throw new Error(`an entry of kind ${half(entry)}`);
  }
  return info;
}
