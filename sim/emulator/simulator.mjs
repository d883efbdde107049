// The simulator, which runs the same device on the desk: what the firmware's screens have to look like.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readPng } from './picture.mjs';
import { HEIGHT, WIDTH } from './ssd1306.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
// Of the simulator's pictures: pixels per OLED pixel, and OLED pixels of glass around it.
const SCALE = 4;
const MARGIN = 4;

/** Gives the command of the desk's program: $GNOMON_SIM, or what cargo builds. */
export const gnomonCommand = () => (process.env.GNOMON_SIM ? [process.env.GNOMON_SIM] : ['cargo', 'run', '-q', '--']);

/** Runs the simulator. */
export function gnomon(...args) {
  const [program, ...before] = gnomonCommand();
  return execFileSync(program, [...before, ...args], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Gives the last screen of a script of presses, as text in half blocks. */
export function screenAfter(script) {
  return gnomon('press', script).trimEnd();
}

/**
 * Plays a record by buttons: a list of { entry, script, rows }, the set-up first. With `resume` the rows are those of a
 * device that is switched on again after the entry and then pressed so.
 */
export function playRecord(path, { resume } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'gnomon-'));
  try {
    const more = resume === undefined ? [] : ['--resume', resume];
    const lines = gnomon('presses', path, '--frames', folder, ...more).trimEnd().split('\n');
    return Array.from({ length: lines.length / 2 }, (_, i) => ({
      entry: lines[2 * i].slice(2),
      script: lines[2 * i + 1],
      rows: rowsOf(readPng(readFileSync(join(folder, `${String(i).padStart(4, '0')}.png`)))),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Joins what one press enters: what the box does by itself belongs to the press before it, and is seen with it. */
export const byPress = (moves) =>
  moves.flatMap((move, i) => {
    if (move.script === '') return [];
    let last = i;
    while (moves[last + 1]?.script === '') last++;
    return [{ ...move, rows: moves[last].rows }];
  });

function rowsOf(png) {
  const at = (position) => (position + MARGIN) * SCALE + 1;
  return Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => (png.red(at(x), at(y)) > 0x80 ? '#' : '.')).join(''),
  );
}
