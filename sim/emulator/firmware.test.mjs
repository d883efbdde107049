// The real ELF in the emulated box.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chance, oneOf } from './chance.mjs';
import { Elf, builtElf } from './elf.mjs';
import { GAMES, replay } from './games.mjs';
import { Machine } from './machine.mjs';
import { asText } from './picture.mjs';
import { playRecord } from './simulator.mjs';

const elf = Elf.load(builtElf());
const RAM = 0x20000000;
/** Where the statics end: the stack may grow down to there. */
const statics = elf.symbols.get('__euninit').address;

const started = () => Machine.started(elf);

/** Which transfers came after the first `count`. */
const since = (machine, count) => machine.bus.transfers.slice(count);

/** A second in which panels may wake up late is over: the bus is as it stays. */
const settled = () => {
  const machine = started();
  machine.run(1_000);
  return machine;
};

/** A probe reads the status register and nothing else. */
const isProbe = ({ read, bytes, acked }) => read && bytes.length === (acked ? 1 : 0);

/** Bytes of picture data, without addressing and commands. */
const dataBytes = (transfers) =>
  transfers.filter(({ bytes }) => bytes[0] === 0x80).reduce((sum, { bytes }) => sum + bytes.length - bytes.indexOf(0x40) - 1, 0);

test('power-on to the first frame', (context) => {
  const machine = new Machine(elf);
  assert(machine.run(120, ({ display }) => display.lit), 'no picture after 120 ms');
  assert(machine.display.litPixels() > 0, 'the first picture is blank');
  const rows = machine.display.rows();
  context.diagnostic(
    `first frame after ${machine.ms.toFixed(2)} ms, ${machine.cycles} cycles, ${machine.bus.bytes} bytes on the bus`,
  );
  machine.run(50);
  assert.deepEqual(machine.display.rows(), rows, 'the panel was switched on before its picture was complete');
});

test('flash and RAM', (context) => {
  const inFlash = elf.segments.filter(({ address }) => address < RAM);
  const flash = Math.max(...inFlash.map(({ address, bytes }) => address + bytes.length)) - 0x10000000;
  context.diagnostic(`flash ${flash} bytes, static RAM ${statics - RAM} bytes`);
  assert(flash < 700 * 1024, 'a program of more than 700 KiB');
  assert(statics - RAM < 98_304, 'more static RAM than is meant for it');
});

test('an idle bus is silent but for one probe per second', (context) => {
  const machine = settled();
  machine.run(5_000); // the sectors that are next in line are erased once more by then
  const count = machine.bus.transfers.length;
  const awake = machine.awakeNanos;
  machine.run(10_000);
  const transfers = since(machine, count);
  assert(transfers.every(isProbe), 'something other than a probe was sent');
  assert(transfers.length >= 9 && transfers.length <= 10, `${transfers.length} probes in 10 s`);
  const share = (machine.awakeNanos - awake) / 10e9;
  context.diagnostic(`awake ${(share * 100).toFixed(3)} % of the time`);
  assert(share < 0.005);
});

test('a display that is missing at power-on is shown everything when it comes', () => {
  const whole = Machine.fresh(elf).display.rows();
  const machine = new Machine(elf, { plugged: false });
  machine.run(5_000);
  const probes = machine.bus.transfers;
  assert(probes.every(({ acked }) => !acked));
  // At two addresses: every 50 ms in the first second, and once in each of the others.
  assert(probes.length >= 44 && probes.length <= 50, `${probes.length} attempts in 5 s`);
  machine.display.plug();
  machine.run(1_200);
  assert.deepEqual(machine.display.rows(), whole);
});

test('a display that is unplugged and comes back is shown everything again', () => {
  const machine = started();
  const whole = machine.display.rows();
  machine.display.unplug();
  machine.run(3_500);
  assert.equal(machine.restarts, 0);
  machine.display.plug();
  machine.run(1_200);
  assert.deepEqual(machine.display.rows(), whole);
});

test('a display that lost its power between two probes is shown everything again', () => {
  const machine = started();
  const whole = machine.display.rows();
  machine.run(100);
  machine.display.plug(); // pulled out and put back within a moment: it answers, but it is off
  assert.equal(machine.display.litPixels(), 0);
  machine.run(1_100);
  assert.deepEqual(machine.display.rows(), whole);
});

test('a display that is pulled out in the middle of the first frame comes back whole', () => {
  const whole = Machine.fresh(elf).display.rows();
  const machine = new Machine(elf);
  machine.run(10);
  machine.display.unplug();
  machine.run(2_000);
  machine.display.plug();
  machine.run(1_200);
  assert.deepEqual(machine.display.rows(), whole);
});

test('a display that is pulled out in the middle of any frame comes back whole', () => {
  const [setUp, ...moves] = playRecord(replay(GAMES[0])).slice(0, 31);
  const [machine, undisturbed] = [started(), started()];
  const both = (act) => [machine, undisturbed].forEach(act);
  both((box) => box.play(setUp.script));
  const random = chance(64);
  for (const { entry, script } of moves) {
    const strokes = script.split(' ');
    const last = strokes.pop();
    both((box) => box.play(strokes.join(' ')));
    // Within the time that the picture of the last press takes; sometimes it is back before anybody could notice.
    const away = 20 + random() * 30;
    machine.clock.createAlarm(() => machine.display.unplug()).schedule(away * 1e6);
    machine.clock.createAlarm(() => machine.display.plug()).schedule((away + oneOf(random, [0.1, 3, 40, 900, 2500])) * 1e6);
    both((box) => (box.play(last), box.run(4_500)));
    const [shown, wanted] = [machine, undisturbed].map(({ display }) => display.rows());
    if (shown.join() !== wanted.join()) {
      assert.fail(`unplugged ${away} ms after ${last} for ${entry}:\n${asText(shown)}\ninstead of\n${asText(wanted)}`);
    }
  }
  assert.equal(machine.restarts, 0);
});

test('a panel whose status cannot be read is not initialised over and over', () => {
  const machine = new Machine(elf);
  machine.display.read = () => 0xff;
  machine.run(1_200);
  assert(machine.display.lit);
  const count = machine.bus.transfers.length;
  machine.run(8_000);
  // It is only asked whether it is there, by a command that does nothing.
  assert(since(machine, count).every(({ bytes }) => bytes.join() === '0,227'));
});

test('a bus that is held down stops nothing and works again when it is let go', () => {
  const machine = started();
  const whole = machine.display.rows();
  machine.display.stuck = true;
  machine.run(10_000);
  assert.equal(machine.restarts, 0, 'the watchdog had to help');
  machine.display.stuck = false;
  machine.display.plug();
  machine.run(1_200);
  assert.deepEqual(machine.display.rows(), whole);
});

test('a panel left in the middle of a byte is clocked out of it', () => {
  const machine = new Machine(elf);
  // It holds the data line down until it has seen five clocks.
  const [sda, scl] = [machine.mcu.gpio[4], machine.mcu.gpio[5]];
  let clocks = 0;
  sda.setInputValue(false);
  scl.addListener((now, before) => {
    if (before === 0 && ++clocks === 5) sda.setInputValue(true);
  });
  machine.run(200);
  assert.equal(clocks, 5);
  assert(machine.display.lit);
});

test('a press changes the picture, and only what changed is sent', () => {
  const machine = settled();
  const rows = machine.display.rows();
  let count = machine.bus.transfers.length;
  machine.play('press:DOWN wait:100');
  assert.notDeepEqual(machine.display.rows(), rows);
  const sent = dataBytes(since(machine, count));
  assert(sent < 1024, `${sent} bytes for a highlight that moved`);
  // Letting go changes nothing.
  count = machine.bus.transfers.length;
  machine.play('release:DOWN wait:100');
  assert.equal(since(machine, count).length, 0);
});
