// The self-test of the box: Settings > Self-test.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Elf, builtElf } from './elf.mjs';
import { Machine } from './machine.mjs';
import { asText } from './picture.mjs';
import { screenAfter } from './simulator.mjs';

const elf = Elf.load(builtElf());
const PIEZO = 15;
/** From the first screen: the settings are the last row but one, the self-test is the last of them. */
const OPEN = 'UP UP OK UP OK';

test('each button lights its field, and the frame lies on the edges of the panel', () => {
  const script = `${OPEN} UP DOWN OK BACK NEXT`;
  const machine = Machine.started(elf);
  machine.play(script);
  machine.run(40);
  assert.equal(asText(machine.display.rows()).trimEnd(), screenAfter(script));
  const rows = machine.display.rows();
  assert.equal(rows[0], '#'.repeat(128));
  assert.equal(rows[63], '#'.repeat(128));
  assert(rows.every((row) => row.startsWith('#') && row.endsWith('#')));
  assert.equal(machine.restarts, 0);
});

test('a press sounds in the self-test of a box that is silent', () => {
  const machine = Machine.started(elf);
  let rises = 0;
  const pin = machine.mcu.gpio[PIEZO];
  pin.addListener(() => {
    if (pin.outputValue && pin.outputEnable) rises += 1;
  });
  machine.play(`${OPEN} wait:100`);
  assert.equal(rises, 0);
  machine.play('UP wait:400');
  assert(rises > 200, `${rises} periods`);
  machine.play('hold:BACK wait:400');
  rises = 0;
  machine.play('UP wait:400');
  assert.equal(rises, 0);
});
