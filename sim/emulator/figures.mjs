#!/usr/bin/env node
// Prints the firmware's figures as one table: exact counts on the real ELF, the same in every run.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseScript } from './buttons.mjs';
import { Elf, builtElf } from './elf.mjs';
import { usedUp } from './flash.mjs';
import { GAMES, replay } from './games.mjs';
import { Machine } from './machine.mjs';
import { playRecord } from './simulator.mjs';

const FLASH = 0x10000000;
const RAM = 0x20000000;
const STACK_TOP = 0x20042000;
const HOLD_MS = 450; // when a hold counts
const REPEAT_MS = 150; // between the steps of an UP or DOWN that is held
const PAGES = 8; // of the display: a change that touches all of them counts as one of the whole screen
/** Longer than any frame takes, so that each press has its own. */
const SETTLE_MS = 80;
/** The bytes that the ssd1306 crate sends for a frame by clear, draw, flush; sim/tests/flush.rs counts them. */
const CLEAR_DRAW_FLUSH = 1162;

/** Gives the instants at which a stroke acts, in ms after its first edge. */
function acts(stroke) {
  const [press, { wait }] = parseScript(stroke);
  const turns = press.button === 'UP' || press.button === 'DOWN';
  if (wait < HOLD_MS) return turns ? [0] : [wait];
  if (!turns) return [HOLD_MS];
  const repeats = Math.floor((wait - HOLD_MS) / REPEAT_MS) + 1;
  return [0, ...Array.from({ length: repeats }, (_, i) => HOLD_MS + i * REPEAT_MS)];
}

/** Plays strokes one after the other: per change of the picture its latency, its bytes and how many pages it touched. */
function play(machine, strokes) {
  const frames = [];
  for (const stroke of strokes) {
    if (stroke.startsWith('wait:')) {
      // What time changes, no press does.
      machine.play(stroke);
      continue;
    }
    const start = machine.clock.nanos;
    const first = machine.bus.transfers.length;
    const instants = acts(stroke).map((ms) => start + ms * 1e6);
    machine.play(stroke);
    machine.run(SETTLE_MS);
    const sent = machine.bus.transfers.slice(first).filter(({ bytes }) => bytes[0] === 0x80);
    instants.forEach((instant, i) => {
      const own = sent.filter(({ at }) => at >= instant && at < (instants[i + 1] ?? Infinity));
      if (own.length === 0) return;
      // A further patch of a page leaves the page out.
      const pages = new Set(own.map(({ bytes }) => bytes[1]).filter((command) => command >= 0xb0)).size;
      const bytes = own.reduce((sum, transfer) => sum + 1 + transfer.bytes.length, 0);
      const [from, to] = [instant, own.at(-1).end];
      frames.push({ stroke, pages, bytes, from, to, drawn: (own[0].at - from) / 1e6, ms: (to - from) / 1e6 });
    });
  }
  return frames;
}

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const count = (number) => number.toLocaleString('en');
const ms = (number) => `${number.toFixed(1)} ms`;
/** Gives the median and the worst of a figure of some frames. */
const spread = (frames, figure) => {
  const numbers = sorted(frames.map((frame) => frame[figure]));
  return `median ${ms(numbers[numbers.length >> 1])}, worst ${ms(numbers.at(-1))}`;
};

/** Gives a record of so many moves: turns in which nothing but the card is played. The game itself would end sooner. */
function longRecord(moves) {
  const seats = ['Anna', 'Bram'];
  const turn = (seat) => ['card-activate none', 'earn', 'next', 'next'].map((move) => `${seat} ${move}`);
  const lines = Array.from({ length: moves / 4 }, (_, i) => turn(seats[i % seats.length])).flat();
  return ['gnomon 1', 'game gnome-village', ...seats.map((seat) => `seat ${seat}`), '---', ...lines, ''].join('\n');
}

/** Plays a record, switches off and on, and gives the ms until the game is on the screen again. */
function resumes(elf, text, cached) {
  const folder = mkdtempSync(join(tmpdir(), 'gnomon-'));
  try {
    const path = join(folder, 'long.replay');
    writeFileSync(path, text);
    const entries = playRecord(path, { resume: '' });
    const machine = Machine.started(elf);
    for (const { script } of entries) machine.play(script);
    machine.run(SETTLE_MS);
    const again = new Machine(elf, { saves: machine.saves, cached });
    const wanted = entries.at(-1).rows.join();
    // The picture is complete with the last byte of a transfer; looking after each is enough.
    for (let seen = 0; again.ms < 2_000; seen = again.bus.transfers.length) {
      again.run(1_000, ({ bus }) => bus.transfers.length > seen && bus.transfer.end !== null);
      if (again.display.rows().join() === wanted) return again.ms;
    }
    throw new Error('the long game is not resumed');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Presses a button when an erase has just begun, and gives the ms until the last byte of the picture. */
function duringErase(elf, cached) {
  const machine = Machine.started(elf, { saves: usedUp(), cached });
  machine.play(playRecord(replay(GAMES[0]))[0].script);
  let edge = null;
  machine.onFlash = ({ kind }) => {
    if (kind !== 'erase' || edge !== null) return;
    edge = machine.clock.nanos + 1e6;
    machine.edges('DOWN', [1, 61]);
  };
  machine.run(4_000);
  const sent = machine.bus.transfers.filter(({ at, bytes }) => at > edge && bytes[0] === 0x80);
  return (sent.at(-1).end - edge) / 1e6;
}

const elf = Elf.load(process.argv[2] ?? builtElf());
const statics = elf.symbols.get('__euninit').address;
const inFlash = elf.segments.filter(({ address }) => address < RAM);
const flash = Math.max(...inFlash.map(({ address, bytes }) => address + bytes.length)) - FLASH;
const strokes = playRecord(replay(GAMES[0])).flatMap(({ script }) => script.split(' ').filter((stroke) => stroke !== ''));

/** Measures everything on one machine: a list of [what, measured, aim]. */
function measure(cached) {
  const machine = new Machine(elf, { saves: usedUp(), cached });
  machine.run(1_000, ({ display }) => display.lit);
  const firstFrame = machine.ms;
  machine.chooseLanguage();
  // Sectors are erased ahead by then. The firmware counts whole milliseconds, and so shall the strokes.
  machine.run(5_000 + Math.ceil(machine.ms) - machine.ms);
  const awake = machine.awakeNanos;
  machine.run(10_000);
  const idle = (machine.awakeNanos - awake) / 10e9;
  const before = { ...machine.flash };
  const frames = play(machine, strokes);
  machine.run(5_000);
  const kept = { ...machine.flash };
  const erases = machine.flash.times.filter(({ kind }) => kind === 'erase');
  const waited = frames.filter(({ from, to }) => erases.some(({ begin, end }) => begin < to && end > from));
  const counted = frames.filter((frame) => !waited.includes(frame));
  const whole = counted.filter(({ pages }) => pages === PAGES);
  const part = counted.filter(({ pages }) => pages < PAGES);
  const perFrame = sum(frames.map(({ bytes }) => bytes)) / frames.length;
  const stack = `0x${machine.lowestStack.toString(16)}, ${count(machine.lowestStack - statics)} bytes above the statics`;
  const written = `${count(kept.written - before.written)} bytes in ${kept.programs - before.programs} writes`;
  return [
    ['flash', `${count(flash)} bytes`, 'under 409,600'],
    ['static RAM', `${count(statics - RAM)} bytes`, 'under 98,304'],
    ['deepest stack', `${count(STACK_TOP - machine.lowestStack)} bytes`, ''],
    ['lowest stack pointer', stack, ''],
    ['reset to first frame', ms(firstFrame), 'under 120 ms'],
    ['reset to the resumed screen of a game of 1,000 moves', ms(resumes(elf, longRecord(1_000), cached)), 'under 300 ms'],
    [`acting edge to last byte, part of the screen (${part.length} frames)`, spread(part, 'ms'), 'under 12 ms, 30 ms'],
    [`acting edge to last byte, whole screen (${whole.length} frames)`, spread(whole, 'ms'), 'under 45 ms'],
    [`acting edge to last byte, all ${counted.length} frames`, spread(counted, 'ms'), 'under 20 ms, 35 ms; cached 30 ms'],
    ['of that, acting edge to first byte', spread(counted, 'drawn'), ''],
    [`presses of that game that an erase kept waiting`, count(waited.length), ''],
    ['acting edge to last byte, pressed 1 ms after an erase began', ms(duringErase(elf, cached)), ''],
    ['bytes on the bus per frame', perFrame.toFixed(0), ''],
    ['the same frames by clear, draw, flush', count(CLEAR_DRAW_FLUSH), ''],
    ['share of those bytes', `${((100 * perFrame) / CLEAR_DRAW_FLUSH).toFixed(0)} %`, '33 % or less'],
    ['awake when idle', `${(100 * idle).toFixed(3)} %`, 'under 0.5 %'],
    ['flash of that game, on a chip that was used up', `${written}, ${kept.erases - before.erases} erases`, ''],
  ];
}

const [bare, cached] = [measure(false), measure(true)];
const rows = [
  ['', 'flash as fast as RAM', 'with the cache and its misses', 'aim'],
  ['---', '---', '---', '---'],
  ...bare.map(([what, measured, aim], i) => [what, measured, cached[i][1] === measured ? 'the same' : cached[i][1], aim]),
];
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
