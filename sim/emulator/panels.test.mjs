// The panels that people really buy, on the real ELF, pixel by pixel: two chips, two addresses, and bad manners.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Elf, builtElf } from './elf.mjs';
import { Machine } from './machine.mjs';
import { asText } from './picture.mjs';

const elf = Elf.load(builtElf());
const BUS_MS = 60; // longer than any picture takes
/** From the question for the language to a list, with many pictures on the way. */
const SCRIPT = 'OK wait:60 DOWN wait:60 OK wait:60 UP wait:60';
/** From there to the settings, where the chip becomes an SSD1306; with one more OK it is an SH1106. */
const SETTINGS = 'OK wait:60 UP UP OK UP UP UP OK wait:200';

/** The pictures of a panel without bad manners: when it was just switched on, and after the script. */
const plain = (() => {
  const machine = Machine.fresh(elf);
  const first = machine.display.rows();
  machine.play(SCRIPT);
  return { first, last: machine.display.rows() };
})();

function assertShows(machine, rows, what) {
  const shown = machine.display.rows();
  if (shown.join() !== rows.join()) assert.fail(`${what}:\n${asText(shown)}\ninstead of\n${asText(rows)}`);
}

const pictures = (machine, from = 0) =>
  machine.bus.transfers.slice(from).filter(({ bytes }) => bytes[0] === 0x80 && bytes.length > 100).length / 8;

for (const chip of ['ssd1306', 'sh1106']) {
  for (const address of [0x3c, 0x3d]) {
    test(`an ${chip} at 0x${address.toString(16)} is found by itself`, () => {
      const machine = Machine.fresh(elf, { chip, address });
      assertShows(machine, plain.first, 'the first picture');
      machine.play(SCRIPT);
      assertShows(machine, plain.last, 'after presses');
      // The charge pump of the other chip is there for whoever chose the wrong one; VCOM has left boards dark.
      if (chip === 'sh1106') assert.deepEqual([...new Set(machine.display.unknown)], [0x8d], 'commands that it does not have');
    });
  }
}

test('a chip is known by its memory, whatever its status says', () => {
  for (const chip of ['ssd1306', 'sh1106']) {
    for (const sign of [0x00, chip === 'sh1106' ? 0x03 : 0x07]) {
      assertShows(Machine.fresh(elf, { chip, panel: { sign } }), plain.first, `an ${chip} that reports ${sign}`);
    }
  }
});

test('a chip that is chosen in the settings is kept, and the wrong one can still be read', () => {
  for (const [chip, other, choose] of [['sh1106', 'ssd1306', SETTINGS], ['ssd1306', 'sh1106', `${SETTINGS} OK wait:200`]]) {
    const [machine, right] = [Machine.fresh(elf, { chip }), Machine.fresh(elf, { chip: other })];
    [machine, right].forEach((box) => box.play(choose));
    for (const again of [false, true]) {
      if (again) {
        [machine, right].forEach((box) => (box.powerOn(), box.run(300)));
        [machine, right].forEach((box) => box.play('UP UP OK wait:60'));
      }
      const shown = machine.display.rows();
      right.display.rows().forEach((row, y) => {
        const moved = chip === 'sh1106' ? `${row.slice(2)}..` : `${row.slice(-2)}${row.slice(0, -2)}`;
        assert.equal(shown[y], moved, `row ${y} of an ${chip} that is treated as an ${other}`);
      });
    }
  }
});

test('a panel that wakes late is shown everything soon after', () => {
  for (const [chip, address] of [['ssd1306', 0x3c], ['sh1106', 0x3d]]) {
    for (const [wakes, within] of [[25, 120], [150, 120], [700, 120], [2_600, 1_100]]) {
      const machine = new Machine(elf, { chip, address, panel: { wakesAt: wakes * 1e6 } });
      machine.run(wakes + within);
      assertShows(machine, plain.first, `${within} ms after an ${chip} woke at ${wakes} ms`);
    }
  }
});

test('a panel that resets once more while it wakes up does not stay dark', () => {
  for (const chip of ['ssd1306', 'sh1106']) {
    for (const ms of [20, 31, 45, 480, 900]) {
      const machine = new Machine(elf, { chip });
      machine.later(ms, () => machine.display.powerOn());
      machine.run(ms + 200);
      assertShows(machine, plain.first, `200 ms after an ${chip} reset at ${ms} ms`);
    }
  }
});

test('a panel that refuses to be read is served like any other, not once a second', () => {
  for (const address of [0x3c, 0x3d]) {
    const machine = Machine.fresh(elf, { address, panel: { deaf: true } });
    assertShows(machine, plain.first, 'the first picture');
    machine.run(1_500);
    const before = machine.bus.transfers.length;
    machine.run(20_000);
    assert(pictures(machine, before) <= 2, `${pictures(machine, before)} pictures in 20 s`);
    assert(machine.display.lit);
    machine.play(SCRIPT);
    assertShows(machine, plain.last, 'after presses');
    // What it has lost without a word, it gets again.
    machine.display.powerOn();
    machine.run(10_500);
    assertShows(machine, plain.last, 'ten seconds after it lost everything');
    machine.display.unplug();
    machine.run(2_000);
    machine.display.plug();
    machine.run(1_500);
    assertShows(machine, plain.last, 'after it was pulled out');
  }
});

test('an SH1106 that refuses to be read can be read by eye, and its setting sets it right', () => {
  const [machine, right] = [{ deaf: true }, {}].map((panel) => Machine.fresh(elf, { chip: 'sh1106', panel }));
  // Nothing tells it from the other chip: the picture lies two columns aside.
  machine.display.rows().forEach((row, y) => assert.equal(row, `${plain.first[y].slice(2)}..`, `row ${y}`));
  [machine, right].forEach((box) => box.play(`${SETTINGS} OK wait:200`));
  assertShows(machine, right.display.rows(), 'the setting');
});

test('a panel is dimmed by what its chip understands', () => {
  const [ssd1306, sh1106] = ['ssd1306', 'sh1106'].map((chip) => Machine.fresh(elf, { chip }));
  const driven = ({ display }) => [display.contrast, display.precharge, display.vcom];
  // Bright, dimmed after half a minute, and bright again with a press. Only the first chip has the level VCOM.
  const wanted = [
    [ssd1306, [0x78, 0x21, 0x40], [0x0f, 0x11, 0x00]],
    [sh1106, [0x78, 0x22, 0x20], [0x0f, 0x22, 0x20]],
  ];
  for (const [machine, bright, dim] of wanted) {
    assert.deepEqual(driven(machine), bright, 'bright');
    machine.run(31_000);
    assert.deepEqual(driven(machine), dim, 'dimmed');
    machine.play('DOWN wait:100');
    assert.deepEqual(driven(machine), bright, 'bright again');
  }
  assert(!sh1106.display.unknown.includes(0xdb), 'the level VCOM has left boards dark');
});

test('a panel that lost registers while it stayed on gets them again with the next shift of the picture', () => {
  for (const chip of ['ssd1306', 'sh1106']) {
    const [machine, right] = [Machine.fresh(elf, { chip }), Machine.fresh(elf)];
    machine.run(100_000);
    machine.display.loseRegisters();
    assert.notDeepEqual(machine.display.rows(), plain.first);
    machine.run(80_000 + BUS_MS);
    right.run(180_000 + BUS_MS);
    assertShows(machine, right.display.rows(), `an ${chip} after the shift`);
    assert.equal(machine.display.contrast, right.display.contrast);
  }
});
