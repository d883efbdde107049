// What hands and worn contacts do, on the real ELF: never a wrong move, never a lost press.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Elf, builtElf } from './elf.mjs';
import { Machine } from './machine.mjs';
import { asText } from './picture.mjs';
import { screenAfter } from './simulator.mjs';

const elf = Elf.load(builtElf());

function started() {
  const machine = new Machine(elf);
  machine.run(200);
  return machine;
}

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

test('a contact that closes for less than the interrupt takes is a press', () => {
  const machine = started();
  machine.edges('DOWN', [0, 0.001]);
  machine.run(100);
  assertShows(machine, 'DOWN');
});

test('buttons pressed together act each on its own', () => {
  const machine = started();
  machine.play('press:DOWN press:OK wait:30 release:OK wait:30 release:DOWN wait:30');
  assertShows(machine, 'DOWN OK');
});

test('a button that is down at power-on does nothing until it is released', () => {
  const machine = new Machine(elf);
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

test('presses are counted while the display is missing', () => {
  const machine = started();
  machine.display.unplug();
  machine.play('DOWN wait:1500 DOWN');
  machine.display.plug();
  machine.run(1_200);
  assertShows(machine, 'DOWN DOWN');
});

test('a whole press while the core stands still is kept', () => {
  const machine = started();
  machine.edges('DOWN', [20, 90]);
  machine.freeze(400);
  machine.run(100);
  assertShows(machine, 'DOWN');
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
