// The real ELF at a cable: every command, broken input, and nothing of it disturbs a game or a press.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { below, chance } from './chance.mjs';
import { Elf, builtElf } from './elf.mjs';
import { Machine } from './machine.mjs';
import { connect } from './usb.mjs';

const elf = Elf.load(builtElf());

/** A record that is long enough to be said in several slices. */
const long = readFileSync(new URL('../replays/gardlings/light-two-players-whole-game.replay', import.meta.url), 'utf8');
const SHORT = ['gnomon 1', 'game gardlings', 'seat Anna', 'seat Bram', '---', 'Anna draw gnome', 'Bram stop', 'undo'];

/** A box whose computer has the port open. */
const connected = () => connect(Machine.started(elf));

/** Puts a record and lets people press something once they are asked; gives the answer. */
function put(cable, lines, script = 'DOWN OK', ms = 2_000) {
  cable.write(['put', ...lines, 'end'].map((line) => `${line}\n`).join(''));
  cable.machine.run(20_000, () => cable.left === 0);
  cable.machine.run(200);
  cable.machine.play(script);
  return cable.answered(ms);
}

test('the box is found by its name, with one port', () => {
  const { known } = connected();
  assert.deepEqual([known.name, known.vendor, known.product, known.ports], ['Gnomon', 0x1209, 0x0001, 1]);
});

test('every command answers', () => {
  const cable = connected();
  const version = cable.say('version');
  assert.match(version[0], /^version \d+\.\d+\.\d+$/);
  assert.match(version[1], /^build /);
  assert.deepEqual(version.slice(2), ['cable 1', 'ok']);
  assert.equal(cable.say('help').length, 12);
  assert.deepEqual(cable.say('games'), ['ok']);
  assert.deepEqual(cable.say('game now'), ['error: no game lies on the table']);
  assert.deepEqual(cable.say('game 1'), ['error: there is no game 1: games lists them']);
  assert.equal(cable.say('settings')[0], 'language en');
  assert.deepEqual(cable.say('last-words'), ['ok']);
  assert.equal(cable.say('names')[1], '2 Bram');
  assert.deepEqual(cable.say('name 2 Wim'), ['ok']);
  assert.equal(cable.say('names')[1], '2 Wim');
  assert.deepEqual(cable.say('date'), ['unknown', 'ok']);
  assert.deepEqual(cable.say('date 2026-11-17T23:59'), ['ok']);
  cable.machine.run(60_000);
  assert.deepEqual(cable.say('date'), ['2026-11-18T00:00', 'ok']);
  assert.deepEqual(cable.say('echo on'), ['ok']);
  assert.deepEqual(cable.say('echo off'), ['> echo off', 'ok']);
  // What was changed is kept: the box has its power cut and comes back. The date is gone.
  cable.machine.powerOn();
  cable.machine.run(200);
  const again = connect(cable.machine);
  assert.equal(again.say('names')[1], '2 Wim');
  assert.deepEqual(again.say('date'), ['unknown', 'ok']);
});

test('what is no command is one clear line', () => {
  const cable = connected();
  const says = (bytes) => {
    cable.write(typeof bytes === 'string' ? bytes : Uint8Array.from(bytes));
    return cable.answered();
  };
  assert.deepEqual(says('hello\n'), ["error: unknown command 'hello': help lists them"]);
  assert.deepEqual(says([0xff, 0xfe, 0x0a]), ['error: the line is not UTF-8 text']);
  assert.deepEqual(says('games\0\r\n'), ['error: the line has a control character']);
  assert.deepEqual(says(`${'x'.repeat(1_000)}\r`), ['error: the line has more than 255 bytes']);
  assert.match(says('echo maybe\n')[0], /^error: write it like this: /);
  assert.match(says('date tomorrow\n')[0], /^error: 'tomorrow' is no date/);
});

test('a record is put when people say yes, and comes back as it was', () => {
  const cable = connected();
  assert.deepEqual(put(cable, SHORT), ['ok']);
  assert.deepEqual(cable.say('game now'), [...SHORT, 'ok']);
  const [games] = cable.say('games');
  assert.match(games, /^\d+ gardlings full now - Anna Bram$/);
  // People play on with buttons, and the record has it.
  const before = cable.say('game now').length;
  cable.machine.play('OK');
  cable.machine.run(300);
  assert(cable.say('game now').length > before, 'a press was not entered');
  // It survives a power cut.
  const record = cable.say('game now');
  cable.machine.powerOn();
  cable.machine.run(200);
  assert.deepEqual(connect(cable.machine).say('game now'), record);
});

test('people say no, or nothing, and their game stays', () => {
  const cable = connected();
  assert.deepEqual(put(cable, SHORT), ['ok']);
  const rows = () => cable.machine.display.rows();
  const other = ['gnomon 1', 'game gnome-village', 'seat Cleo', 'seat Dirk', '---'];
  cable.machine.run(1_000);
  const before = rows();
  assert.deepEqual(put(cable, other, 'OK'), ['error: the people at the box said no']);
  cable.machine.run(300);
  assert.deepEqual(rows(), before);
  assert.deepEqual(put(cable, other, '', 70_000), ['error: nobody at the box answered']);
  assert.deepEqual(cable.say('game now'), [...SHORT, 'ok']);
});

test('a wrong record is told with its line, and nobody is asked', () => {
  const cable = connected();
  cable.write('put\ngnomon 1\n\ngame chess\nseat Anna\n---\nAnna move e4\nend\n');
  assert.deepEqual(cable.answered(), ["error: line 3: unknown game 'chess'"]);
  assert.deepEqual(cable.say('games'), ['ok']);
  cable.write('put\ngnomon 1\n');
  assert.deepEqual(cable.say('cancel'), ['ok']);
});

test('a date stays with a game that leaves the table', () => {
  const cable = connected();
  assert.deepEqual(put(cable, SHORT), ['ok']);
  cable.say('date 2026-11-17T20:15');
  cable.machine.play('OK');
  cable.machine.run(300);
  const record = cable.say('game now').slice(0, -1);
  assert.deepEqual(put(cable, ['gnomon 1', 'game gnome-village', 'seat Cleo', 'seat Dirk', '---']), ['ok']);
  const [first] = cable.say('games');
  assert.match(first, /^\d+ gardlings full open 2026-11-17T20:15 Anna Bram$/);
  const [number] = first.split(' ');
  assert.deepEqual(cable.say(`game ${number}`), [...record, '# ended 2026-11-17T20:15', 'ok']);
});

/** Plays presses; gives the picture after each and how long it took until the last byte of it, in ms. */
function played(machine, script) {
  return script.split(' ').map((press) => {
    machine.play(press);
    machine.run(250);
    return machine.display.rows();
  });
}

// A game from the first question to the middle of a game, back and forth.
const GAME = 'OK OK NEXT OK NEXT OK OK DOWN OK UP OK NEXT OK BACK OK DOWN DOWN OK NEXT NEXT OK OK BACK NEXT OK';

test('a flood of garbage changes no picture of a game that is played meanwhile', (context) => {
  const quiet = connected();
  const pictures = played(quiet.machine, GAME);
  const flooded = connected();
  const random = chance(7);
  const bytes = Uint8Array.from({ length: 100_000 }, () => below(random, 256));
  // Newlines, so that it is many lines, and half of it nearly text.
  bytes.forEach((byte, i) => i % 3 === 0 && (bytes[i] = 'games put end 123\n'.charCodeAt(byte % 18)));
  flooded.write(bytes);
  assert.deepEqual(played(flooded.machine, GAME), pictures);
  context.diagnostic(`${100_000 - flooded.left * 64} bytes were taken meanwhile`);
  assert(flooded.left < 1_000, 'nothing was taken');
  assert.equal(flooded.machine.restarts, 0);
});

test('ten megabytes of garbage change no picture, take no press away and leave the game as it is', (context) => {
  const LENGTH = 10_000_000;
  const PIECE = 100_000;
  const boxes = [connected(), connected()];
  const [quiet, flooded] = boxes;
  boxes.forEach((cable) => assert.deepEqual(put(cable, SHORT), ['ok']));
  boxes.forEach(({ machine }) => machine.run(1_000));
  const random = chance(11);
  const noise = Uint8Array.from({ length: PIECE }, () => below(random, 256));
  // One piece in four is a single line, as a file of zeros would be.
  const pieces = [noise, noise, noise, new Uint8Array(PIECE)];
  const moves = ['OK', 'DOWN', 'UP', 'NEXT', 'OK', 'BACK', 'BACK', 'UP', 'OK'];
  const begun = flooded.machine.ms;
  let sent = 0;
  let presses = 0;
  while (sent < LENGTH || flooded.left > 0) {
    for (; sent < LENGTH && flooded.left * 64 < PIECE; sent += PIECE) flooded.write(pieces[(sent / PIECE) % pieces.length]);
    const press = moves[presses++ % moves.length];
    const [before, after] = boxes.map(({ machine }) => played(machine, press)[0]);
    assert.deepEqual(after, before, `the picture after ${presses} presses`);
    flooded.received = '';
  }
  context.diagnostic(`${sent} bytes in ${Math.round(flooded.machine.ms - begun)} ms of the box, ${presses} presses meanwhile`);
  assert(presses > 50);
  flooded.write('\n');
  flooded.machine.run(200);
  flooded.received = '';
  assert.deepEqual(flooded.say('game now'), quiet.say('game now'));
  assert.deepEqual([quiet.machine.restarts, flooded.machine.restarts], [0, 0]);
});

test('a flood without the end of a line lets everybody else have a turn', () => {
  const cable = connected();
  const { machine } = cable;
  const before = machine.display.rows();
  // Nothing is answered before the line ends: the port would be at it for half a second without a break.
  cable.write(new Uint8Array(200_000));
  machine.run(50);
  machine.play('press:DOWN');
  machine.run(100);
  assert(cable.left > 0, 'the flood is over');
  assert.notDeepEqual(machine.display.rows(), before, 'the press was not shown within 100 ms');
  machine.play('release:DOWN');
  machine.run(2_000, () => cable.left === 0);
  cable.write('\n');
  assert.deepEqual(cable.answered(), ['error: the line has a control character']);
});

/** How long it takes until a press is shown, in ms, and how much of ten dark minutes the core is awake. */
function costs(machine) {
  const transfers = machine.bus.transfers.length;
  const from = machine.clock.nanos;
  machine.play('press:DOWN');
  machine.run(100);
  const pictures = machine.bus.transfers.slice(transfers).filter(({ read, bytes }) => !read && bytes[0] === 0x80);
  assert(pictures.length > 0, 'the press was not shown');
  const shown = (pictures.at(-1).at - from) / 1e6;
  machine.play('release:DOWN');
  machine.run(310_000);
  assert(!machine.display.lit);
  const [awake, nanos] = [machine.awakeNanos, machine.clock.nanos];
  machine.run(600_000);
  return { shown, share: (machine.awakeNanos - awake) / (machine.clock.nanos - nanos) };
}

test('a port at which nobody is costs nothing: neither before there was a cable nor after it was pulled', (context) => {
  const never = Machine.started(elf);
  const cable = connected();
  // Pulled in the middle of an answer: what was to be sent waits for nobody.
  cable.write('help\ngames\nput\ngnomon 1\n');
  cable.machine.run(1);
  cable.pull();
  cable.machine.run(1_000);
  const [without, pulled] = [never, cable.machine].map(costs);
  context.diagnostic(`${without.shown.toFixed(2)} and ${pulled.shown.toFixed(2)} ms until a press is shown`);
  context.diagnostic(`awake ${[without, pulled].map(({ share }) => (100 * share).toFixed(5)).join(' and ')} % in the dark`);
  assert(Math.abs(without.shown - pulled.shown) < 1, 'a press is shown later');
  assert(without.share < 0.0001 && pulled.share < without.share * 1.05 + 1e-6, 'the core is awake longer');
});

test('a reader that is stuck and a cable that is pulled change no picture', () => {
  const quiet = connected();
  const pictures = played(quiet.machine, GAME);
  const stuck = connected();
  stuck.read(false);
  stuck.write('help\n'.repeat(200));
  assert.deepEqual(played(stuck.machine, GAME), pictures);
  assert(stuck.left > 0, 'it took more than it could answer');
  // Pulled in the middle of an answer and of a line, and put in again.
  stuck.pull();
  stuck.machine.run(2_000);
  stuck.plug();
  stuck.read(true);
  stuck.machine.run(100);
  stuck.open();
  stuck.machine.run(20);
  stuck.received = '';
  assert.deepEqual(stuck.say('echo off').slice(-1), ['ok']);
  assert.equal(stuck.say('version').at(-2), 'cable 1');
  assert.equal(stuck.machine.restarts, 0);
});

test('a program that opens the port again finds nothing of the one before', () => {
  const cable = connected();
  cable.write('put\ngnomon 1\ngame gar');
  cable.machine.run(20);
  cable.open(false);
  cable.machine.run(20);
  cable.open();
  cable.machine.run(20);
  cable.received = '';
  assert.deepEqual(cable.say('date'), ['date', 'unknown', 'ok']);
});

test('pulling a long game delays no press', (context) => {
  const cable = connected();
  const lines = long.split('\n').filter((line) => line && !line.startsWith('#') && !line.startsWith('expect'));
  assert.deepEqual(put(cable, lines, 'DOWN OK', 5_000), ['ok']);
  const { machine } = cable;
  machine.run(3_000);
  const delay = (script) => {
    const shown = machine.bus.transfers.length;
    const from = machine.ms;
    machine.play(script);
    machine.run(100);
    return [machine.bus.transfers.length - shown, from];
  };
  cable.received = '';
  cable.write('game now\n'.repeat(3));
  const [transfers] = delay('press:DOWN');
  assert(transfers > 0, 'the press was not shown within 100 ms');
  machine.play('release:DOWN');
  machine.run(2_000);
  assert.equal(cable.received.split('ok\r\n').length, 4);
  context.diagnostic(`a record of ${lines.length} lines`);
});
