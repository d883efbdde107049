#!/usr/bin/env node
// Runs the firmware with a script of presses and prints what the display shows.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { parseScript } from './buttons.mjs';
import { Elf, builtElf } from './elf.mjs';
import { Machine } from './machine.mjs';
import { asPng, asText } from './picture.mjs';

const USAGE = `Usage: node sim/emulator/run.mjs [ELF] [SCRIPT] [--png OUT] [--flash FILE] [--log]

  ELF           the firmware; by default what firmware/build.sh or cargo firmware built last
  SCRIPT        presses, e.g. "DOWN OK hold:BACK wait:500 press:UP release:UP"
  --png OUT     writes the picture to a file as well
  --flash FILE  keeps the saved games in a file: the last 256 KiB of flash
  --log         prints what the firmware logged`;

/** Long enough to start and to show the first picture. */
const START_MS = 300;

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      png: { type: 'string' },
      flash: { type: 'string' },
      log: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(USAGE);
  if (positionals.length > 2) throw new Error(`too many arguments\n${USAGE}`);
  // A lone argument is an ELF if there is such a file, else a script.
  const [path, script] =
    positionals.length === 1 && !existsSync(positionals[0]) ? [builtElf(), positionals[0]] : [positionals[0] ?? builtElf(), positionals[1] ?? ''];
  parseScript(script); // a mistake in it shows before anything runs

  const saves = values.flash && existsSync(values.flash) ? readFileSync(values.flash) : null;
  const machine = new Machine(Elf.load(path), { saves });
  machine.run(START_MS);
  machine.play(script);

  const rows = machine.display.rows();
  console.log(asText(rows));
  if (values.png) writeFileSync(values.png, asPng(rows));
  if (values.flash) writeFileSync(values.flash, machine.saves);
  if (values.log) for (const { format, text } of machine.log()) console.log(`${format}  ${JSON.stringify(text)}`);
  const { display, bus } = machine;
  console.error(
    `${machine.ms.toFixed(0)} ms, ${bus.bytes} bytes on the bus, display ${display.lit ? `on, contrast ${display.contrast}` : 'off'}` +
      (machine.restarts ? `, ${machine.restarts} restarts` : ''),
  );
}

try {
  main();
} catch (error) {
  console.error(`run.mjs: ${error.message}`);
  process.exitCode = 1;
}
