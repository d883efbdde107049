#!/usr/bin/env node
// Prints the figures of the page as the table of docs/figures.md: node web/tests/figures.mjs

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { GAMES, replay } from '../../sim/emulator/games.mjs';
import { byPress, playRecord } from '../../sim/emulator/simulator.mjs';
import { LANGS } from '../page/box.mjs';
import { DIST, Fingers, PHONE, launch, ready, serve } from './browser.mjs';

const RUNS = 5;
const GAME = replay(GAMES.find((name) => name.includes('/light-')));
const MOVES = 30;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const packed = (name) => gzipSync(readFileSync(join(DIST, name)), { level: 9 }).length;
const thousands = (number) => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ' ');

/** Opens the page as a stranger does, and gives when something was painted and when the box was on, in ms. */
async function start(url) {
  const browser = await launch(PHONE);
  try {
    await browser.page.goto(url);
    await ready(browser.page);
    return await browser.page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      on: performance.getEntriesByName('on')[0].startTime,
    }));
  } finally {
    await browser.close();
  }
}

/** Presses, and gives how long each took until its picture was drawn, and until it was kept for good, in ms. */
async function presses(url) {
  const browser = await launch(PHONE);
  try {
    const { page } = browser;
    await page.goto(url);
    await ready(page);
    await page.evaluate(() => {
      globalThis.figures = { drawn: [], kept: [] };
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) figures[name]?.push(duration);
      }).observe({ type: 'measure' });
    });
    const fingers = await Fingers.on(page);
    for (const { script } of byPress(playRecord(GAME)).slice(0, MOVES)) await fingers.play(script);
    await page.waitForTimeout(500);
    return await page.evaluate(() => figures);
  } finally {
    await browser.close();
  }
}

const server = await serve();
const starts = [];
for (let i = 0; i < RUNS; i++) starts.push(await start(server.url));
const { drawn, kept } = await presses(server.url);
await server.close();
const words = LANGS.map((lang) => packed(`words-${lang}.bin`)).sort((a, b) => a - b);
const page = readdirSync(DIST).filter((name) => /^(index\.html|style\.css|app\.js|chunk-.*)$/.test(name)).reduce((sum, name) => sum + packed(name), 0);
const rows = [
  ['bytes of the device as WebAssembly, gzipped', thousands(packed('gnomon.wasm')), '256 000'],
  ['bytes of the words of one language, gzipped: the fewest, the most', `${thousands(words[0])}, ${thousands(words.at(-1))}`, ''],
  ['bytes of page, styles and scripts before the first picture, gzipped', thousands(page), ''],
  ['all three, as a first visit loads them before the first picture: the most', thousands(packed('gnomon.wasm') + words.at(-1) + page), ''],
  ['bytes of records and results as WebAssembly, gzipped; later, and once', thousands(packed('desk.wasm')), ''],
  ['first paint, ms', median(starts.map(({ paint }) => paint)).toFixed(0), '1 000'],
  ['the box is on, ms', median(starts.map(({ on }) => on)).toFixed(0), '1 000'],
  ['press to picture, ms: median, worst', `${median(drawn).toFixed(1)}, ${Math.max(...drawn).toFixed(1)}`, '16'],
  ['press until it is kept for good, ms: median, worst', `${median(kept).toFixed(1)}, ${Math.max(...kept).toFixed(1)}`, ''],
];
console.log('| figure | value | aim |\n|---|---|---|');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
