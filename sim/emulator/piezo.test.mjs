// The optional piezo on GP15.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Elf, builtElf } from './elf.mjs';
import { GAMES, replay } from './games.mjs';
import { Machine } from './machine.mjs';
import { byPress, playRecord } from './simulator.mjs';

const elf = Elf.load(builtElf());
const PIEZO = 15;
/** From the first screen: the settings, which are the last but one, the third of them switched, and back to where it began. */
const SWITCH_SOUND = 'UP UP OK DOWN DOWN OK BACK DOWN DOWN';

/** A box that shows its first picture, and the instants in ms at which the piezo's pin went up. */
function started() {
  const machine = Machine.started(elf);
  const rises = [];
  machine.onPiezo = (ms) => rises.push(ms);
  return { machine, rises };
}

test('a new box is silent', () => {
  const { machine, rises } = started();
  machine.play('DOWN UP OK hold:BACK BACK wait:200');
  assert.deepEqual(rises, []);
});

test('with sound on every press clicks, at 4 kHz and for 3 ms', () => {
  const { machine, rises } = started();
  machine.play(`${SWITCH_SOUND} wait:50`);
  rises.length = 0;
  const pressed = machine.ms;
  machine.play('press:DOWN wait:100 release:DOWN wait:100');
  assert(rises.length >= 10 && rises.length <= 13, `${rises.length} periods`);
  assert(Math.abs(rises.at(-1) - rises[0] - (rises.length - 1) * 0.25) < 0.02, `${rises}`);
  assert(rises[0] - pressed < 12, `the click came after ${rises[0] - pressed} ms`);
  assert(!machine.mcu.gpio[PIEZO].outputValue, 'the pin is left high');
});

test('a new turn chimes, and the click of its press does not cut it short', () => {
  const { machine, rises } = started();
  // The press that ends the first player's turn.
  const moves = byPress(playRecord(replay(GAMES[0])));
  const next = moves.findIndex(({ entry }) => entry.startsWith('Bram')) - 1;
  machine.play(`${SWITCH_SOUND} ${moves.slice(0, next).map(({ script }) => script).join(' ')}`);
  machine.run(300);
  rises.length = 0;
  machine.play(`${moves[next].script} wait:300`);
  const lasts = rises.at(-1) - rises[0];
  assert(lasts > 225 && lasts < 235, `${lasts} ms`);
  assert(Math.abs(rises[1] - rises[0] - 1e3 / 1047) < 0.01 && Math.abs(rises.at(-1) - rises.at(-2) - 1e3 / 1568) < 0.01);
});

test('sound that is switched off again is off', () => {
  const { machine, rises } = started();
  machine.play(`${SWITCH_SOUND} wait:50`);
  assert(rises.length > 0);
  machine.play(`${SWITCH_SOUND} wait:50`);
  rises.length = 0;
  machine.play('DOWN OK BACK wait:100');
  assert.deepEqual(rises, []);
});
