// What hands and worn contacts do, on the real ELF: never a wrong move, never a lost press.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { BUTTONS, parseScript } from './buttons.mjs';
import { below, chance, oneOf } from './chance.mjs';
import { Elf, builtElf } from './elf.mjs';
import { GAMES, replay } from './games.mjs';
import { Machine } from './machine.mjs';
import { asText } from './picture.mjs';
import { playRecord, screenAfter } from './simulator.mjs';

const elf = Elf.load(builtElf());

const started = () => Machine.started(elf);

/** Asserts that the display shows what it shows after a script of clean presses. */
function assertShows(machine, script) {
  machine.run(40);
  assert.equal(asText(machine.display.rows()).trimEnd(), screenAfter(script), `not the screen after "${script}"`);
}

test('a contact that bounces on closing and on opening is one press', () => {
  const machine = started();
  machine.edges('DOWN', [0, 0.05, 0.1, 0.9, 1.1, 1.105, 1.11, 4, 5, 70, 70.02, 70.3, 72, 75]);
  machine.run(200);
  machine.edges('DOWN', [0, 0.001, 0.002, 0.003, 0.004, 60]);
  machine.run(200);
  assertShows(machine, 'DOWN DOWN');
});

/** Gives some instants within `most` ms after `start` at which a contact chatters: an odd number of edges, so that it stays. */
function chatter(random, start, most) {
  return [start, ...Array.from({ length: 2 * below(random, 5) }, () => start + random() * most)].sort((a, b) => a - b);
}

test('sixty presses of worn contacts, each bouncing in its own way, are sixty presses', () => {
  const random = chance(20);
  const machine = started();
  const [{ script: setUp }] = playRecord(replay(GAMES[0]));
  machine.play(setUp);
  const presses = Array.from({ length: 60 }, () => oneOf(random, ['UP', 'DOWN', 'DOWN', 'OK', 'BACK']));
  for (const button of presses) {
    // 20 ms are ignored after an edge that counts; what still chatters then would be a press.
    const released = 25 + below(random, 60);
    machine.edges(button, [...chatter(random, 0, 19), ...chatter(random, released, 19)]);
    machine.run(released + 25 + below(random, 30));
  }
  assertShows(machine, `${setUp} ${presses.join(' ')}`);
});

test('a spike of less than a millisecond is nothing, on any button and in any length', () => {
  const machine = started();
  machine.play('DOWN');
  for (const button of ['UP', 'DOWN', 'OK', 'BACK', 'NEXT']) {
    for (const ms of [0.001, 0.02, 0.5, 0.99]) {
      machine.edges(button, [0, ms]);
      machine.run(40);
    }
  }
  // Nor is one that opens the contact of a button that is held.
  machine.edges('BACK', [0, 100, 100.9, 200, 200.01, 460]);
  machine.run(500);
  assertShows(machine, 'DOWN hold:BACK');
});

test('trains of glitches on all wires change nothing while a game is played', () => {
  const random = chance(14);
  const [machine, quiet] = [started(), started()];
  for (const { entry, script } of playRecord(replay(GAMES[0])).slice(0, 25)) {
    // Some 200 glitches a second, each on one wire, in either direction: while a contact is closed it opens.
    const length = parseScript(script).reduce((sum, { wait = 0 }) => sum + wait, 0);
    for (let at = random() * 10; at < length; at += random() * 10) {
      machine.glitch(oneOf(random, Object.keys(BUTTONS)), at, random() * 0.99);
    }
    [machine, quiet].forEach((box) => (box.play(script), box.run(40)));
    const [shown, wanted] = [machine, quiet].map(({ display }) => asText(display.rows()));
    if (shown !== wanted) assert.fail(`glitches during ${entry}:\n${shown}\ninstead of\n${wanted}`);
  }
  assert.equal(machine.restarts, 0);
});

test('buttons pressed together act each on its own', () => {
  const machine = started();
  machine.play('press:DOWN press:OK wait:30 release:OK wait:30 release:DOWN wait:30');
  assertShows(machine, 'DOWN OK');
});

test('five buttons at once act in the order of their edges', () => {
  const machine = started();
  machine.play('press:DOWN wait:1 press:OK wait:1 press:UP wait:1 press:BACK wait:1 press:NEXT wait:30');
  machine.play('release:OK wait:1 release:NEXT wait:1 release:BACK wait:1 release:UP wait:1 release:DOWN wait:30');
  assertShows(machine, 'DOWN UP OK NEXT BACK');
});

test('a button that is held repeats while another one is pressed', () => {
  const machine = started();
  // DOWN steps at 0, 450 and 600 ms, and OK is pressed between the last two.
  machine.play('press:DOWN wait:500 OK wait:80 release:DOWN wait:30');
  assertShows(machine, 'DOWN DOWN OK DOWN');
});

test('a button that is down at power-on does nothing until it is released', () => {
  const machine = started();
  machine.button('DOWN', true);
  machine.button('OK', true);
  machine.powerOn();
  machine.run(200);
  assertShows(machine, '');
  machine.run(2_300);
  assertShows(machine, '');
  machine.play('release:DOWN wait:50 release:OK wait:50');
  assertShows(machine, '');
  machine.play('DOWN OK');
  assertShows(machine, 'DOWN OK');
});

test('a button that is held for over ten seconds is stuck, and the others still work', () => {
  const machine = started();
  machine.play('press:OK wait:10500');
  machine.play('BACK DOWN release:OK wait:30');
  assertShows(machine, 'hold:OK BACK DOWN');
});

test('presses that come faster than the display are all counted', () => {
  const machine = started();
  machine.play(Array(12).fill('press:DOWN wait:21 release:DOWN wait:21').join(' '));
  machine.play(Array(5).fill('press:UP wait:21 release:UP wait:21').join(' '));
  assertShows(machine, `${'DOWN '.repeat(12)}${'UP '.repeat(5)}`);
});

test('presses that overlap and change the whole picture faster than it can be sent are all counted', () => {
  const machine = started();
  const [{ script: setUp }] = playRecord(replay(GAMES[0]));
  machine.play(setUp);
  for (let i = 0; i < 8; i++) {
    // The menu opens with the hold, and its list is walked and left before the first picture of it is complete.
    machine.edges('BACK', [0, 451]);
    machine.edges('DOWN', [452, 474]);
    machine.edges('OK', [431, 453]);
    machine.edges('UP', [455, 476]);
    machine.run(500);
    machine.play('BACK BACK');
  }
  assertShows(machine, `${setUp} ${'hold:BACK DOWN OK UP BACK BACK '.repeat(8)}`);
});

test('presses are counted while the display is missing', () => {
  const machine = started();
  machine.display.unplug();
  machine.play('DOWN wait:1500 DOWN');
  machine.display.plug();
  machine.run(1_200);
  assertShows(machine, 'DOWN DOWN');
});

test('a press that begins or ends while the core stands still is kept', () => {
  const machine = started();
  machine.edges('DOWN', [390, 460]);
  machine.freeze(400);
  machine.run(100);
  machine.edges('OK', [0, 80]);
  machine.run(50);
  machine.freeze(45);
  machine.run(100);
  assertShows(machine, 'DOWN OK');
});
