// Scripts of presses.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseScript } from './buttons.mjs';

test('a script becomes edges and waits', () => {
  assert.deepEqual(parseScript(' down  wait:500 press:UP'), [
    { button: 'DOWN', down: true },
    { wait: 20 },
    { button: 'DOWN', down: false },
    { wait: 20 },
    { wait: 500 },
    { button: 'UP', down: true },
  ]);
});

test('steps are a hold with repeats', () => {
  assert.deepEqual(parseScript('steps:UP:4')[1], { wait: 755 });
});

test('a mistake is named', () => {
  assert.throws(() => parseScript('LEFT'), /LEFT: the buttons are UP DOWN OK BACK NEXT/);
  assert.throws(() => parseScript('wait:soon'), /how many ms/);
  assert.throws(() => parseScript('lick:OK'), /lick:OK: say/);
});
