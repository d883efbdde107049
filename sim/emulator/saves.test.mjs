// What is kept on flash without anything going wrong, on the real ELF.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { BUTTONS } from './buttons.mjs';
import { chance, oneOf } from './chance.mjs';
import { Elf, builtElf } from './elf.mjs';
import { usedUp } from './flash.mjs';
import { GAMES, replay } from './games.mjs';
import { Machine } from './machine.mjs';
import { asText } from './picture.mjs';
import { playRecord, screenAfter } from './simulator.mjs';

const elf = Elf.load(builtElf());
const [{ script: setUp }, ...moves] = playRecord(replay(GAMES[0]));

/** Sets a game up on flash that has to be erased before it can be used, and does `act` when an erase begins. */
function whenItErases(act) {
  const machine = Machine.started(elf, { saves: usedUp() });
  machine.play(setUp);
  let erases = 0;
  machine.onFlash = ({ kind }) => {
    if (kind === 'erase' && erases++ === 0) act(machine);
  };
  machine.run(4_000);
  assert(erases > 0, 'nothing was erased');
  return machine;
}

test('a press during an erase waits and is not lost', () => {
  // Within the 45 ms, begun before its end, and of buttons that act when they are released.
  for (const [presses, act] of [
    ['DOWN', (machine) => machine.edges('DOWN', [3, 30])],
    ['DOWN', (machine) => machine.edges('DOWN', [40, 90])],
    ['OK', (machine) => machine.edges('OK', [2, 44])],
    ['DOWN OK', (machine) => (machine.edges('DOWN', [1, 25]), machine.edges('OK', [5, 40]))],
    ['hold:BACK', (machine) => machine.edges('BACK', [10, 500])],
  ]) {
    const machine = whenItErases(act);
    // An erase waits until it is quiet: the name of whoever begins is gone by then.
    assert.equal(asText(machine.display.rows()).trimEnd(), screenAfter(`${setUp} wait:1000 ${presses} wait:3000`), presses);
  }
});

test('a spike of less than a millisecond is nothing during an erase either, on any button', () => {
  const wanted = screenAfter(`${setUp} wait:3000`);
  for (const ms of [0.001, 0.2, 0.99]) {
    const machine = whenItErases((box) => Object.keys(BUTTONS).forEach((button, i) => box.edges(button, [3 + 8 * i, 3 + 8 * i + ms])));
    assert.equal(asText(machine.display.rows()).trimEnd(), wanted, `${ms} ms`);
  }
});

test('trains of glitches on all wires change nothing around and during erases, and a press during one counts once', () => {
  for (const seed of [45, 46, 47]) {
    const random = chance(seed);
    const machine = Machine.started(elf, { saves: usedUp() });
    machine.play(setUp);
    let erases = 0;
    machine.onFlash = ({ kind }) => {
      if (kind !== 'erase' || erases++ > 0) return;
      machine.edges('DOWN', [5, 32]);
    };
    // A hundred a second: with more of them it never gets quiet enough for an erase.
    for (let at = 0; at < 9_000; at += random() * 20) machine.glitch(oneOf(random, Object.keys(BUTTONS)), at, random() * 0.99);
    machine.run(9_500);
    assert(erases >= 2, `${erases} erases`);
    assert.equal(machine.restarts, 0);
    assert.equal(asText(machine.display.rows()).trimEnd(), screenAfter(`${setUp} DOWN wait:3000`), `seed ${seed}`);
  }
});

test('nobody who presses waits for an erase: sectors are erased when it is quiet', () => {
  const machine = Machine.started(elf, { saves: usedUp() });
  machine.play(setUp);
  machine.run(4_000);
  let last = machine.clock.nanos;
  machine.onFlash = ({ kind }) => {
    const quiet = (machine.clock.nanos - last) / 1e6;
    assert(kind !== 'erase' || quiet > 1_900, `an erase ${quiet} ms after a press`);
  };
  for (const { script } of moves.slice(0, 60)) {
    machine.play(script);
    last = machine.clock.nanos;
    machine.run(300);
  }
});

test('settings are there again after the power was off', () => {
  const machine = Machine.started(elf);
  const english = machine.display.rows();
  machine.play('UP UP OK OK BACK DOWN DOWN wait:100'); // the settings, of which the first is the language
  const other = machine.display.rows();
  assert.notDeepEqual(other, english);
  machine.powerOn();
  machine.run(200);
  assert.deepEqual(machine.display.rows(), other);
});

test('a box that is switched off and on again goes on with the same game, entry by entry', () => {
  const machine = Machine.started(elf);
  const resumed = playRecord(replay(GAMES[0]), { resume: '' });
  [{ script: setUp }, ...moves].slice(0, 20).forEach(({ script, entry }, i) => {
    machine.play(script);
    machine.run(40);
    const again = Machine.started(elf, { saves: machine.saves });
    assert.equal(asText(again.display.rows()), asText(resumed[i].rows), `after ${entry ?? 'the set-up'}`);
  });
});

test('what a card says is told once: another game and power cycles later it is still known', () => {
  const mightyGnomes = 'DOWN DOWN DOWN OK OK NEXT OK';
  const full = 'DOWN OK'; // light tracking is proposed
  const newGame = 'hold:BACK UP UP OK DOWN OK';
  const parts = [
    `${mightyGnomes} ${full} NEXT NEXT NEXT NEXT UP UP UP UP UP UP OK OK OK NEXT`, // which gnomes play is shown once; the last row but one tells a cost: one wood for the first gnome
    `${newGame} OK OK NEXT OK NEXT NEXT wait:1000 OK OK`, // a game of Gnome Village with a move
    `${newGame} ${mightyGnomes} ${full} UP UP OK`, // the last row of the set-up lists what is known
  ];
  const machine = Machine.started(elf);
  for (const part of parts) {
    // A box that keeps its games has the last table above the others, which the simulator of a script has not.
    machine.play(part === parts.at(-1) ? part.replace(newGame, `${newGame} DOWN`) : part);
    machine.run(3_000);
    if (part !== parts.at(-1)) {
      machine.powerOn();
      machine.run(200);
    }
  }
  // The simulator is not switched off in between.
  assert.equal(asText(machine.display.rows()).trimEnd(), screenAfter(`${parts.join(' ')} wait:3000`));
  const nothingTold = screenAfter(`${mightyGnomes} ${full} UP UP OK wait:3000`);
  assert.notEqual(asText(machine.display.rows()).trimEnd(), nothingTold);
});
