// The plug is pulled in the middle of a write to flash, on the real ELF: at most the press that was being made is missing.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chance } from './chance.mjs';
import { assertEach } from './each.mjs';
import { Elf, builtElf } from './elf.mjs';
import { SAVES, halfDone, usedUp } from './flash.mjs';
import { LONG_GAME, replay } from './games.mjs';
import { Machine } from './machine.mjs';
import { asText } from './picture.mjs';
import { byPress, playRecord } from './simulator.mjs';

const elf = Elf.load(builtElf());
const record = replay(LONG_GAME);
/** By then every resumed game is on the screen. */
const RESUME_MS = 600;
/** By then every history is on the screen. */
const HISTORY_MS = 400;
/** Longer than it takes until a sector is erased ahead. */
const REST_MS = 2_500;
/** What is pressed on a resumed game to see its history: undone moves, and the list of them. */
const HISTORY = ['BACK', 'BACK BACK BACK BACK BACK', 'hold:BACK DOWN OK', 'hold:BACK DOWN OK steps:DOWN:8'];

const joined = (frames) => frames.map(({ rows }) => rows.join('\n'));
const moves = byPress(playRecord(record));
const resumed = joined(byPress(playRecord(record, { resume: '' })));
const histories = HISTORY.map((presses) => ({ presses, screens: joined(byPress(playRecord(record, { resume: presses }))) }));
const shows = (machine) => machine.display.rows().join('\n');
const home = shows(Machine.started(elf));

/** What a game that was played up to an entry looks like when it is resumed; before the set-up is done there is none. */
const screenOf = (entry) => (entry < 0 ? home : resumed[entry]);

/**
 * Plays the game, with rests in which sectors are erased ahead, and cuts the power in the middle of every operation on flash:
 * a list of { what, saves, before, after }, with the entries that the game had come to before and after the press.
 */
function cuts({ perWrite, perErase }) {
  const machine = Machine.started(elf, { saves: usedUp() });
  const random = chance(300);
  const found = [];
  let before = -1;
  machine.onFlash = (operation) => {
    const { kind, address } = operation;
    for (let i = 0; i < (kind === 'erase' ? perErase : perWrite); i++) {
      // Now and then all of a write is done, and the power goes before anything follows.
      const share = kind === 'program' && random() < 0.25 ? 1 : random();
      const saves = machine.saves;
      saves.set(halfDone(operation, share, random), address - SAVES.start);
      const what = `${kind} at ${address.toString(16)}, ${(100 * share).toFixed(0)} % done, after ${moves[before]?.entry ?? 'nothing'}`;
      found.push({ what, kind, saves, before, after: Math.min(before + 1, moves.length - 1) });
    }
  };
  moves.forEach(({ script }, entry) => {
    machine.play(script);
    machine.run(40);
    before = entry;
    if (entry % 10 === 0) machine.run(REST_MS);
  });
  return found;
}

/** Switches on with what a cut left, and says to which of some entries the game may have come: screens may look alike. */
function resume({ saves, what }, entries) {
  const machine = new Machine(elf, { saves });
  let found = [];
  for (let ms = 0; ms < RESUME_MS && found.length === 0; ms += 20) {
    machine.run(20);
    found = entries.filter((entry) => screenOf(entry) === shows(machine));
  }
  assert(found.length > 0, `${what}: neither the game before nor the one after, but\n${asText(machine.display.rows())}`);
  assert.equal(machine.restarts, 0, what);
  return { machine, found };
}

/** Presses and compares with the simulator: the game that was resumed has the history of that entry, or of one of them. */
function assertHistory(machine, entries, { presses, screens }, what) {
  machine.play(presses);
  // The history of a long game goes through all of it, and the note of what was undone is inverted only at first.
  for (let ms = 0; ms < HISTORY_MS; ms += 20) {
    machine.run(20);
    if (entries.some((entry) => screens[entry] === shows(machine))) return;
  }
  const wanted = entries.map((entry) => asText(screens[entry].split('\n'))).join('\nor\n');
  assert.fail(`${what}: "${presses}" shows\n${asText(machine.display.rows())}\ninstead of\n${wanted}`);
}

const all = cuts({ perWrite: 1, perErase: 40 });

test('a cut at any instant of a game leaves the game before or after that press, with its history', (context) => {
  assert(all.length >= 300, `only ${all.length} instants`);
  const ends = { before: 0, after: 0 };
  assertEach(all, (cut, i) => {
    const { machine, found } = resume(cut, [...new Set([cut.before, cut.after])]);
    ends[found.includes(cut.before) ? 'before' : 'after']++;
    if (found[0] >= 0 && i % 4 === 0) assertHistory(machine, found, histories[(i / 4) % histories.length], cut.what);
  });
  const erases = all.filter(({ kind }) => kind === 'erase').length;
  context.diagnostic(`${all.length} cuts, ${erases} of them in erases: ${ends.before} games before the press, ${ends.after} after`);
  assert(erases >= 100 && ends.before > 20 && ends.after > 20, 'the cuts are not what they should be');
});

test('a cut in the erases that follow a cut changes nothing more', (context) => {
  const random = chance(2);
  const again = all.filter((_, i) => i % 16 === 0).flatMap((cut) => {
    const { machine, found } = resume(cut, [...new Set([cut.before, cut.after])]);
    const images = [];
    machine.onFlash = (operation) => {
      const saves = machine.saves;
      saves.set(halfDone(operation, random(), random), operation.address - SAVES.start);
      images.push({ saves, found, what: `${cut.what}, and again in ${operation.kind}` });
    };
    machine.run(2 * REST_MS);
    return images;
  });
  context.diagnostic(`${again.length} second cuts`);
  assert(again.length >= 10);
  assertEach(again, (cut) => resume(cut, cut.found));
});

test('every entry is on flash before the picture that shows it is complete', () => {
  const machine = Machine.started(elf);
  moves.slice(0, 60).forEach(({ entry, script }) => {
    const [operations, transfers] = [machine.flash.times.length, machine.bus.transfers.length];
    machine.play(script);
    machine.run(40);
    const written = machine.flash.times.slice(operations).at(-1);
    const shown = machine.bus.transfers.slice(transfers).filter(({ bytes }) => bytes[0] === 0x80).at(-1);
    assert(written && shown && written.end <= shown.end, `${entry}: shown at ${shown?.end}, on flash at ${written?.end}`);
  });
});
