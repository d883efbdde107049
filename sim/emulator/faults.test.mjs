// What goes wrong inside, on the real ELF: the box restarts, says so, and the game goes on.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';

import { Elf, builtElf, faultsElf } from './elf.mjs';
import { UsbBoot } from './flash.mjs';
import { GAMES, replay } from './games.mjs';
import { Machine } from './machine.mjs';
import { byPress, playRecord } from './simulator.mjs';
import { leaveDrive } from './watchdog.mjs';

const elf = Elf.load(builtElf());
const moves = byPress(playRecord(replay(GAMES[0]))).slice(0, 25);
const resumed = byPress(playRecord(replay(GAMES[0]), { resume: '' }))[24].rows;
const undone = byPress(playRecord(replay(GAMES[0]), { resume: 'BACK' }))[24].rows;

/** A box in the middle of a game. */
function playing(elf) {
  const machine = Machine.started(elf);
  for (const { script } of moves) machine.play(script);
  machine.run(40);
  return machine;
}

const lastWords = (machine) => machine.log().find(({ format }) => format.startsWith('the run before ended with'))?.text;

/** The screen tells something, and with any press the game is there again, with its history. */
function assertGoesOn(machine) {
  assert(machine.display.lit);
  assert.notDeepEqual(machine.display.rows(), resumed, 'nothing is told');
  machine.play('UP wait:100');
  assert.deepEqual(machine.display.rows(), resumed);
  machine.play('BACK');
  machine.run(40);
  assert.deepEqual(machine.display.rows(), undone);
}

test('a program that hangs is restarted by the watchdog and goes on', () => {
  const machine = playing(elf);
  machine.hang();
  machine.run(8_500);
  assert.equal(machine.restarts, 1);
  assert.equal(machine.reason, 'watchdog');
  assertGoesOn(machine);
});

test('a fault restarts at once, leaves its last words for the log, and the game goes on', () => {
  const machine = playing(elf);
  machine.fault();
  machine.run(300);
  assert.equal(machine.restarts, 1);
  assert.equal(machine.reason, 'restart');
  assert.match(lastWords(machine), /fault at 0x/);
  assertGoesOn(machine);
  // They are told once, and noise in RAM is not taken for them.
  machine.restart();
  machine.run(300);
  assert.equal(lastWords(machine), undefined);
  machine.fault();
  machine.powerOn();
  machine.run(300);
  assert.equal(lastWords(machine), undefined);
});

test('the first start after a program was dropped onto the drive says nothing of faults', () => {
  const fresh = Machine.fresh(elf).display.rows();
  const machine = new Machine(elf);
  leaveDrive(machine.mcu);
  assert.equal(machine.reason, 'watchdog');
  machine.run(200);
  assert.deepEqual(machine.display.rows(), fresh);
  // From then on the watchdog is ours.
  machine.chooseLanguage();
  machine.fault();
  machine.run(300);
  assert.notDeepEqual(machine.display.rows(), Machine.started(elf).display.rows(), 'nothing is told');
});

test('holding OK on the notice shows the last words, and so does the page about the box', () => {
  const machine = playing(elf);
  const [notice, words] = (() => {
    machine.fault();
    machine.run(300);
    const notice = machine.display.rows();
    machine.play('hold:OK wait:100');
    return [notice, machine.display.rows()];
  })();
  assert.notDeepEqual(words, notice);
  assert.notDeepEqual(words, resumed);
  machine.play('BACK wait:100');
  assert.deepEqual(machine.display.rows(), resumed, 'the game does not go on');
  // The menu, the two pages about the buttons, and what comes after them.
  machine.play('hold:BACK UP UP UP OK OK OK wait:100');
  assert.deepEqual(machine.display.rows(), words);
  // A box without a fault has none.
  const well = playing(elf);
  well.play('hold:BACK UP UP UP OK OK OK wait:100');
  assert.notDeepEqual(well.display.rows(), words);
});

test('settings, update: the chip becomes a drive, and the game is kept', () => {
  const machine = playing(elf);
  machine.play('hold:BACK UP UP UP UP OK UP UP OK wait:100'); // the settings, of which the last but one is the update
  const asked = machine.display.rows();
  machine.play('OK wait:1000'); // no is the first answer
  assert.notDeepEqual(machine.display.rows(), asked);
  machine.play('OK wait:100 DOWN');
  assert.throws(() => machine.play('OK wait:1000'), UsbBoot);
  assert(machine.display.lit && machine.display.litPixels() > 0, 'the panel says what to do');
  const told = machine.display.rows();
  assert.notDeepEqual(told, asked);
  // The new program starts as the boot ROM lets it, and goes on without a word.
  machine.restart();
  leaveDrive(machine.mcu);
  machine.run(300);
  assert.deepEqual(machine.display.rows(), resumed);
});

const skip = existsSync(faultsElf()) ? false : `build it first: see README.md`;
const frail = skip ? null : Elf.load(faultsElf());

test('a task that panics leaves its message, and the game goes on', { skip }, () => {
  const machine = playing(frail);
  machine.askFault('panic');
  machine.run(20, ({ restarts }) => restarts > 0);
  machine.askFault('panic', false);
  machine.run(300);
  assert.equal(machine.restarts, 1);
  assert.equal(machine.reason, 'restart');
  assert.match(lastWords(machine), /a task that was to panic/);
  assertGoesOn(machine);
});

test('a task that hangs is bitten by the watchdog, and the game goes on', { skip }, () => {
  const machine = playing(frail);
  machine.askFault('hang');
  machine.run(8_400, ({ restarts }) => restarts > 0);
  machine.askFault('hang', false);
  machine.run(300);
  assert.equal(machine.restarts, 1);
  assert.equal(machine.reason, 'watchdog');
  assertGoesOn(machine);
});

/** Makes so many starts fail, one after the other. */
function failingStarts(count) {
  const machine = playing(frail);
  machine.askFault('start');
  machine.restart();
  const first = machine.restarts;
  machine.run(5_000, ({ restarts }) => restarts === first + count);
  machine.askFault('start', false);
  machine.run(400);
  assert.equal(machine.restarts, first + count, 'it fails though nothing is asked any more');
  assert.match(lastWords(machine), /a start that was to fail/);
  return machine;
}

test('a start that fails is tried again, with the game', { skip }, () => {
  assertGoesOn(failingStarts(2));
});

test('a game that fails start after start is set aside, and the box works without it', { skip }, () => {
  const machine = failingStarts(4);
  const told = machine.display.rows();
  const home = Machine.started(frail).display.rows();
  machine.play('UP wait:100');
  assert.notDeepEqual(machine.display.rows(), told);
  assert.notDeepEqual(machine.display.rows(), resumed);
  // The next one begins, and is kept.
  machine.run(6_000);
  machine.powerOn();
  machine.run(300);
  assert.equal(machine.restarts, 0);
  assert.notDeepEqual(machine.display.rows(), resumed, 'the game that failed is back');
  assert.equal(machine.display.rows().slice(0, 10).join(), home.slice(0, 10).join(), 'not the first screen');
});

test('a box that cannot even look at its flash starts without it', { skip }, () => {
  const machine = failingStarts(7);
  const told = machine.display.rows();
  machine.play('UP wait:100');
  assert.notDeepEqual(machine.display.rows(), told);
  machine.play('DOWN UP OK BACK wait:100');
  assert.equal(machine.restarts, 8, 'it restarts when it is used');
});
