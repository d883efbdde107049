// The cache through which the core reads flash: what is not in it takes its time.

const START = 0x10000000;
const END = 0x11000000; // what is read at the mirrors behind it goes past the cache
/** 16 KiB in lines of 8 bytes, two for each set (RP2040 datasheet 2.6.3.1). Which of the two goes is not said: the older one. */
const LINE_BITS = 3;
const SETS = 1024;
/**
 * What a miss costs, in cycles of the core. The second-stage boot loader for the W25Q080 (rp2040-boot2) reads four bits at a time
 * in continuous mode, at a quarter of the core's clock: 8 clocks for address and mode, 4 to wait, 2 for each of 8 bytes.
 */
const FLASH_CLOCKS = 8 + 4 + 2 * (1 << LINE_BITS);
const DIVIDER = 4;
export const MISS_CYCLES = FLASH_CLOCKS * DIVIDER;

export class XipCache {
  /** Watches what a machine reads. */
  constructor(mcu) {
    /** Of each set the line that was used last, and the one before it. */
    this.newer = new Int32Array(SETS).fill(-1);
    this.older = new Int32Array(SETS).fill(-1);
    this.misses = 0;
    this.owed = 0;
    for (const name of ['readUint32', 'readUint16', 'readUint8']) {
      const read = mcu[name].bind(mcu);
      mcu[name] = (address) => {
        if (address >= START && address < END) this.touch(address);
        return read(address);
      };
    }
  }

  touch(address) {
    const line = (address - START) >>> LINE_BITS;
    const set = line % SETS;
    if (this.newer[set] === line) return;
    if (this.older[set] !== line) {
      this.misses++;
      this.owed += MISS_CYCLES;
    }
    this.older[set] = this.newer[set];
    this.newer[set] = line;
  }

  /** Empties the cache, as the boot ROM does after flash was written. */
  flush() {
    this.newer.fill(-1);
    this.older.fill(-1);
  }

  /** Gives the cycles that the core has waited since it was asked last. */
  take() {
    const owed = this.owed;
    this.owed = 0;
    return owed;
  }
}
