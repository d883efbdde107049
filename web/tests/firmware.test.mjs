// The page of the real firmware, in a real browser: the simulator's screens, pixel by pixel, whatever happens to the tab.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';

import { Elf, builtElf } from '../../sim/emulator/elf.mjs';
import { replay } from '../../sim/emulator/games.mjs';
import { Machine } from '../../sim/emulator/machine.mjs';
import { asText } from '../../sim/emulator/picture.mjs';
import { byPress, playRecord, screenAfter } from '../../sim/emulator/simulator.mjs';
import { violations } from './accessibility.mjs';
import { DESK, Fingers, PHONE, launch, panel, serve } from './browser.mjs';

const PAGE = 'firmware.html';
const GAME = replay('gnome-village/light-two-players-whole-game');
/** Longer than anything takes on a machine with much else to do, in ms. */
const PATIENCE = 60_000;

let server;
before(async () => (server = await serve()));
after(() => server.close());

/** Keeps every picture that the box shows: some stay for a moment only, and this machine may be busy then. */
const WATCH = `
  window.pictures = [];
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => data.kind === 'picture' && pictures.push(String.fromCharCode(...data.picture)));
    }
  };`;

/** What pages showed and nobody looked at yet. */
const unseen = new WeakMap();

/** Gives a picture in the panel's order as text. */
const worded = (picture) =>
  asText(
    Array.from({ length: 64 }, (_, y) =>
      Array.from({ length: 128 }, (_, x) => ((picture.charCodeAt((y >> 3) * 128 + x) >> (y & 7)) & 1 ? '#' : '.')).join(''),
    ),
  );

/** Looks at what the page shows, picture by picture, until one will do; gives it as text. */
async function until(page, willDo, what) {
  const queue = unseen.get(page) ?? unseen.set(page, []).get(page);
  let last = '';
  for (const end = Date.now() + PATIENCE; Date.now() < end; await page.waitForTimeout(20)) {
    queue.push(...(await page.evaluate(() => window.pictures.splice(0))));
    while (queue.length > 0) {
      last = worded(queue.shift());
      if (willDo(last)) return last;
    }
  }
  return assert.fail(`${what}; at last the page shows\n${last}`);
}

const shows = (page, wanted, what) =>
  until(page, (text) => text.trimEnd() === wanted.trimEnd(), `${what}: the simulator shows\n${wanted}\nand the page never did`);
const lights = (page) => until(page, (text) => text.trim() !== '', 'the panel stays dark');
const goesDark = (page) => until(page, (text) => text.trim() === '', 'the panel stays lit');

/** Opens the page in a browser of its own: { browser, page, tap }. */
async function opened(context, options = PHONE, first = lights) {
  const browser = await launch(options);
  context.after(() => browser.close());
  const { page } = browser;
  await browser.context.addInitScript(WATCH);
  await page.goto(server.url + PAGE);
  await first(page);
  const fingers = await Fingers.on(page);
  return { browser, page, tap: (script) => fingers.play(script) };
}

/** The same, with the first question of a new box answered: English. */
async function started(context, options) {
  const all = await opened(context, options);
  await all.tap('OK');
  await shows(all.page, screenAfter(''), 'the first screen');
  return all;
}

/** Nothing went wrong that a reader would not see, and nobody else was asked for anything. */
function wellBehaved({ errors, hosts }) {
  assert.deepEqual(errors, []);
  assert.deepEqual([...hosts], ['127.0.0.1']);
}

test('the panel is drawn pixel by pixel as the box shows it', async (context) => {
  const { browser, page } = await started(context);
  const drawn = asText(await panel(page)).trimEnd();
  assert.equal(drawn, screenAfter('').trimEnd());
  wellBehaved(browser);
});

test('a turn by touch, and after every press the simulator’s screen', async (context) => {
  const { browser, page, tap } = await started(context);
  const moves = byPress(playRecord(GAME));
  const resumed = byPress(playRecord(GAME, { resume: '' }));
  // A question that is open when the plug is pulled is asked anew: here none is.
  const next = moves.findIndex(({ entry }) => entry.startsWith('Anna'));
  const turn = moves.findIndex(({ rows }, i) => i > next && rows.join() === resumed[i].rows.join()) + 1;
  assert(next > 5 && turn > next);
  for (const { entry, script, rows } of moves.slice(0, turn)) {
    await tap(script);
    await shows(page, asText(rows), entry);
  }
  await page.tap('#pull');
  await goesDark(page);
  await shows(page, asText(resumed[turn - 1].rows), 'after the plug was pulled');
  await tap(moves[turn].script);
  await shows(page, asText(moves[turn].rows), 'the next move');
  wellBehaved(browser);
});

test('a tab that is killed loses nothing', async (context) => {
  const { browser, page, tap } = await started(context);
  // No question is open then, so the screen after it is the same.
  const script = 'OK OK NEXT DOWN OK NEXT NEXT UP UP';
  await tap(script);
  await shows(page, screenAfter(script), 'in the game');
  const session = await page.context().newCDPSession(page);
  // Its process dies at once; nobody answers.
  session.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash');
  wellBehaved(browser);
  const again = await browser.context.newPage();
  await again.goto(server.url + PAGE);
  await shows(again, screenAfter(script), 'in a new tab');
  wellBehaved(browser);
});

test('the newest tab has the box, and the one before can take it back', async (context) => {
  const { browser, page: first } = await started(context);
  const second = await browser.context.newPage();
  await second.goto(server.url + PAGE);
  await first.waitForSelector('#again:not([hidden])');
  await shows(second, screenAfter(''), 'in the second tab');
  await (await Fingers.on(second)).play('DOWN OK');
  await shows(second, screenAfter('DOWN OK'), 'presses in the second tab');
  await first.bringToFront();
  await first.tap('#again');
  await second.waitForSelector('#again:not([hidden])', { state: 'attached' });
  await shows(first, screenAfter(''), 'in the first tab again');
  wellBehaved(browser);
});

test('a new box is asked for twice, and then forgets', async (context) => {
  const { browser, page, tap } = await opened(context, PHONE, () => {});
  const question = asText(Machine.fresh(Elf.load(builtElf())).display.rows());
  await shows(page, question, 'the first question');
  await tap('OK');
  await shows(page, screenAfter(''), 'the first screen');
  await page.tap('#open');
  await page.tap('#forget');
  await page.tap('#sure [value=keep]');
  await page.tap('#close');
  await page.waitForFunction(() => getComputedStyle(document.getElementById('beside')).visibility === 'hidden');
  await tap('DOWN');
  await shows(page, screenAfter('DOWN'), 'nothing happened');
  await page.tap('#open');
  await page.tap('#forget');
  await page.tap('#sure [value=erase]');
  await shows(page, question, 'the first question again');
  wellBehaved(browser);
});

test('keys press and hold the buttons', async (context) => {
  const { browser, page } = await opened(context, DESK);
  await page.keyboard.press('Enter');
  await shows(page, screenAfter(''), 'Enter');
  await page.keyboard.press('ArrowDown');
  await shows(page, screenAfter('DOWN'), 'an arrow');
  await page.keyboard.press('Space');
  await shows(page, screenAfter('DOWN NEXT'), 'Space');
  await page.keyboard.press('Backspace');
  await shows(page, screenAfter('DOWN NEXT BACK'), 'Backspace');
  await page.keyboard.down('Backspace');
  await shows(page, screenAfter('DOWN NEXT BACK hold:BACK'), 'Backspace, held');
  await page.keyboard.up('Backspace');
  wellBehaved(browser);
});

test('what is downloaded is what runs', async (context) => {
  const { browser, page } = await opened(context, DESK);
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#download')]);
  assert.equal(download.suggestedFilename(), 'gnomon.uf2');
  const runs = await page.evaluate(async () => {
    const packed = await (await fetch('firmware/gnomon.uf2.gz')).blob();
    const bytes = await new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
    return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
  assert.equal(createHash('sha256').update(readFileSync(await download.path())).digest('hex'), runs);
  wellBehaved(browser);
});

test('at its cable the box answers as a real one does: the same bytes over the same USB', async (context) => {
  const { browser, page } = await started(context, DESK);
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  const says = (text) => page.locator('.cable-status').filter({ hasText: text }).waitFor({ timeout: PATIENCE });
  await press('Connect');
  await says(await page.textContent('#build'));
  await press('Set to now');
  await says('The box knows the time now');
  await page.getByLabel('Name 1', { exact: true }).fill('Ada');
  await press('Save the names');
  await says('The names are on the box');
  const record = 'gnomon 1\ngame gardlings\nseat Anna\nseat Bram\n---\n';
  await page.setInputFiles('#cable input[type=file]', { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await says('Look at the box');
  await until(page, (text) => text.trimEnd() !== screenAfter('').trimEnd(), 'the box asks nothing');
  await page.waitForTimeout(500);
  // The second answer is yes.
  await page.click('.cap.down');
  await page.click('.cap.ok');
  await says('lies on the box’s table');
  const [, row] = await page.getByRole('table').getByRole('row').allInnerTexts();
  assert.match(row, /Gardlings[^]*on the table[^]*Anna\s*Bram/);
  // Without power there is no answer; with power there is the game.
  await press('Pull the plug');
  await says('The box is gone');
  await press('Connect');
  await says(await page.textContent('#build'));
  await page.getByRole('table').getByText('on the table').waitFor();
  assert.equal(await page.getByLabel('Name 1', { exact: true }).inputValue(), 'Ada');
  wellBehaved(browser);
});

test('no rule of accessibility is broken, in any language, light or dark', async (context) => {
  for (const [locale, colorScheme] of [['en', 'light'], ['nl', 'dark'], ['de', 'light'], ['fr', 'dark']]) {
    const { browser, page } = await opened(context, { ...PHONE, locale, colorScheme });
    assert.equal(await page.evaluate(() => document.documentElement.lang), locale);
    assert.deepEqual(await violations(page), []);
    await page.tap('#open');
    await page.waitForFunction(() => getComputedStyle(document.getElementById('beside')).opacity === '1');
    assert.deepEqual(await violations(page), []);
    wellBehaved(browser);
    await browser.close();
  }
});
