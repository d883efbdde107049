// The cache through which the core reads flash: what is not in it takes its time.

const START = 0x10000000;
const END = 0x11000000; // what is read at the mirrors behind it goes past the cache
/** 16 KiB in lines of 8 bytes, two for each set (RP2040 datasheet 2.6.3.1). Which of the two goes is not said: the older one. */
const LINE_BITS = 3;
const SETS = 1024;
const BOOT_LOADER = 0x100; // its length
/** A miss in cycles of flash: four bits at a time in continuous mode, 8 for address and mode, 4 to wait, 2 for each of 8 bytes. */
const FLASH_CLOCKS = 8 + 4 + 2 * (1 << LINE_BITS);
/** Where the second-stage boot loader for the W25Q080 says how fast flash is: `movs r1, #N` and `str r1, [r3, #BAUDR]`. */
const STORES_DIVIDER = [0x21, 0x59, 0x61];

/** Reads from a boot loader by how much it divides the core's clock for flash. */
export function divider(bootLoader) {
  const at = bootLoader.findIndex((_, i) => STORES_DIVIDER.every((byte, j) => bootLoader[i + 1 + j] === byte));
  if (at < 0) throw new Error('the boot loader does not say how fast flash is');
  return bootLoader[at];
}

export class XipCache {
  /** Watches what a machine reads, the flash of which begins with the boot loader. */
  constructor(mcu) {
    /** What a miss costs, in cycles of the core. */
    this.missCycles = FLASH_CLOCKS * divider(mcu.flash.subarray(0, BOOT_LOADER));
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
      this.owed += this.missCycles;
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
