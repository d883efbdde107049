// The flash chip, and the boot ROM's functions that erase and program it.

import { below, chance } from './chance.mjs';

const PAGE = 256;
export const SECTOR = 4096;
// Typical times of the W25Q16JV (datasheet 9.6).
const PROGRAM_NANOS = 0.7e6;
const ERASE_NANOS = 45e6;

/** Where the saved games are: the last 256 KiB of 2 MiB (firmware/memory-rp2040.x). */
export const SAVES = { start: 0x1c0000, end: 0x200000 };

/** Gives saved games of a chip that was used up: nothing is blank, and nothing is there that anybody wants. */
export const usedUp = () =>
  new Uint8Array(SAVES.end - SAVES.start).map((_, i) => (HEADER_BLANK.includes(i % SECTOR) ? 0xff : 0));

/** The bytes of a header that stay blank, also in a sector that was given up. */
const HEADER_BLANK = [14, 15, 16, 17, 18, 19];

/** Is thrown when the power goes in the middle of an operation; the bits done so far are done. */
export class PowerCut extends Error {}

/** Is thrown when the chip restarts as a drive that takes a new program. */
export class UsbBoot extends Error {}

/** Addresses in the boot ROM at which calls are caught; even, and beyond everything the firmware reads there. */
const LOOKUP = 0x100;
const FIRST_FUNCTION = 0x200;

export class Flash {
  /**
   * @param bytes the chip's content, which outlives the machine that is built around it.
   * @param watch is told of every operation before it is done: { kind, address, before, after }, kind 'erase' or 'program'.
   * @param flush empties the cache through which flash is read.
   * @param pass lets some ns pass in which the core stands still.
   */
  constructor(mcu, bytes, { watch = () => {}, flush = () => {}, pass = (nanos) => mcu.clock.tick(nanos) } = {}) {
    this.flush = flush;
    this.pass = pass;
    this.mcu = mcu;
    this.bytes = bytes;
    this.watch = watch;
    /** When the power goes, in ns since reset; an operation that is then under way is left half done. */
    this.cutAt = Infinity;
    this.erases = 0;
    this.programs = 0;
    /** Bytes that were really programmed: those that stay blank are only there to fill a page. */
    this.written = 0;
    /** When the operations began and ended, in ns since reset. */
    this.times = [];

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
      else if (tag === 'FC') this.flush();
      else if (tag === 'UB') throw new UsbBoot();
      else if (!['IF', 'EX', 'CX'].includes(tag)) throw new Error(`boot ROM function ${tag} is not modelled`);
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
      this.operate('erase', sector, new Uint8Array(SECTOR).fill(0xff), ERASE_NANOS);
    }
  }

  program(offset, data, length) {
    if (offset % PAGE || length % PAGE) throw new Error(`program of ${length} bytes at ${offset.toString(16)}`);
    for (let page = offset; page < offset + length; page += PAGE) {
      this.programs++;
      const wanted = Uint8Array.from({ length: PAGE }, (_, i) => this.mcu.readUint8(data + page - offset + i));
      this.written += wanted.reduce((sum, byte) => sum + (byte !== 0xff), 0);
      // Programming only ever clears bits.
      this.operate('program', page, wanted.map((byte, i) => byte & this.bytes[page + i]), PROGRAM_NANOS);
    }
  }

  /** Lets an operation take its time; the rest of the world goes on, and only the core stands still. */
  operate(kind, address, after, nanos) {
    if (address < SAVES.start || address + after.length > SAVES.end) {
      throw new Error(`${kind} at ${address.toString(16)}, outside of what is kept for saved games`);
    }
    const { clock } = this.mcu;
    const operation = { kind, address, before: this.bytes.slice(address, address + after.length), after };
    this.watch(operation);
    const left = this.cutAt - clock.nanos;
    if (left < nanos) {
      this.bytes.set(halfDone(operation, Math.max(0, left / nanos), chance(this.times.length)), address);
      throw new PowerCut();
    }
    this.bytes.set(after, address);
    const begin = clock.nanos;
    this.pass(nanos);
    this.times.push({ kind, begin, end: clock.nanos });
  }
}

/**
 * Gives what an operation leaves behind when the power goes after a share of it.
 *
 * No datasheet says in which order a chip's cells change, so each of these happens: byte by byte from the start, each bit by
 * chance, and for an erase also what chips do first, that is to program all cells.
 */
export function halfDone({ kind, before, after }, share, random) {
  const way = below(random, kind === 'erase' ? 3 : 2);
  // The bytes that stay as they are take no time: most of a page is there only to fill it.
  const changing = [...before.keys()].filter((i) => before[i] !== after[i]);
  const half = before.slice();
  changing.forEach((i, place) => {
    const done = share * changing.length - place;
    if (way === 0) half[i] = mix(before[i], after[i], done, random);
    else if (way === 1) half[i] = mix(before[i], after[i], share, random);
    else half[i] = mix(before[i], 0, 2 * share, random);
  });
  return half;
}

/** Gives a byte of which some bits are as after, each with this likelihood, and the rest as before. */
function mix(before, after, likelihood, random) {
  if (likelihood >= 1) return after;
  if (likelihood <= 0) return before;
  let mixed = 0;
  for (let bit = 1; bit < 256; bit <<= 1) mixed |= (random() < likelihood ? after : before) & bit;
  return mixed;
}
