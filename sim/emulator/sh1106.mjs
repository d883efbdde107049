// The other display: an SH1106 with glass of 128x64 pixels, as far as its datasheet (v2.3) describes what can be seen.

import { HEIGHT, Ssd1306, WIDTH } from './ssd1306.mjs';

const COLUMNS = 132;
/** The columns at either side that the glass does not show. */
const MARGIN = (COLUMNS - WIDTH) / 2;

/** The commands that are followed by a byte. */
const WITH_ARGUMENT = new Set([0x81, 0xa8, 0xad, 0xd3, 0xd5, 0xd9, 0xda, 0xdb]);

export class Sh1106 extends Ssd1306 {
  constructor(clock) {
    super(clock);
    this.sign = 0x08;
  }

  powerOn() {
    super.powerOn();
    let seed = 0x1106;
    this.memory = Uint8Array.from({ length: (COLUMNS * HEIGHT) / 8 }, () => (seed = (seed * 75 + 74) % 65537) & 0xff);
    this.pump = true; // its own voltage is on after a reset
    this.modifies = null; // the column to which the end of read-modify-write returns
    this.readsMemory = false;
    this.dummy = false;
    /** Commands that it does not have. */
    this.unknown = [];
  }

  write(byte) {
    const isControl = this.control === null;
    super.write(byte);
    // Data that is announced may also be read.
    if (isControl) this.readsMemory = byte === 0x40;
  }

  stop() {
    this.readsMemory = false;
  }

  /** Gives its status, or with data announced before, a byte that means nothing and then its memory. */
  read() {
    if (!this.readsMemory) return super.read();
    if (this.dummy) {
      this.dummy = false;
      return 0x5a;
    }
    const byte = this.memory[this.page * COLUMNS + this.column];
    if (this.modifies === null) this.column = Math.min(this.column + 1, COLUMNS - 1);
    return byte;
  }

  data(byte) {
    if (this.column < COLUMNS) this.memory[this.page * COLUMNS + this.column] = byte;
    this.column = Math.min(this.column + 1, COLUMNS - 1);
    this.changedAt = this.clock.nanos;
  }

  commandByte(byte) {
    this.command.push(byte);
    const [code, a] = this.command;
    if (this.command.length <= (WITH_ARGUMENT.has(code) ? 1 : 0)) return;
    this.command = [];
    this.changedAt = this.clock.nanos;
    if (code <= 0x1f) {
      const high = code >= 0x10;
      this.column = high ? ((code & 0x0f) << 4) | (this.column & 0x0f) : (this.column & 0xf0) | code;
      this.dummy = true;
    } else if (code >= 0x40 && code <= 0x7f) this.startLine = code & 63;
    else if (code === 0x81) this.contrast = a;
    else if ((code & 0xfe) === 0xa0) this.remapped = Boolean(code & 1);
    else if ((code & 0xfe) === 0xa4) this.allOn = Boolean(code & 1);
    else if ((code & 0xfe) === 0xa6) this.inverted = Boolean(code & 1);
    else if (code === 0xad) this.pump = Boolean(a & 1);
    else if ((code & 0xfe) === 0xae) this.switch(Boolean(code & 1));
    else if (code >= 0xb0 && code <= 0xb7) this.page = code & 7;
    else if ((code & 0xf0) === 0xc0) this.comReversed = Boolean(code & 8);
    else if (code === 0xd3) this.offset = a & 63;
    else if (code === 0xd9) this.precharge = a;
    else if (code === 0xe0) this.modifies = this.column;
    else if (code === 0xee && this.modifies !== null) [this.column, this.modifies] = [this.modifies, null];
    else if (code === 0xdb || !(WITH_ARGUMENT.has(code) || code === 0xe3 || (code & 0xfc) === 0x30)) {
      // The level VCOM is among them: it exists, and it has left boards dark.
      this.unknown.push(code);
    }
  }

  /** The order of the columns counts when they are shown: what is written stays where it is. */
  pixel(x, y) {
    if (!this.lit) return false;
    if (this.allOn) return true;
    const row = ((this.comReversed ? y : HEIGHT - 1 - y) + this.startLine + this.offset) % HEIGHT;
    const column = this.remapped ? x + MARGIN : COLUMNS - 1 - MARGIN - x;
    const bit = (this.memory[(row >> 3) * COLUMNS + column] >> (row & 7)) & 1;
    return Boolean(bit) !== this.inverted;
  }
}
