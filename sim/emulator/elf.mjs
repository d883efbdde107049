// The firmware's ELF: what goes into flash, and where its symbols are.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOAD = 1; // p_type of a segment that is loaded
const SYMTAB = 2; // sh_type of the symbol table

export class Elf {
  constructor(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < 52 || view.getUint32(0) !== 0x7f454c46 || bytes[4] !== 1) throw new Error('not a 32-bit ELF file');
    const u32 = (offset) => view.getUint32(offset, true);
    const u16 = (offset) => view.getUint16(offset, true);

    /** What is in flash: segments at their physical address, which for initialised data is not where it runs. */
    this.segments = [];
    for (let i = 0, at = u32(28); i < u16(44); i++, at += u16(42)) {
      const size = u32(at + 16);
      if (u32(at) === LOAD && size > 0) {
        this.segments.push({ address: u32(at + 12), bytes: bytes.subarray(u32(at + 4), u32(at + 4) + size) });
      }
    }

    /** Symbols by name, as { address, size }. */
    this.symbols = new Map();
    const sections = Array.from({ length: u16(48) }, (_, i) => u32(32) + i * u16(46));
    for (const section of sections.filter((section) => u32(section + 4) === SYMTAB)) {
      const names = u32(sections[u32(section + 24)] + 16);
      const start = u32(section + 16);
      for (let at = start; at < start + u32(section + 20); at += 16) {
        const name = names + u32(at);
        const text = bytes.subarray(name, bytes.indexOf(0, name));
        this.symbols.set(Buffer.from(text).toString(), { address: u32(at + 4), size: u32(at + 8) });
      }
    }
  }

  static load(path) {
    return new Elf(readFileSync(path));
  }
}

const target = () => process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../target', import.meta.url));

/** Names a firmware that fails when it is asked to: $GNOMON_FAULTS_ELF, or the copy that `.ci/run` makes. */
export const faultsElf = () => process.env.GNOMON_FAULTS_ELF ?? `${target()}/firmware/faults`;

/** Names a program for the Pico 2: $GNOMON_PICO_2_ELF, or what `firmware/build.sh --pico-2` built last. It is read, never run. */
export const pico2Elf = () =>
  process.env.GNOMON_PICO_2_ELF ?? `${target()}/firmware/thumbv8m.main-none-eabihf/release/firmware`;

/**
 * Names the ELF to run: $GNOMON_ELF, or what `firmware/build.sh` or `cargo firmware` built last.
 */
export function builtElf() {
  if (process.env.GNOMON_ELF) return process.env.GNOMON_ELF;
  const built = ['firmware/', '']
    .map((folder) => `${target()}/${folder}thumbv6m-none-eabi/release/firmware`)
    .filter(existsSync)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (built.length === 0) throw new Error('no firmware found: run firmware/build.sh first, or set GNOMON_ELF');
  return built[0];
}
