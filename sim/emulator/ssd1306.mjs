// The display: an SSD1306 with 128x64 pixels, as far as its datasheet (rev. 1.1) describes what can be seen.

export const WIDTH = 128;
export const HEIGHT = 64;
const PAGES = HEIGHT / 8;

/** How many bytes follow a command (datasheet 9, table 9-1). */
const ARGUMENTS = new Map([
  [0x20, 1], [0x21, 2], [0x22, 2], [0x26, 6], [0x27, 6], [0x29, 5], [0x2a, 5], [0x81, 1], [0x8d, 1], [0xa3, 2],
  [0xa8, 1], [0xad, 1], [0xd3, 1], [0xd5, 1], [0xd9, 1], [0xda, 1], [0xdb, 1],
]);

export class Ssd1306 {
  constructor(clock) {
    this.clock = clock;
    this.plugged = true;
    this.stuck = false;
    /** Whether it acknowledges only what is written to it, as some clones do. */
    this.deaf = false;
    /** The lowest four bits of its status, which no datasheet describes: boards differ. */
    this.sign = 0x03;
    /** When it first acknowledges anything, in ns since reset: some boards hold it in reset for long. */
    this.wakesAt = 0;
    this.powerOn();
  }

  /** Sets what the datasheet gives as reset values; memory is noise. */
  powerOn() {
    let seed = 0x1306;
    this.memory = Uint8Array.from({ length: WIDTH * PAGES }, () => (seed = (seed * 75 + 74) % 65537) & 0xff);
    this.on = false;
    this.pump = false;
    this.contrast = 0x7f;
    this.precharge = 0x22;
    this.vcom = 0x20;
    this.inverted = false;
    this.allOn = false;
    this.mode = 2; // 0 horizontal, 1 vertical, 2 page addressing
    this.columns = [0, WIDTH - 1];
    this.pages = [0, PAGES - 1];
    this.column = 0;
    this.page = 0;
    this.remapped = false;
    this.comReversed = false;
    this.startLine = 0;
    this.offset = 0;
    this.command = [];
    /** When the picture last changed in any way, and when the panel was switched on, in ns since reset. */
    this.changedAt = null;
    this.onAt = null;
  }

  unplug() {
    this.plugged = false;
  }

  /** Plugs the display in again: it has lost everything. */
  plug() {
    this.powerOn();
    this.plugged = true;
  }

  /** Says whether it acknowledges its address. */
  answers(read) {
    return this.plugged && !(read && this.deaf) && this.clock.nanos >= this.wakesAt;
  }

  /** Changes registers as a static discharge does, while the panel stays on. */
  loseRegisters() {
    this.remapped = false;
    this.comReversed = false;
    this.startLine = 17;
    this.contrast = 0;
  }

  start() {
    this.control = null;
    this.command = [];
  }

  /** Takes a byte: a control byte says what the next one is, or with its highest bit clear, all the rest (8.1.5.2). */
  write(byte) {
    if (this.control === null) {
      this.control = byte;
      return;
    }
    if (this.control & 0x40) this.data(byte);
    else this.commandByte(byte);
    if (this.control & 0x80) this.control = null;
  }

  /** Gives the status register: bit 6 is set while the panel is off. */
  read() {
    return (this.on ? 0 : 0x40) | this.sign;
  }

  data(byte) {
    // The order of the columns counts when they are written, not when they are shown (10.1.8).
    const segment = this.remapped ? WIDTH - 1 - this.column : this.column;
    this.memory[this.page * WIDTH + segment] = byte;
    this.changedAt = this.clock.nanos;
    const next = ([first, last], value) => (value >= last ? first : value + 1);
    if (this.mode === 2) {
      this.column = (this.column + 1) % WIDTH;
    } else if (this.mode === 0) {
      this.column = next(this.columns, this.column);
      if (this.column === this.columns[0]) this.page = next(this.pages, this.page);
    } else {
      this.page = next(this.pages, this.page);
      if (this.page === this.pages[0]) this.column = next(this.columns, this.column);
    }
  }

  commandByte(byte) {
    this.command.push(byte);
    const [code, a, b] = this.command;
    if (this.command.length <= (ARGUMENTS.get(code) ?? 0)) return;
    this.command = [];
    this.changedAt = this.clock.nanos;
    if (code <= 0x0f) this.column = (this.column & 0x70) | code;
    else if (code <= 0x1f) this.column = ((code & 0x07) << 4) | (this.column & 0x0f);
    else if (code === 0x20) this.mode = a & 3;
    else if (code === 0x21) [this.columns, this.column] = [[a & 127, b & 127], a & 127];
    else if (code === 0x22) [this.pages, this.page] = [[a & 7, b & 7], a & 7];
    else if (code >= 0x40 && code <= 0x7f) this.startLine = code & 63;
    else if (code === 0x81) this.contrast = a;
    else if (code === 0x8d) this.pump = Boolean(a & 4);
    else if ((code & 0xfe) === 0xa0) this.remapped = Boolean(code & 1);
    else if ((code & 0xfe) === 0xa4) this.allOn = Boolean(code & 1);
    else if ((code & 0xfe) === 0xa6) this.inverted = Boolean(code & 1);
    else if ((code & 0xfe) === 0xae) this.switch(Boolean(code & 1));
    else if (code >= 0xb0 && code <= 0xb7) this.page = code & 7;
    else if ((code & 0xf0) === 0xc0) this.comReversed = Boolean(code & 8);
    else if (code === 0xd3) this.offset = a & 63;
    else if (code === 0xd9) this.precharge = a;
    else if (code === 0xdb) this.vcom = a;
  }

  switch(on) {
    if (on && !this.on) this.onAt = this.clock.nanos;
    this.on = on;
  }

  stop() {}

  /** Says whether anything can be seen: without its charge pump the panel has no voltage to light pixels with. */
  get lit() {
    return this.plugged && this.on && this.pump;
  }

  /**
   * Says whether the eye sees a pixel lit. The usual boards mount the glass so that a picture stands upright with
   * columns and rows both reversed.
   */
  pixel(x, y) {
    if (!this.lit) return false;
    if (this.allOn) return true;
    const row = ((this.comReversed ? y : HEIGHT - 1 - y) + this.startLine + this.offset) % HEIGHT;
    const bit = (this.memory[(row >> 3) * WIDTH + WIDTH - 1 - x] >> (row & 7)) & 1;
    return Boolean(bit) !== this.inverted;
  }

  /** Gives what the eye sees as rows of '#' and '.', for comparing. */
  rows() {
    return Array.from({ length: HEIGHT }, (_, y) =>
      Array.from({ length: WIDTH }, (_, x) => (this.pixel(x, y) ? '#' : '.')).join(''),
    );
  }

  litPixels() {
    return this.rows().join('').replaceAll('.', '').length;
  }
}
