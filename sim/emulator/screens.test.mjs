// The firmware's screens are the simulator's, pixel by pixel.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Elf, builtElf } from './elf.mjs';
import { GAMES, replay } from './games.mjs';
import { Machine } from './machine.mjs';
import { asText } from './picture.mjs';
import { playRecord, screenAfter } from './simulator.mjs';

const elf = Elf.load(builtElf());

/** Long enough for a whole picture on the bus. */
const SETTLE_MS = 40;

test('every button, short, held and repeating', () => {
  const [{ script: setUp }] = playRecord(replay(GAMES[0]));
  const presses = ['', 'UP', 'DOWN DOWN', 'OK', 'OK BACK', 'BACK', 'NEXT', 'hold:OK', 'hold:BACK', 'hold:NEXT'];
  const repeats = ['steps:DOWN:3', 'steps:UP:4', 'OK steps:UP:8'];
  for (const before of ['', setUp]) {
    for (const press of [...presses, ...repeats]) {
      const script = `${before} ${press}`.trim();
      const machine = Machine.started(elf);
      machine.play(script);
      machine.run(SETTLE_MS);
      const shown = asText(machine.display.rows()).trimEnd();
      assert.equal(shown, screenAfter(script), `after "${script}"`);
    }
  }
});

for (const game of GAMES) {
  test(`${game} by buttons, at every move`, (context) => {
    const machine = Machine.started(elf);
    let [presses, bytes] = [0, machine.bus.bytes];
    for (const { entry, script, rows } of playRecord(replay(game))) {
      machine.play(script);
      presses += script.split(' ').length;
      machine.run(SETTLE_MS);
      if (machine.display.rows().join() !== rows.join()) {
        assert.fail(`after ${entry} the firmware shows\n${asText(machine.display.rows())}\nthe simulator\n${asText(rows)}`);
      }
    }
    assert.equal(machine.restarts, 0);
    bytes = machine.bus.bytes - bytes;
    const deep = 0x20042000 - machine.lowestStack;
    const room = machine.lowestStack - elf.symbols.get('__euninit').address;
    context.diagnostic(`${presses} presses, ${(bytes / presses).toFixed(0)} bytes on the bus for each`);
    context.diagnostic(`stack at most ${deep} bytes deep, ${room} bytes were never used`);
    assert(room > 16 * 1024, 'the stack comes near the statics');
    // The games here take up to 30,384 bytes: a question that looks for complete answers goes down level by level, and no
    // single thing in it is large. A record would be 24 KiB more.
    assert(deep < 36 * 1024, 'something large passes through the stack');
  });
}
