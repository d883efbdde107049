// A UF2 file, as it is dropped onto a Pico: blocks of flash, each with its address.

const BLOCK = 512;
const HEAD = 32;
/** The words that mark a block: two at its head, one at its end. */
const MAGIC = { first: 0x0a324655, second: 0x9e5d5157, last: 0x0ab16f30 };

/** Reads a file into what the machine takes: { address, bytes } of each block. */
export function readUf2(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const word = (offset) => view.getUint32(offset, true);
  if (file.length === 0 || file.length % BLOCK) throw new Error('not a UF2 file: it is no whole number of blocks');
  return Array.from({ length: file.length / BLOCK }, (_, number) => {
    const at = number * BLOCK;
    if (word(at) !== MAGIC.first || word(at + 4) !== MAGIC.second || word(at + BLOCK - 4) !== MAGIC.last) {
      throw new Error(`not a UF2 file: block ${number} has no mark`);
    }
    return { address: word(at + 12), bytes: file.subarray(at + HEAD, at + HEAD + word(at + 16)) };
  });
}
