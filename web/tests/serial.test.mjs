// The panel "A box on the cable" in a real browser, on a port with a box that keeps to docs/cable.md, and on some that do not.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { violations } from './accessibility.mjs';
import { DESK, PHONE, launch, serve } from './browser.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** A page with nothing but the panel; what it is asked to show, it keeps. */
const SCRIPT = `
  import { FakeBox, FakePort } from './fake-box.mjs';
  import { mount } from './panel.mjs';
  const { manner, without, lang } = Object.fromEntries(new URLSearchParams(location.search));
  window.box = new FakeBox();
  window.port = new FakePort(window.box, manner);
  const serial = { getPorts: async () => [], requestPort: async () => { if (manner === 'none') throw new DOMException('No port selected', 'NotFoundError'); return window.port; } };
  if (without) delete Navigator.prototype.serial;
  else Object.defineProperty(navigator, 'serial', { value: serial, configurable: true });
  window.panel = mount(document.getElementById('cable'), {
    lang, patience: 2000, load: (record) => { window.loaded = record; }, current: async () => 'gnomon 1\\ngame gardlings\\nseat Anna\\nseat Bram\\n',
  });
`;

let server;
let page;
before(async () => {
  server = await serve();
  const { outputFiles } = await build({ stdin: { contents: SCRIPT, resolveDir: here('../serial') }, bundle: true, format: 'esm', write: false });
  const style = ['../page/style.css', '../serial/panel.css'].map((path) => readFileSync(here(path), 'utf8')).join('\n');
  page = `<!DOCTYPE html><html lang="en"><head><title>A box on the cable</title><link rel="icon" href="data:,"><style>${style} body { overflow: auto; }</style></head><body><main style="display: block"><h1>Gnomon</h1><section id="cable"></section></main><script type="module">${outputFiles[0].text}</script></body></html>`;
});
after(() => server.close());

async function opened(context, query = '', options = DESK) {
  const browser = await launch(options);
  context.after(() => browser.close());
  await browser.page.route(`${server.url}panel.html*`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: page }));
  await browser.page.goto(`${server.url}panel.html?${query}`);
  const says = (text) => browser.page.getByRole('status').filter({ hasText: text }).waitFor();
  return { ...browser, says, press: (name, exact = true) => browser.page.getByRole('button', { name, exact }).click() };
}

/** Opens the panel and connects it. */
async function connected(context, query, options) {
  const all = await opened(context, query, options);
  await all.press('Connect');
  await all.says('0.1.0 · 1a2b3c4d');
  return all;
}

test('games are listed with who won, shown, and saved as files', async (context) => {
  const { page, press, says, errors } = await connected(context);
  const rows = await page.getByRole('table').getByRole('row').allInnerTexts();
  assert.equal(rows.length, 3);
  // The newest first.
  assert.match(rows[1], /Gardlings\s*full, on the table\s*Anna\s*Bram\s*Show\s*Save/);
  assert.match(rows[2], /Gnome Village\s*light, over\s*Anna: 31 points, won\s*Bram: 28 points\s*17 Nov 2026, 20:15\s*Show\s*Save/);
  await press('Show Gardlings 14');
  await says('lies on this page');
  assert.equal(await page.evaluate(() => window.loaded), 'gnomon 1\ngame gardlings\nseat Anna\nseat Bram\n---\nAnna draw gnome\n');
  const [download] = await Promise.all([page.waitForEvent('download'), press('Save Gnome Village 12')]);
  assert.equal(download.suggestedFilename(), 'gnomon-12-gnome-village.txt');
  assert.match(readFileSync(await download.path(), 'utf8'), /^gnomon 1\ngame gnome-village\n/);
  assert.deepEqual(errors, []);
});

test('a record is put from a file or from the page, and the people at the box may say no', async (context) => {
  const { page, press, says, errors } = await connected(context);
  await press('The game of this page');
  await says('lies on the box’s table');
  assert.equal(await page.getByRole('table').getByRole('row').count(), 4);
  await page.evaluate(() => (window.box.people = 'error: the people at the box said no'));
  const file = (text) => ({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.setInputFiles('input[type=file]', file('gnomon 1\ngame gardlings\nseat Anna\n'));
  await says('“the people at the box said no”');
  await page.setInputFiles('input[type=file]', file('a shopping list\n'));
  await says('no record of a Gnomon game');
  assert.deepEqual(errors, []);
});

test('names and the date are told to the box', async (context) => {
  const { page, press, says, errors } = await connected(context);
  await page.getByLabel('Name 2').fill('Cléo');
  await page.getByLabel('Name 3').fill('Dirk');
  await press('Save the names');
  await says('The names are on the box');
  assert.deepEqual(await page.evaluate(() => window.box.names), ['Anna', 'Cléo', 'Dirk']);
  await page.getByLabel('Name 1', { exact: true }).fill('2fast');
  await press('Save the names');
  await says('“2fast” does not fit');
  await page.getByLabel('Name 1', { exact: true }).fill('Dirk');
  await press('Save the names');
  await says('“Dirk” stands there twice');
  await page.getByLabel('Name 1', { exact: true }).fill('phase');
  await press('Save the names');
  await says('phase is a word of records');
  await press('Set to now');
  await says('The box knows the time now');
  const told = await page.evaluate(() => window.box.now);
  const local = await page.evaluate(() => new Date().getFullYear());
  assert.match(told, new RegExp(`^${local}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$`));
  assert.deepEqual(errors, []);
});

test('a browser without serial ports, and a reader who chooses none, are told so', async (context) => {
  const without = await opened(context, 'without=1');
  await without.page.getByText('does not let pages talk to a USB cable').waitFor();
  assert.equal(await without.page.getByRole('button').count(), 0);
  const none = await opened(context, 'manner=none');
  await none.press('Connect');
  await none.says('No device was chosen');
});

test('a port in use, a silent one and one that babbles are told apart in plain words', async (context) => {
  for (const [manner, words] of [['busy', 'The port is in use'], ['silent', 'There is no answer'], ['babble', 'no Gnomon box']]) {
    const { press, says, errors } = await opened(context, `manner=${manner}`);
    await press('Connect');
    await says(words);
    assert.deepEqual(errors, []);
  }
});

test('a cable that is pulled is told at once, and a box that comes back is found', async (context) => {
  const { page, press, says } = await connected(context);
  await page.evaluate(() => window.port.vanish());
  await says('The box is gone');
  assert.equal(await page.getByRole('table').count(), 0);
  await page.evaluate(() => (window.port.isOpen = false));
  await press('Connect');
  await says('0.1.0');
  await press('Disconnect');
  await says('Disconnected');
});

test('every language, light and dark, breaks no rule of accessibility, on a phone and on a desk', async (context) => {
  const names = { en: 'Connect', nl: 'Verbinden', de: 'Verbinden', fr: 'Connecter' };
  for (const [lang, colorScheme, size] of [['en', 'light', PHONE], ['nl', 'dark', DESK], ['de', 'light', DESK], ['fr', 'dark', PHONE]]) {
    const { page, press, says, close } = await opened(context, `lang=${lang}`, { ...size, colorScheme });
    assert.deepEqual(await violations(page), []);
    await press(names[lang]);
    await says('0.1.0');
    assert.deepEqual(await violations(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `${lang} is wider than its window`);
    if (process.env.GNOMON_PICTURES) await page.screenshot({ path: `${process.env.GNOMON_PICTURES}/cable-${lang}.png`, fullPage: true });
    await close();
  }
});
