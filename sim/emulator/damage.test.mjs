// Saved games that were damaged, on the real ELF: it always starts, never panics, and says what it kept.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { below, chance, oneOf } from './chance.mjs';
import { assertEach } from './each.mjs';
import { Elf, builtElf } from './elf.mjs';
import { SAVES, SECTOR } from './flash.mjs';
import { LONG_GAME, replay } from './games.mjs';
import { Machine } from './machine.mjs';
import { asText } from './picture.mjs';
import { playRecord } from './simulator.mjs';

const elf = Elf.load(builtElf());
const SIZE = SAVES.end - SAVES.start;
const SECTORS = SIZE / SECTOR;

const sector = (saves, index) => saves.subarray(index * SECTOR, (index + 1) * SECTOR);
const isUsed = (saves, index) => sector(saves, index).some((byte) => byte !== 0xff);
const used = (saves) => [...Array(SECTORS).keys()].filter((index) => isUsed(saves, index));

/** Ways in which bytes go bad; each changes some saves in place. */
const DAMAGES = {
  'a bit flips': (saves, random) => (saves[inUse(saves, random)] ^= 1 << below(random, 8)),
  'ten bits flip': (saves, random) => {
    for (let i = 0; i < 10; i++) saves[inUse(saves, random)] ^= 1 << below(random, 8);
  },
  'a bit of every hundredth byte flips': (saves, random) => {
    for (const index of used(saves)) {
      sector(saves, index).forEach((byte, i, bytes) => {
        if (random() < 0.01) bytes[i] = byte ^ (1 << below(random, 8));
      });
    }
  },
  'some bytes are zero': (saves, random) => stretch(saves, random).fill(0),
  'some bytes are blank': (saves, random) => stretch(saves, random).fill(0xff),
  'some bytes are noise': (saves, random) => noise(stretch(saves, random), random),
  'some bytes are those of another place': (saves, random) => {
    const to = stretch(saves, random);
    const from = inUse(saves, random);
    to.set(saves.slice(from, from + to.length).subarray(0, to.length));
  },
  'a sector is blank': (saves, random) => sector(saves, oneOf(random, used(saves))).fill(0xff),
  'a sector is noise': (saves, random) => noise(sector(saves, oneOf(random, used(saves))), random),
  'a sector is there twice': (saves, random) =>
    sector(saves, below(random, SECTORS)).set(sector(saves, oneOf(random, used(saves)))),
  'two sectors are swapped': (saves, random) => {
    const [a, b] = [sector(saves, oneOf(random, used(saves))), sector(saves, below(random, SECTORS))];
    const kept = a.slice();
    a.set(b);
    b.set(kept);
  },
  'everything is noise': (saves, random) => noise(saves, random),
  'everything else is noise': (saves, random) => {
    const kept = oneOf(random, used(saves));
    const bytes = sector(saves, kept).slice();
    noise(saves, random);
    sector(saves, kept).set(bytes);
  },
};

/** Damages after which nothing may be left that could tell of the game: blank flash, bytes of which none is ours, or the settings in its place. */
const SILENT = new Set(['some bytes are blank', 'a sector is blank', 'everything is noise', 'a sector is there twice']);

const noise = (bytes, random) => bytes.forEach((_, i) => (bytes[i] = below(random, 256)));

/** Gives a place at which something is written. */
function inUse(saves, random) {
  const start = oneOf(random, used(saves)) * SECTOR;
  const end = saves.subarray(start, start + SECTOR).findLastIndex((byte) => byte !== 0xff);
  return start + below(random, end + 1);
}

/** Gives some bytes, few or many, that begin where something is written. */
function stretch(saves, random) {
  const start = inUse(saves, random);
  return saves.subarray(start, start + 1 + below(random, oneOf(random, [8, 64, 600])));
}

const moves = playRecord(replay(LONG_GAME));
const resumed = playRecord(replay(LONG_GAME), { resume: '' }).map(({ rows }) => rows.join('\n'));
const shows = (machine) => machine.display.rows().join('\n');
const home = shows(Machine.started(elf));
const language = shows(Machine.fresh(elf));

/** Answers the question for the language, which a box asks that has lost its settings. */
const answerLanguage = (machine) => shows(machine) === language && machine.play('OK wait:100');

/** Plays the game, and gives { made, saves } at some of its entries. */
function savedGames(entries) {
  const machine = Machine.started(elf);
  return moves.flatMap(({ script }, made) => {
    machine.play(script);
    machine.run(40);
    return entries.includes(made) ? [{ made, saves: machine.saves }] : [];
  });
}

/** Gives what the firmware says about the saved game: undefined, or { name, kept }. */
function notice(machine) {
  const told = machine.log().find(({ format }) => format.startsWith('saved game: '));
  if (!told) return undefined;
  // An enum of defmt: a time of 8 bytes, its type, the variant, and what that holds.
  const [variant, low, high] = Buffer.from(told.text, 'latin1').subarray(10);
  return { name: ['damaged', 'unreadable', 'newer'][variant], kept: variant === 0 ? low + 256 * high : undefined };
}

/** Checks that a box with these saves starts, tells what it has lost, and goes on. */
function assertStarts({ saves, made, what, damage }) {
  const machine = new Machine(elf, { saves });
  machine.run(400);
  answerLanguage(machine);
  const told = notice(machine);
  assert(machine.display.lit, `${what}: nothing on the display`);
  const first = shows(machine);
  if (told) machine.play('UP wait:60'); // any press goes on
  answerLanguage(machine);
  const shown = shows(machine);
  if (told) assert.notEqual(shown, first, `${what}: ${told.name} is not on the screen`);

  const kept = shown === home ? 'nothing' : resumed.slice(0, made + 1).lastIndexOf(shown);
  assert.notEqual(kept, -1, `${what}: no part of the game, but\n${asText(machine.display.rows())}`);
  if (told?.name === 'damaged') assert.equal(resumed[told.kept], shown, `${what}: it says ${told.kept} entries, and shows ${kept}`);
  if (told?.name === 'unreadable') assert(kept === 'nothing' || kept === made, `${what}: unreadable, but ${kept} entries`);
  // A last entry that cannot be read is what a cut of the power leaves.
  if (kept !== made && kept !== made - 1 && !SILENT.has(damage)) assert(told, `${what}: ${kept} of ${made} entries, and not a word`);

  machine.play('DOWN OK BACK wait:3000 hold:BACK BACK OK wait:100');
  assert.equal(machine.restarts, 0, `${what}: restarted while it was used`);
  machine.powerOn();
  machine.run(400);
  assert(machine.display.lit && machine.restarts === 0, `${what}: the second start`);
  return told?.name ?? (kept === made ? 'whole' : 'torn');
}

test('saved games that were damaged in any way start, say what they have lost, and go on', (context) => {
  const games = savedGames([40, 80, 120, moves.length - 1]);
  const random = chance(4096);
  const cases = Array.from({ length: 312 }, (_, i) => {
    const damage = Object.keys(DAMAGES)[i % Object.keys(DAMAGES).length];
    const { made, saves } = games[Math.floor(i / Object.keys(DAMAGES).length) % games.length];
    const spoiled = saves.slice();
    DAMAGES[damage](spoiled, random);
    return { saves: spoiled, made, damage, what: `case ${i}, ${made} entries, ${damage}` };
  });
  const ends = {};
  assertEach(cases, (one) => {
    const end = assertStarts(one);
    ends[end] = (ends[end] ?? 0) + 1;
  });
  context.diagnostic(Object.entries(ends).map(([end, count]) => `${count} ${end}`).join(', '));
  assert(ends.damaged > 30 && ends.unreadable > 20 && ends.whole > 20, JSON.stringify(ends));
});
