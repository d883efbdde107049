#!/usr/bin/env node
// Makes the page of the real firmware: node web/firmware/build.mjs UF2 DIST.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { readUf2 } from './uf2.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** How many commits back a firmware may be that nobody built anew. */
const COMMITS = 1000;

/** Gives the commit that the firmware says it was built from: it carries the first letters of its name. */
function buildMark(image) {
  const commits = execFileSync('git', ['log', `-${COMMITS}`, '--format=%h', '--abbrev=8'], { cwd: here('.'), encoding: 'utf8' });
  const text = image.toString('latin1');
  return commits.split('\n').find((mark) => mark && text.includes(mark)) ?? '?';
}

/** Gives the box as the players' page has it. */
function theCase() {
  const [box] = readFileSync(here('../page/index.html'), 'utf8').match(/<div class="case".*?^ {4}<\/div>/ms) ?? [];
  if (!box) throw new Error('page/index.html: there is no case');
  return box;
}

const [uf2Path, dist] = process.argv.slice(2);
const uf2 = readFileSync(uf2Path);
const image = Buffer.concat(readUf2(uf2).map(({ bytes }) => bytes));
// What nothing is linked to, up to the end of the last sector, is no program.
const program = image.findLastIndex((byte) => byte !== 0xff) + 1;

mkdirSync(`${dist}/firmware`, { recursive: true });
writeFileSync(`${dist}/firmware/gnomon.uf2.gz`, gzipSync(uf2, { level: 9 }));
const fill = { case: theCase(), build: buildMark(image), program: String(program) };
const page = readFileSync(here('../firmware.html'), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name) => fill[name]);
writeFileSync(`${dist}/firmware.html`, page);
cpSync(here('page.css'), `${dist}/firmware/page.css`);
await build({
  entryPoints: { page: here('page.mjs'), worker: here('worker.mjs') },
  outdir: `${dist}/firmware`,
  bundle: true,
  format: 'iife',
  target: 'es2022',
  minify: true,
  legalComments: 'eof',
  logLevel: 'warning',
});
