// The flash chip, and the boot ROM's functions that erase and program it.

const PAGE = 256;
const SECTOR = 4096;
// Typical times of the W25Q16JV (datasheet 9.6).
const PROGRAM_NANOS = 0.7e6;
const ERASE_NANOS = 45e6;

/** Where the saved games are: the last 256 KiB of 2 MiB (memory.x). */
export const SAVES = { start: 0x1c0000, end: 0x200000 };

/** Is thrown when the power goes in the middle of an operation; the bytes done so far are done. */
export class PowerCut extends Error {}

/** Addresses in the boot ROM at which calls are caught; even, and beyond everything the firmware reads there. */
const LOOKUP = 0x100;
const FIRST_FUNCTION = 0x200;

export class Flash {
  /** @param bytes the chip's content, which outlives the machine that is built around it. */
  constructor(mcu, bytes) {
    this.mcu = mcu;
    this.bytes = bytes;
    /** When the power goes, in ns since reset; an operation that is then under way is left half done. */
    this.cutAt = Infinity;
    this.erases = 0;
    this.programs = 0;

    // The ROM's pointers are 16 bits wide: the function table at 0x14, the look-up function at 0x18 (datasheet 2.8.2).
    mcu.bootrom[0x14 >> 2] = 0;
    mcu.bootrom[0x18 >> 2] = LOOKUP | 1;
    // embassy-rp waits until the XIP stream counter is zero; rp2040js does not have that block.
    mcu.peripherals[0x14000] = { readUint32: () => 0, writeUint32() {}, writeUint32Atomic() {} };
    this.functions = new Map();
  }

  /** Does what the ROM function at the program counter does, and returns from it. */
  call() {
    const { core } = this.mcu;
    const [r0, r1, r2] = core.registers;
    const at = core.PC & ~1;
    if (at === LOOKUP) {
      core.registers[0] = this.lookUp(String.fromCharCode(r1 & 0xff, (r1 >> 8) & 0xff));
    } else {
      const tag = this.functions.get(at);
      if (tag === undefined) throw new Error(`jump to ${at.toString(16)} in the boot ROM`);
      if (tag === 'RE') this.erase(r0, r1);
      else if (tag === 'RP') this.program(r0, r1, r2);
      else if (tag === 'C4') for (let i = 0; i < r2; i += 4) core.writeUint32(r0 + i, core.readUint32(r1 + i));
      else if (!['IF', 'EX', 'FC', 'CX'].includes(tag)) throw new Error(`boot ROM function ${tag} is not modelled`);
    }
    core.PC = core.LR & ~1;
  }

  lookUp(tag) {
    for (const [address, known] of this.functions) if (known === tag) return address | 1;
    const address = FIRST_FUNCTION + 4 * this.functions.size;
    this.functions.set(address, tag);
    return address | 1;
  }

  erase(offset, length) {
    if (offset % SECTOR || length % SECTOR) throw new Error(`erase of ${length} bytes at ${offset.toString(16)}`);
    for (let sector = offset; sector < offset + length; sector += SECTOR) {
      this.erases++;
      this.spend(ERASE_NANOS, SECTOR, (from, to) => this.bytes.fill(0xff, sector + from, sector + to));
    }
  }

  program(offset, data, length) {
    if (offset % PAGE || length % PAGE) throw new Error(`program of ${length} bytes at ${offset.toString(16)}`);
    for (let page = 0; page < length; page += PAGE) {
      this.programs++;
      this.spend(PROGRAM_NANOS, PAGE, (from, to) => {
        // Programming only ever clears bits.
        for (let i = page + from; i < page + to; i++) this.bytes[offset + i] &= this.mcu.readUint8(data + i);
      });
    }
  }

  /** Lets an operation take its time; the rest of the world goes on, and only the core stands still. */
  spend(nanos, size, act) {
    const { clock } = this.mcu;
    const left = this.cutAt - clock.nanos;
    if (left < nanos) {
      act(0, Math.max(0, Math.floor((size * left) / nanos)));
      throw new PowerCut();
    }
    act(0, size);
    clock.tick(nanos);
  }
}
