// A box that nobody touches, on the real ELF: the panel is spared and the core sleeps.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Elf, builtElf } from './elf.mjs';
import { Machine } from './machine.mjs';

const elf = Elf.load(builtElf());
const MINUTE = 60_000;

function started() {
  const machine = new Machine(elf);
  machine.run(200);
  return machine;
}

test('it dims after half a minute and is dark after five', () => {
  const machine = started();
  const bright = machine.display.contrast;
  machine.run(29_000);
  assert.equal(machine.display.contrast, bright);
  machine.run(2_000);
  assert(machine.display.contrast < bright, 'not dimmed after 31 s');
  machine.run(5 * MINUTE - 33_000);
  assert(machine.display.lit, 'dark too early');
  machine.run(3_000);
  assert(!machine.display.lit, 'not dark after five minutes');
});

test('two hours idle: dark, silent and asleep, and the first press only wakes', (context) => {
  const machine = started();
  const rows = machine.display.rows();
  machine.run(6 * MINUTE);
  const [count, awake] = [machine.bus.transfers.length, machine.awakeNanos];
  machine.run(114 * MINUTE);
  assert.equal(machine.bus.transfers.length, count, 'the bus of a dark panel is not silent');
  assert.equal(machine.restarts, 0);
  const share = (machine.awakeNanos - awake) / (114 * MINUTE * 1e6);
  context.diagnostic(`awake ${(share * 100).toFixed(4)} % of the time in the dark`);
  assert(share < 0.001);

  machine.play('DOWN wait:100');
  assert(machine.display.lit, 'the first press does not wake it');
  const lit = (picture) => picture.join('').replaceAll('.', '').length;
  assert.equal(lit(machine.display.rows()), lit(rows), 'the first press did more than wake it');
  machine.play('DOWN wait:100');
  assert.notDeepEqual(machine.display.rows(), rows);
});

test('a lit panel is moved by a pixel now and then and otherwise left alone', () => {
  const machine = started();
  let sent = 0;
  for (let minute = 0; minute < 4; minute++) {
    const count = machine.bus.transfers.length;
    machine.run(MINUTE);
    sent += machine.bus.transfers.slice(count).filter(({ read, bytes }) => !read && bytes[0] === 0x80).length;
  }
  assert(sent <= 2 * 8, `${sent} patches sent in four minutes`);
});
