// End to end: the real `gnomon box` at the serial port of the real firmware.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { Box } from './box.mjs';
import { Elf, builtElf } from './elf.mjs';
import { gnomonCommand } from './simulator.mjs';

const elf = Elf.load(builtElf());
const REPLAY = fileURLToPath(new URL('../replays/gardlings/light-two-players-whole-game.replay', import.meta.url));

/** Runs the desk's program while the box lives on; gives what it said and how it ended. */
function desk(port, ...args) {
  const [program, ...before] = gnomonCommand();
  return new Promise((resolve) => {
    const options = { cwd: fileURLToPath(new URL('../..', import.meta.url)), encoding: 'utf8' };
    const all = [...before, 'box', ...args, ...(port ? ['--port', port] : [])];
    execFile(program, all, options, (error, out, err) => resolve({ code: error?.code ?? 0, out, err }));
  });
}

/** Gives the lines of a record that enter something. */
const entries = (text) =>
  text.split('\n').flatMap((line) => (/^(#|expect|refuse|$)/.test(line) ? [] : [line.split(' #')[0].trim()]));

test('games go to the box and come back', { timeout: 300_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gnomon-'));
  const box = new Box(elf);
  try {
    const port = await box.open();
    const say = async (...args) => {
      const { code, out, err } = await desk(port, ...args);
      assert.equal(code, 0, `${args.join(' ')}: ${err}`);
      return out;
    };
    assert.equal(await say('list'), 'The box keeps no games yet.\n');
    assert.match(await say('names'), /^1 Anna\n2 Bram\n/);
    assert.match(await say('names', '2', 'Wim'), /^1 Anna\n2 Wim\n/);
    assert.equal(await say('date', '2026-11-17T20:15'), '2026-11-17T20:15\n');
    // The date of this computer.
    assert.match(await say('date'), /^20\d\d-\d\d-\d\dT\d\d:\d\d\n$/);
    await say('date', '2026-11-17T20:15');

    // The people at the box are asked: this one says yes as soon as the question is there, the next one no.
    const record = join(folder, 'record.replay');
    writeFileSync(record, `${readFileSync(REPLAY, 'utf8')}# clock Anna 754\n# ended 2026-11-16T21:00\n`);
    const before = box.machine.display.rows().join();
    const pushed = say('push', record);
    await box.until(() => box.machine.display.rows().join() !== before);
    box.press('wait:200 DOWN OK');
    assert.equal(await pushed, 'It lies on the table.\n');
    rmSync(record);
    assert.match(await say('list'), /^ *\d+  gardlings        light      now   2026-11-16T21:00  Anna=\d+\/\d/);

    const shown = box.machine.display.rows().join();
    const refused = desk(port, 'push', REPLAY);
    await box.until(() => box.machine.display.rows().join() !== shown);
    box.press('wait:200 OK');
    const { code, err } = await refused;
    assert.equal(code, 1);
    assert.match(err, /the box says: the people at the box said no\n$/);

    const path = (await say('pull', '--out', folder)).trim();
    assert.deepEqual(readdirSync(folder).map((name) => join(folder, name)), [path]);
    const pulled = readFileSync(path, 'utf8');
    assert.deepEqual(entries(pulled).slice(-3), entries(readFileSync(REPLAY, 'utf8')).slice(-3));
    assert.match(pulled, /\n# clock Anna 754\n# ended 2026-11-16T21:00\n$/);
    // Pulled again it is the same; another game of that number is not written over.
    assert.equal((await say('pull', 'now', '--out', folder)).trim(), path);
    writeFileSync(path, 'gnomon 1\ngame gardlings\nseat Somebody\n');
    assert.match((await desk(port, 'pull', '--out', folder)).err, /is another game/);
    assert.match((await desk(port, 'pull', '99', '--out', folder)).err, /the box has no game '99'/);
    assert.equal(box.machine.restarts, 0);
  } finally {
    box.stop();
    rmSync(folder, { recursive: true });
  }
});

test('a box that vanishes while it asks its people is told in a line', { timeout: 120_000 }, async () => {
  const box = new Box(elf);
  try {
    const port = await box.open();
    const before = box.machine.display.rows().join();
    const pushed = desk(port, 'push', REPLAY);
    await box.until(() => box.machine.display.rows().join() !== before);
    box.stop();
    const { code, err } = await pushed;
    assert.equal(code, 1);
    assert.match(err.trim().split('\n').at(-1), /: the box is gone: /);
  } finally {
    box.stop();
  }
});

test('where there is no box, a sentence says what to do', async () => {
  const none = await desk(null, 'list');
  assert.equal(none.code, 1);
  assert.match(none.err, /there is no box: connect it .* or name its port with --port\n$/);
  const missing = await desk('/dev/nowhere', 'list');
  assert.match(missing.err, /\/dev\/nowhere: there is no such port\n$/);
  const wrong = await desk(null, 'push', fileURLToPath(new URL('package.json', import.meta.url)));
  assert.match(wrong.err, /package\.json:1: a record begins with/);
});
