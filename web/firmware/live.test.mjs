// The time of the room, on the real ELF, with a room whose clock the test turns.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Elf, builtElf } from '../../sim/emulator/elf.mjs';
import { Machine } from '../../sim/emulator/machine.mjs';
import { Ear } from './ear.mjs';
import { Live } from './live.mjs';

const elf = Elf.load(builtElf());

/** A box in a room, switched on at the room's noon. */
function roomWithBox() {
  const room = { now: 43_200_000 };
  const machine = new Machine(elf);
  const live = new Live(machine, () => room.now);
  /** Lets time pass in the room, and the box live in it whenever it wants to. */
  const pass = (ms) => {
    const end = room.now + ms;
    while (room.now < end) {
      room.now = Math.min(end, room.now + Math.max(live.wait, 0.01));
      live.catchUp();
    }
  };
  return { room, machine, live, pass };
}

test('a box is as slow as the room, and rests when it has nothing to do', () => {
  const { room, machine, live } = roomWithBox();
  let naps = 0;
  for (const end = room.now + 20_000; room.now < end; naps++) {
    // A browser wakes a worker 4 ms after it asked at the soonest.
    room.now += Math.max(live.wait, 4);
    live.catchUp();
  }
  assert(Math.abs(machine.ms - live.passed) < 1e-6, `${machine.ms} ms on the box, ${live.passed} ms counted`);
  assert(Math.abs(room.now - 43_200_000 - machine.ms) < 1, `${room.now - 43_200_000} ms in the room, ${machine.ms} ms on the box`);
  assert.equal(live.missed, 0);
  // It looks once in a second whether its panel is there; the first second is for the start.
  assert(naps < 2_000, `woken ${naps} times in 20 s`);
});

test('a tap is a press, however short, and taps follow each other', () => {
  const { machine, live, pass } = roomWithBox();
  pass(1_000);
  const before = machine.display.rows();
  // The first question has English first: down and up again is where it was, OK then answers it.
  for (const button of ['DOWN', 'UP', 'OK']) for (const down of [true, false]) live.button(button, down);
  pass(1_000);
  assert.notDeepEqual(machine.display.rows(), before);
  const english = new Machine(elf);
  english.run(1_000);
  english.play('OK wait:900');
  assert.deepEqual(machine.display.rows(), english.display.rows());
});

test('a press that is held is held as long as the hand holds it', () => {
  const { machine, live, pass } = roomWithBox();
  pass(1_000);
  const closed = [];
  const button = machine.button.bind(machine);
  machine.button = (name, down) => {
    closed.push([name, down, Math.round(live.at)]);
    button(name, down);
  };
  live.button('OK', true, 43_201_100);
  pass(300);
  live.button('OK', false, 43_201_700);
  pass(700);
  assert.deepEqual(closed, [['OK', true, 43_201_100], ['OK', false, 43_201_700]]);
});

test('what a browser slept through is missed, not made up for', () => {
  const { room, machine, live, pass } = roomWithBox();
  pass(2_000);
  const { contrast } = machine.display;
  room.now += 3_600_000;
  live.catchUp();
  pass(5_000);
  assert(live.missed > 3_598_000 && live.missed < 3_600_000, `${live.missed} ms`);
  assert.equal(machine.display.contrast, contrast, 'it dims after half a minute of its own');
});

test('hands are missed with the time in which the browser stood still, but no press of theirs is lost', () => {
  const { room, machine, live, pass } = roomWithBox();
  pass(1_000);
  const closed = [];
  const button = machine.button.bind(machine);
  machine.button = (name, down) => {
    closed.push([name, down, live.at]);
    button(name, down);
  };
  // Two taps, while the worker has no turn for two seconds.
  for (const [down, after] of [[true, 100], [false, 130], [true, 300], [false, 330]]) live.button('DOWN', down, room.now + after);
  room.now += 2_000;
  live.catchUp();
  pass(1_000);
  assert.deepEqual(closed.map(([, down]) => down), [true, false, true, false]);
  // As long as they were, and as far apart.
  const from = closed.map(([, , at]) => Math.round(at - closed[0][2]));
  assert.deepEqual(from, [0, 30, 200, 230]);
});

test('an ear hears a click of 3 ms at 4 kHz, then nothing, then two tones', () => {
  const heard = [];
  const ear = new Ear((tone) => heard.push(tone));
  for (let i = 0; i < 12; i++) ear.rise(100 + i * 0.25);
  ear.until(150);
  ear.until(160);
  for (let i = 0; i < 5; i++) ear.rise(200 + i);
  for (let i = 1; i < 5; i++) ear.rise(204 + i * 2);
  ear.until(250);
  assert.deepEqual(heard, [
    { at: 100, hertz: 4000 },
    { at: 103, hertz: 0 },
    { at: 200, hertz: 1000 },
    { at: 204, hertz: 500 },
    { at: 214, hertz: 0 },
  ]);
});
