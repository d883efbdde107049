// The cable, against a box that keeps to docs/cable.md and against some that do not.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Cable } from './cable.mjs';
import { FakeBox, FakePort } from './fake-box.mjs';

/** For what never answers; whatever answers may take as long as a busy machine lets it. */
const SHORT = 300;

const opened = async (box = new FakeBox()) => {
  const port = new FakePort(box);
  return { box, port, cable: await Cable.open(port) };
};
const failsWith = (kind, words) => (error) => error.kind === kind && (words === undefined || error.words === words);

test('a box says its version, its games and its names', async () => {
  const { cable } = await opened();
  assert.equal(cable.version, '0.1.0 · 1a2b3c4d');
  const [village, gardlings] = await cable.games();
  assert.deepEqual(village, {
    number: 12,
    game: 'gnome-village',
    depth: 'light',
    state: 'over',
    date: '2026-11-17T20:15',
    players: [{ name: 'Anna', points: 31, rank: 1, won: true }, { name: 'Bram', points: 28, rank: 2, won: false }],
  });
  assert.deepEqual([gardlings.date, gardlings.players[1]], [null, { name: 'Bram', points: null }]);
  assert.deepEqual(await cable.names(), ['Anna', 'Bram']);
  await cable.close();
});

test('a record comes with the ok behind it, and again when the game changed meanwhile', async () => {
  const { box, cable } = await opened();
  const whole = 'gnomon 1\ngame gardlings\nseat Anna\nseat Bram\n---\nAnna draw gnome\n';
  assert.equal(await cable.game(14), whole);
  box.changes = 2;
  assert.equal(await cable.game(14), whole);
  box.changes = 3;
  await assert.rejects(cable.game(14), failsWith('refused', 'the game changed: ask again'));
  await cable.close();
});

test('what the box refuses is told in its words, and the next command is answered', async () => {
  const { box, cable } = await opened();
  await assert.rejects(cable.game(99), failsWith('refused', 'there is no game 99'));
  await assert.rejects(cable.put('gnomon 1\nseat nonsense\nmore\n'), failsWith('refused', 'line 2: unknown-move: there is no such move'));
  box.people = 'error: the people at the box said no';
  await assert.rejects(cable.put('gnomon 1\ngame gardlings\n'), failsWith('refused', 'the people at the box said no'));
  assert.equal(await cable.date(), null);
  await cable.close();
});

test('a record that would end early, or with a line too long, is not sent', async () => {
  const { box, cable } = await opened();
  for (const text of ['gnomon 1\nend\nname 1 Mallory\n', 'gnomon 1\n  cancel \n', 'hello\n', `gnomon 1\n# ${'é'.repeat(127)}\n`]) {
    await assert.rejects(cable.put(text), failsWith('not-a-record'));
  }
  assert.deepEqual([box.names, box.games.length], [['Anna', 'Bram'], 2]);
  await cable.put('gnomon 1\r\ngame gardlings\r\n# é\r\n');
  assert.deepEqual(box.games.at(-1).record, ['gnomon 1', 'game gardlings', '# é', '']);
  await cable.close();
});

test('commands at the same time are answered one after the other', async () => {
  const { cable } = await opened();
  const [names, , games, date] = await Promise.all([cable.names(), cable.setDate('2026-11-18T20:00'), cable.games(), cable.date()]);
  assert.deepEqual([names.length, games.length, date], [2, 2, '2026-11-18T20:00']);
  await cable.close();
});

test('a port in use, one that is silent, one that babbles and a newer box are told apart', async () => {
  for (const [manner, kind] of [['busy', 'busy'], ['silent', 'silent'], ['babble', 'nonsense']]) {
    const port = new FakePort(new FakeBox(), manner);
    await assert.rejects(Cable.open(port, { patience: SHORT }), failsWith(kind), manner);
    assert(!port.isOpen, `${manner}: the port is kept`);
  }
  const newer = Object.assign(new FakeBox(), { edition: 'cable 2' });
  await assert.rejects(Cable.open(new FakePort(newer)), failsWith('newer', 'cable 2'));
});

test('a box that falls silent is given up, and can be opened anew', async () => {
  const { port, cable } = await opened();
  port.manner = 'silent';
  cable.patience = SHORT;
  await assert.rejects(cable.games(), failsWith('silent'));
  assert.equal((await cable.ended).kind, 'silent');
  assert(!port.isOpen);
  port.manner = 'good';
  const again = await Cable.open(port);
  assert.equal((await again.games()).length, 2);
  await again.close();
});

test('a cable that is pulled ends what waits and what comes', async () => {
  const { port, cable } = await opened();
  port.manner = 'silent';
  const waiting = assert.rejects(cable.games(), failsWith('gone'));
  setTimeout(() => port.vanish(), 20);
  await waiting;
  await assert.rejects(cable.names(), failsWith('gone'));
  assert.equal((await cable.ended).kind, 'gone');
});

test('endless lines are nonsense', { timeout: 30_000 }, async () => {
  const { port, cable } = await opened();
  cable.patience = 1e6;
  port.manner = 'silent';
  const waiting = assert.rejects(cable.games(), failsWith('nonsense'));
  setTimeout(() => port.say('x'.repeat(2_000)), 20);
  await waiting;
});
