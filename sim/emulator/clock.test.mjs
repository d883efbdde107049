// The clock on the real ELF: it is shown, it is kept with the moves, and a power cut costs no more than the turn it interrupts.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Elf, builtElf } from './elf.mjs';
import { Machine } from './machine.mjs';
import { asText } from './picture.mjs';
import { screenAfter } from './simulator.mjs';

const elf = Elf.load(builtElf());

/** Light Gnome Village for two; the clock is the last row of the set-up. */
const SET_UP = 'OK OK NEXT OK UP OK NEXT NEXT';
/** Anna thinks and takes a coin, then Bram, whose number is dialled up and down. */
const TURNS = ['wait:25000 UP', 'wait:21000 NEXT NEXT NEXT NEXT NEXT', 'wait:31000 UP', 'wait:12000 DOWN wait:1200'];

/** The rows of the header: who, how long, and the round. */
const header = (machine) => machine.display.rows().slice(0, 8);

test('a clock shows what the desk shows, and its times are there again after the power was cut', () => {
  const machine = Machine.started(elf);
  machine.play(SET_UP);
  TURNS.forEach((turn) => machine.play(turn));
  // 31 and 12 seconds: Bram has thought for more than 40.
  assert.equal(asText(machine.display.rows()).trimEnd(), screenAfter(`${SET_UP} ${TURNS.join(' ')}`));
  const before = header(machine);
  machine.powerOn();
  machine.run(500);
  assert.deepEqual(header(machine), before, 'the times are gone');
  // Half a minute in which nobody entered anything is the most that is lost.
  machine.run(31_000);
  assert.notDeepEqual(header(machine), before, 'the clock stands');
  machine.powerOn();
  machine.run(500);
  assert.deepEqual(header(machine), before, 'more is kept than was entered');
});

test('a clock that runs sends a few bytes each ten seconds, and none in the menu or in the dark', (context) => {
  const machine = Machine.started(elf);
  machine.play(`${SET_UP} wait:3000`);
  const sent = (ms) => {
    const [first, awake, nanos] = [machine.bus.transfers.length, machine.awakeNanos, machine.clock.nanos];
    machine.run(ms);
    const transfers = machine.bus.transfers.slice(first).filter(({ read, bytes }) => !read && bytes[0] === 0x80);
    const share = (machine.awakeNanos - awake) / (machine.clock.nanos - nanos);
    return { pictures: transfers.length, bytes: transfers.reduce((sum, { bytes }) => sum + bytes.length, 0), share };
  };
  const running = sent(20_000);
  context.diagnostic(`${running.bytes} bytes in 20 s, awake ${(100 * running.share).toFixed(3)} %`);
  assert(running.pictures >= 2 && running.pictures <= 4 && running.bytes < 100, JSON.stringify(running));
  machine.play('hold:BACK wait:1000');
  assert.equal(sent(20_000).pictures, 0);
  machine.play('BACK');
  machine.run(301_000);
  assert(!machine.display.lit);
  assert.equal(sent(20_000).pictures, 0);
});
