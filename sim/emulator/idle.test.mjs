// A box that nobody touches, on the real ELF: the panel is spared and the core sleeps.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Elf, builtElf } from './elf.mjs';
import { Machine } from './machine.mjs';

const elf = Elf.load(builtElf());
const MINUTE = 60_000;

const started = () => Machine.started(elf);

/** Says what a transfer is for. */
function purpose({ read, bytes }) {
  if (read) return 'probe';
  if (bytes[0] === 0x80) return 'picture';
  if (bytes[0] === 0 && bytes[1] === 0x81) return 'contrast';
  return `commands ${bytes.map((byte) => byte.toString(16)).join(' ')}`;
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

test('two hours idle: nothing is sent that is not due, the core sleeps, and the first press only wakes', (context) => {
  const machine = Machine.fresh(elf);
  machine.run(800); // a panel that wakes up late would have been served by now
  const rows = machine.display.rows();
  const [first, awake] = [machine.bus.transfers.length, machine.awakeNanos];
  machine.run(120 * MINUTE);
  assert.equal(machine.restarts, 0);
  const sent = machine.bus.transfers.slice(first).map((transfer) => ({ what: purpose(transfer), at: transfer.at / 1e9 }));

  // One look per second at whether the panel is there, as long as it is lit.
  const probes = sent.filter(({ what }) => what === 'probe');
  assert(probes.length >= 295 && probes.length <= 300, `${probes.length} probes in five minutes`);
  assert(probes.every(({ at }, i) => i === 0 || at - probes[i - 1].at > 0.99), 'more than one probe in a second');

  // Besides that it dims after 30 s, moves the picture by a pixel after three minutes, and goes dark after five.
  const due = sent.filter(({ what }) => what !== 'probe');
  const [dim, ...rest] = due;
  const dark = rest.pop();
  assert.equal(dim.what, 'contrast');
  assert(Math.abs(dim.at - 30) < 0.1, `dimmed at ${dim.at} s`);
  assert.equal(dark.what, 'commands 0 ae');
  assert(Math.abs(dark.at - 300) < 0.1, `dark at ${dark.at} s`);
  // With the move the panel is initialised anew: a static discharge may have changed its registers.
  assert.equal(rest.filter(({ what }) => what === 'picture').length, 8, 'a whole picture moves');
  assert(rest.length <= 64, `${rest.length} transfers to move the picture`);
  assert(rest.every(({ at }) => Math.abs(at - 180) < 0.1), JSON.stringify(rest));
  assert(!machine.display.lit);

  const share = (machine.awakeNanos - awake) / (120 * MINUTE * 1e6);
  context.diagnostic(`awake ${(share * 100).toFixed(4)} % of two hours`);
  assert(share < 0.001);
  // The two sectors that are next in line were erased once more after power-on, each after two marks.
  const { erases, programs } = machine.flash;
  assert.deepEqual({ erases, programs }, { erases: 2, programs: 4 }, 'a box that nobody touches wears its flash');

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
