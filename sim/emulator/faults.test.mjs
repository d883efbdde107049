// What goes wrong inside, on the real ELF: the box restarts, says why, and goes on.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Elf, builtElf } from './elf.mjs';
import { Machine } from './machine.mjs';

const elf = Elf.load(builtElf());
const started = () => Machine.started(elf);

/** The screen says that the box restarted, and any press goes on. */
function assertGoesOn(machine, picture) {
  assert.notDeepEqual(machine.display.rows(), picture);
  machine.play('UP wait:100');
  assert.deepEqual(machine.display.rows(), picture);
}

test('a program that hangs is restarted by the watchdog and shows its picture again', () => {
  const machine = started();
  const whole = machine.display.rows();
  machine.hang();
  machine.run(8_500);
  assert.equal(machine.restarts, 1);
  assert.equal(machine.reason, 'watchdog');
  assertGoesOn(machine, whole);
});

test('a fault restarts at once and leaves its last words for the log', () => {
  const machine = started();
  const whole = machine.display.rows();
  machine.fault();
  machine.run(200);
  assert.equal(machine.restarts, 1);
  assert.equal(machine.reason, 'restart');
  assertGoesOn(machine, whole);
  const [words] = machine.log().filter(({ format }) => format.startsWith('the run before ended with'));
  assert.match(words.text, /fault at 0x/);
  // They are told once.
  machine.fault();
  machine.powerOn();
  machine.run(200);
  assert(!machine.log().some(({ format }) => format.startsWith('the run before ended with')));
});
