// The box: a Pico with a display and five buttons, and the time that passes in it.

import { RP2040 } from 'rp2040js';

import { BUTTONS, parseScript } from './buttons.mjs';
import { Flash, PowerCut, SAVES, SECTOR } from './flash.mjs';
import { Bus } from './i2c.mjs';
import { readLog } from './log.mjs';
import { Pio } from './pio.mjs';
import { Sh1106 } from './sh1106.mjs';
import { Ssd1306 } from './ssd1306.mjs';
import { carryOver, reason, watch } from './watchdog.mjs';
import { XipCache } from './xip.mjs';

/** The chips that boards carry. */
const CHIPS = { ssd1306: Ssd1306, sh1106: Sh1106 };
const FLASH_START = 0x10000000;
const VECTOR_TABLE = 0x10000100; // behind the second-stage boot loader, which would put it into VTOR
const ROM_END = 0x4000;
const MS = 1e6; // in ns
const PIEZO = 15; // its pin
/** Pins on which a build with the feature `faults` fails when they are low (pins.rs). */
const FAULTS = { panic: 16, hang: 17, start: 18 };
const MPU = [0xd90, 0xda0]; // its registers, which rp2040js does not have

/** Tells whether no sector begins with our mark, GNOM. */
const keepsNothing = (saves) => saves.every((byte, i) => i % SECTOR !== 0 || byte !== 'G'.charCodeAt(0));

export class Machine {
  /**
   * `panel` says what is different about the panel: see Ssd1306 for what a board may do. With `cached` reading flash takes its
   * time, as on the chip: tests do without, for what they look at does not depend on it.
   */
  constructor(elf, { saves = null, plugged = true, chip = 'ssd1306', address = 0x3c, panel = {}, cached = false } = {}) {
    this.elf = elf;
    this.cached = cached;
    this.flashBytes = new Uint8Array(SAVES.end).fill(0xff);
    for (const { address, bytes } of elf.segments) this.flashBytes.set(bytes, address - FLASH_START);
    if (saves) this.flashBytes.set(saves.subarray(0, SAVES.end - SAVES.start), SAVES.start);
    this.pressed = new Set();
    this.grounded = new Set();
    /** Is told of every erase and every write before it is done; see Flash. */
    this.onFlash = () => {};
    /** Is told of every instant, in ms since reset, at which the piezo's pin goes up. */
    this.onPiezo = () => {};
    /** What the box hangs on, if it hangs on a computer; see usb.mjs. */
    this.cable = null;
    this.display = Object.assign(new CHIPS[chip]({ nanos: 0 }), panel);
    this.display.plugged = plugged;
    this.address = address;
    this.powerOn();
  }

  /** Gives a box that shows its first picture; one that has kept nothing was told its language, English. */
  static started(elf, options) {
    const machine = new Machine(elf, options);
    machine.run(200);
    if (!options?.saves || keepsNothing(options.saves)) machine.chooseLanguage();
    return machine;
  }

  /** Gives a new box that shows its first picture: the question for the language. */
  static fresh(elf, options) {
    const machine = new Machine(elf, options);
    machine.run(200);
    return machine;
  }

  /** Answers the first question of a new box: English. */
  chooseLanguage() {
    this.play('OK');
    this.run(200);
  }

  /** Switches on: RAM is noise, the display starts anew, flash is as it was left. */
  powerOn() {
    this.restarts = 0;
    this.display.powerOn();
    this.build();
    let seed = 0x2040;
    const noise = new Uint32Array(this.mcu.sram.buffer);
    for (let i = 0; i < noise.length; i++) noise[i] = seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  }

  /** Restarts as the watchdog does. */
  restart() {
    const before = this.mcu;
    this.restarts++;
    this.build();
    carryOver(before, this.mcu);
  }

  build() {
    const mcu = (this.mcu = new RP2040());
    const { core } = mcu;
    this.clock = mcu.clock;
    mcu.logger = {
      debug() {},
      // rp2040js executes SEV as nothing and says so; embassy's executor needs the WFE that follows to fall through.
      info: (_, text) => text === 'SEV' && (core.eventRegistered = true),
      // Registers that are not modelled (ROSC, VREG, SDA_HOLD) and do not matter here.
      warn() {},
      error: (name, text) => {
        throw new Error(`${name}: ${text}`);
      },
    };
    mcu.flash.set(this.flashBytes.subarray(0, SAVES.end));
    this.flashBytes = mcu.flash;
    this.cache = this.cached ? new XipCache(mcu) : null;
    this.pio = new Pio(mcu);
    this.flash = new Flash(mcu, mcu.flash, {
      watch: (operation) => this.onFlash(operation),
      flush: () => this.cache?.flush(),
      pass: (nanos) => this.pio.pass(nanos, this.cycleNanos),
    });
    this.display.clock = this.clock;
    this.bus = new Bus(mcu, new Map([[this.address, this.display]]));
    this.bitten = false;
    watch(mcu, () => (this.bitten = true));
    giveMpu(mcu);
    this.cable?.attach();

    // What hangs on the pins: pull-ups on the bus, and buttons that are open unless pressed.
    for (const pin of [4, 5]) mcu.gpio[pin].setInputValue(true);
    for (const pin of Object.values(FAULTS)) mcu.gpio[pin].setInputValue(!this.grounded.has(pin));
    for (const [button, pin] of Object.entries(BUTTONS)) mcu.gpio[pin].setInputValue(!this.pressed.has(button));

    let high = false;
    const piezo = mcu.gpio[PIEZO];
    piezo.addListener(() => {
      const before = high;
      high = piezo.outputValue && piezo.outputEnable;
      if (high && !before) this.onPiezo(this.ms);
    });

    this.cycleNanos = 1e9 / mcu.clkSys;
    mcu.addClockListener((frequency) => (this.cycleNanos = 1e9 / frequency));
    /** Figures since reset: instructions' cycles, time not asleep, and the deepest that the stack reached. */
    this.cycles = 0;
    this.awakeNanos = 0;
    this.lowestStack = 0xffffffff;
    core.VTOR = VECTOR_TABLE;
    core.reset();
  }

  /** Tells how many ms passed since the last reset. */
  get ms() {
    return this.clock.nanos / MS;
  }

  /** Says why the program started last. */
  get reason() {
    return ['power-on', 'watchdog', 'restart'][reason(this.mcu)];
  }

  /** Gives the part of flash that keeps saved games. */
  get saves() {
    return this.flashBytes.slice(SAVES.start, SAVES.end);
  }

  /** Lets time pass, in ms; stops early when `done` says so after an instruction or a sleep. Says whether it did. */
  run(ms, done = () => false) {
    // Counted as a sum of steps, for a restart sets the clock back to zero. Less than a nanosecond is rounding.
    let left = ms * MS;
    while (left >= 1) {
      left -= this.step(left);
      if (this.bitten) this.restart();
      if (done(this)) return true;
    }
    return false;
  }

  /** Executes one instruction or sleeps through to the next alarm, but not longer than `limit`; says how long it took. */
  step(limit) {
    const { clock, mcu } = this;
    const { core } = mcu;
    const before = clock.nanos;
    if (core.waiting) {
      const alarm = clock.nextAlarm;
      clock.tick(alarm ? Math.min(alarm.nanos - before, limit) : limit);
      return clock.nanos - before;
    }
    if (core.PC < ROM_END) this.flash.call();
    if (core.SP < this.lowestStack) this.lowestStack = core.SP;
    const cycles = core.executeInstruction() + (this.cache?.take() ?? 0);
    this.cycles += cycles;
    clock.tick(cycles * this.cycleNanos);
    this.awakeNanos += clock.nanos - before;
    return clock.nanos - before;
  }

  /** Opens or closes a contact, now. */
  button(name, down) {
    if (down) this.pressed.add(name);
    else this.pressed.delete(name);
    this.mcu.gpio[BUTTONS[name]].setInputValue(!down);
  }

  /** Asks a build with the feature `faults` to fail, or no longer to: 'panic' or 'hang' in a task, or at every 'start'. */
  askFault(kind, asked = true) {
    const pin = FAULTS[kind];
    if (asked) this.grounded.add(pin);
    else this.grounded.delete(pin);
    this.mcu.gpio[pin].setInputValue(!asked);
  }

  /** Plays a script of presses. */
  play(script) {
    for (const { button, down, wait } of parseScript(script)) {
      if (wait !== undefined) this.run(wait);
      else this.button(button, down);
    }
  }

  /** Opens and closes a contact at instants in ms from now, beginning with closing it; the core may stand still then. */
  edges(name, instants) {
    instants.forEach((ms, i) => this.clock.createAlarm(() => this.button(name, i % 2 === 0)).schedule(ms * MS));
  }

  /** Does something in `ms` from now. */
  later(ms, act) {
    this.clock.createAlarm(act).schedule(ms * MS);
  }

  /** Lets the core stand still, as an erase of flash does. */
  freeze(ms) {
    this.pio.pass(ms * MS, this.cycleNanos);
  }

  /** Turns the level of a button's pin around in `at` ms from now, for `ms`, whatever its contact does. */
  glitch(name, at, ms) {
    const pin = this.mcu.gpio[BUTTONS[name]];
    this.later(at, () => pin.setInputValue(this.pressed.has(name)));
    this.later(at + ms, () => pin.setInputValue(!this.pressed.has(name)));
  }

  /** Cuts the power in `ms` from now, be it in the middle of a write to flash, and switches on again. */
  cutPower(ms) {
    this.flash.cutAt = this.clock.nanos + ms * MS;
    try {
      this.run(ms);
    } catch (error) {
      if (!(error instanceof PowerCut)) throw error;
    }
    this.powerOn();
  }

  /** Makes the program hang: interrupts are served, but no task runs any more. */
  hang() {
    const address = 0x20030000; // in the middle of the RAM between the statics and the stack
    this.mcu.writeUint16(address, 0xbf30); // WFI
    this.mcu.writeUint16(address + 2, 0xe7fd); // back to it
    this.mcu.core.PC = address;
  }

  /** Makes the program fault, as a wrong pointer would. */
  fault() {
    this.mcu.core.waiting = false;
    this.mcu.core.exceptionEntry(3);
  }

  /** Gives what the program logged and the buffer still holds. */
  log() {
    return readLog(this.mcu, this.elf);
  }
}

/** Lets the firmware set its stack guard up. It guards nothing here. */
function giveMpu({ ppb }) {
  const registers = new Map();
  const [read, write] = [ppb.readUint32.bind(ppb), ppb.writeUint32.bind(ppb)];
  const isMpu = (offset) => offset >= MPU[0] && offset <= MPU[1];
  ppb.readUint32 = (offset) => (isMpu(offset) ? (registers.get(offset) ?? 0) : read(offset));
  ppb.writeUint32 = (offset, value) => (isMpu(offset) ? void registers.set(offset, value) : write(offset, value));
}
