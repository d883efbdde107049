#!/usr/bin/env node
// Runs the firmware behind a serial port: the desk's program, or any terminal program, talks to it as to a box at a cable.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { parseScript } from './buttons.mjs';
import { Elf, builtElf } from './elf.mjs';
import { Machine } from './machine.mjs';
import { asText } from './picture.mjs';
import { Cable } from './usb.mjs';

const USAGE = `Usage: node sim/emulator/box.mjs [ELF] [--flash FILE] [--show]

  ELF           the firmware; by default what firmware/build.sh or cargo firmware built last
  --flash FILE  keeps the saved games in a file: the last 256 KiB of flash
  --show        prints the picture whenever it changes

Prints the path of the port. Lines on standard input are presses, e.g. "DOWN OK hold:BACK".`;

/** How much time passes in the box before the port is looked at, in ms, and how far ahead of the desk it may be. */
const SLICE = 5;

/** A box whose serial port is a terminal of this computer. */
export class Box {
  constructor(elf, options) {
    this.machine = Machine.started(elf, options);
    this.cable = this.machine.cable = new Cable(this.machine);
    this.cable.plug();
    if (!this.machine.run(300, () => this.cable.known)) throw new Error('the box was not found');
    this.presses = [];
    this.stopped = false;
  }

  /** Opens the port and gives its path. */
  async open() {
    const path = fileURLToPath(new URL('pty.py', import.meta.url));
    this.pty = spawn('python3', [path], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.cable.onData = (bytes) => this.toPort(bytes);
    let rest = Buffer.alloc(0);
    const port = new Promise((resolve, reject) => {
      this.pty.on('error', reject);
      this.pty.stdout.on('data', (data) => {
        rest = Buffer.concat([rest, data]);
        while (rest.length >= 3 && rest.length >= 3 + rest.readUInt16BE(1)) {
          const bytes = rest.subarray(3, 3 + rest.readUInt16BE(1));
          const kind = String.fromCharCode(rest[0]);
          rest = rest.subarray(3 + bytes.length);
          if (kind === 'P') resolve(bytes.toString());
          else if (kind === 'D') this.cable.write(Uint8Array.from(bytes));
          else this.setOpen(kind === 'O');
        }
      });
    });
    this.port = await port;
    this.live();
    return this.port;
  }

  setOpen(isOpen) {
    this.cable.outgoing.length = 0;
    this.cable.open(isOpen);
  }

  toPort(bytes) {
    this.cable.received = '';
    const head = Buffer.from([0x44, bytes.length >> 8, bytes.length & 0xff]);
    this.pty.stdin.write(Buffer.concat([head, bytes]));
  }

  /** Lets time pass in the box as on the desk, or slower where it takes longer. */
  live() {
    const begun = performance.now() - this.machine.ms;
    const slice = () => {
      if (this.stopped) return;
      try {
        if (this.presses.length) this.machine.play(this.presses.shift());
        else this.machine.run(SLICE);
        this.onSlice?.();
      } catch (error) {
        this.stop();
        throw error;
      }
      const ahead = begun + this.machine.ms - performance.now();
      if (ahead > SLICE) setTimeout(slice, ahead);
      else setImmediate(slice);
    };
    slice();
  }

  /** Presses buttons as soon as it can. */
  press(script) {
    parseScript(script);
    this.presses.push(script);
  }

  /** Waits until something is so. */
  async until(is) {
    while (!is(this) && !this.stopped) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  stop() {
    this.stopped = true;
    this.pty?.stdin.end();
    this.pty?.kill();
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { flash: { type: 'string' }, show: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return console.log(USAGE);
  if (positionals.length > 1) throw new Error(`too many arguments\n${USAGE}`);
  const saves = values.flash && existsSync(values.flash) ? readFileSync(values.flash) : null;
  const box = new Box(Elf.load(positionals[0] ?? builtElf()), { saves });
  if (values.show) {
    let before = '';
    box.onSlice = () => {
      const picture = asText(box.machine.display.rows());
      if (picture !== before) console.log((before = picture));
    };
  }
  console.log(await box.open());
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (text) => {
    for (const line of text.split('\n').filter((line) => line.trim())) {
      try {
        box.press(line);
      } catch (error) {
        console.error(`box.mjs: ${error.message}`);
      }
    }
  });
  const end = () => {
    if (values.flash) writeFileSync(values.flash, box.machine.saves);
    box.stop();
    process.exit();
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(`box.mjs: ${error.message}`);
    process.exitCode = 1;
  });
}
