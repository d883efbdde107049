// What lies around the box: keys, records, replays, results, languages, and who cannot see it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

import { GAMES, replay } from '../../sim/emulator/games.mjs';
import { asText } from '../../sim/emulator/picture.mjs';
import { byPress, gnomon, playRecord } from '../../sim/emulator/simulator.mjs';
import { LANGS } from '../page/box.mjs';
import { WORDS } from '../page/words.mjs';
import { BUTTONS, DESK, PHONE, launch, panel, ready, serve } from './browser.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FINISHED = replay(GAMES.find((name) => name.startsWith('gnome-village/light-')));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Opens the page in a browser that ends with the test; `before` is called when there is no page yet. */
async function opened(context, options = DESK, before = () => {}) {
  const server = await serve();
  const browser = await launch(options);
  context.after(() => Promise.all([browser.close(), server.close()]));
  await before(browser.page);
  await browser.page.goto(server.url);
  await ready(browser.page);
  return browser;
}

const isClean = ({ errors, hosts }) => {
  assert.deepEqual(errors, []);
  assert.deepEqual([...hosts], ['127.0.0.1']);
};

/** Opens a record from a file, as somebody does who was sent one. */
async function load(page, path) {
  await page.locator('input[type=file]').setInputFiles(`${ROOT}${path}`);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
}

test('a game is set up and begun with the keyboard alone, held keys and all', async (context) => {
  const browser = await opened(context);
  const { page } = browser;
  const keys = ['ArrowUp', 'ArrowDown', 'Enter', 'Backspace', 'Space'];
  for (const { script, rows, entry } of byPress(playRecord(FINISHED)).slice(0, 8)) {
    for (const word of script.split(' ')) {
      const [kind, button = kind] = word.split(':');
      const key = keys[BUTTONS.indexOf(button)];
      await page.keyboard.down(key);
      if (kind === 'hold') await page.waitForTimeout(480);
      if (kind === 'steps') await page.waitForTimeout(450 + 150 * (Number(word.split(':')[2]) - 2) + 75);
      await page.keyboard.up(key);
    }
    assert.equal(asText(await panel(page)), asText(rows), entry);
  }
  // The key of a cap that has the focus presses that cap.
  await page.locator('.cap.down').focus();
  // Without the foot, where what just happened makes room for what may happen.
  const body = async () => asText((await panel(page)).slice(0, 54));
  const before = await body();
  await page.keyboard.press('Enter');
  assert.notEqual(await body(), before);
  await page.locator('.cap.up').focus();
  await page.keyboard.press('Space');
  assert.equal(await body(), before);
  isClean(browser);
});

test('a record comes in, is laid on the table, and goes out as it was', async (context) => {
  const browser = await opened(context);
  const { page } = browser;
  await load(page, FINISHED);
  await page.getByRole('button', { name: 'Lay it on the table' }).click();
  await page.getByText('It lies on the table.').waitFor();
  const results = playRecord(FINISHED, { resume: '' }).at(-1).rows;
  assert.equal(asText(await panel(page)), asText(results));
  // It stays there.
  await page.reload();
  await ready(page);
  assert.equal(asText(await panel(page)), asText(results));
  await page.getByRole('option', { name: /On the table/ }).waitFor({ state: 'attached' });
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as text' }).click()]);
  const out = readFileSync(await download.path(), 'utf8');
  const entries = (text) => text.split('\n').map((line) => line.replace(/#.*/, '').trim()).filter((line) => line && !/^(expect|refuse) /.test(line));
  assert.deepEqual(entries(out), entries(readFileSync(`${ROOT}${FINISHED}`, 'utf8')));
  isClean(browser);
});

test('a record that is wrong says in which line, and changes nothing', async (context) => {
  const browser = await opened(context);
  const { page } = browser;
  const before = asText(await panel(page));
  await page.getByRole('button', { name: 'Paste a record' }).click();
  for (const text of ['gnomon 1\ngame gnome-village\nseat Anna\nseat Bram\n---\nAnna fly\n', 'x', '']) {
    await page.getByLabel('The record as text').fill(text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.locator('.note.wrong').waitFor();
  }
  await page.getByLabel('The record as text').fill('gnomon 1\ngame gnome-village\nseat Anna\nseat Bram\n---\nAnna fly\n');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('Line 6: ').waitFor();
  assert.equal(asText(await panel(page)), before);
  isClean(browser);
});

test('a replay shows the pictures of the device, entry by entry', async (context) => {
  const browser = await opened(context);
  const { page } = browser;
  await load(page, FINISHED);
  await page.getByRole('tab', { name: 'Replay' }).click();
  const shown = () =>
    page.locator('canvas.small').evaluate((canvas) => {
      const scale = canvas.width / 128;
      const { data, width } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      const lit = (x, y) => data[(y * scale * width + x * scale) * 4] > 0x50;
      return Array.from({ length: 64 }, (_, y) => Array.from({ length: 128 }, (_, x) => (lit(x, y) ? '#' : '.')).join(''));
    });
  const moves = playRecord(FINISHED, { resume: '' });
  for (const step of [0, 5, moves.length - 1]) {
    await page.getByRole('slider').fill(String(step));
    assert.equal(asText(await shown()), asText(moves[step].rows), `step ${step}`);
    if (step > 0) assert.equal(await page.locator('.entry code').textContent(), moves[step].entry);
  }
  await page.getByRole('button', { name: 'One back' }).click();
  assert.equal(await page.locator('.entry code').textContent(), moves.at(-2).entry);
  isClean(browser);
});

test('results and statistics of a game that was played', async (context) => {
  const browser = await opened(context);
  const { page } = browser;
  await load(page, FINISHED);
  const heading = await page.frameLocator('iframe').getByRole('heading', { level: 1 }).textContent();
  assert.match(heading, /wins!|share the victory/);
  const link = await page.getByRole('link', { name: 'Add to BG Stats' }).getAttribute('href');
  const play = JSON.parse(decodeURIComponent(link.split('data=')[1]));
  assert.equal(play.game.name, 'Gnome Village');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Table (CSV)' }).click()]);
  assert.match(readFileSync(await download.path(), 'utf8'), /^source,game,depth/);
  await page.getByRole('button', { name: 'Lay it on the table' }).click();
  await page.getByText('It lies on the table.').waitFor();
  await page.getByRole('tab', { name: 'Players' }).click();
  for (const { name } of play.players) await page.getByRole('rowheader', { name, exact: true }).waitFor();
  isClean(browser);
});

test('the language of the browser is that of the box, and another can be chosen', async (context) => {
  const browser = await opened(context, { ...DESK, locale: 'de-AT' });
  const { page } = browser;
  assert.equal(await page.locator('html').getAttribute('lang'), 'de');
  await page.getByRole('tab', { name: 'Wiederholung' }).waitFor();
  await page.getByLabel('Sprache').selectOption('3');
  await page.getByRole('tab', { name: 'Revoir' }).waitFor();
  await page.reload();
  await ready(page);
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr', 'what was chosen stays');
  isClean(browser);
});

/** What a held OK says about the second game, which has words of every kind. */
const TOLD = 'DOWN hold:OK';
async function told(page) {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.down('Enter');
  await page.waitForTimeout(480);
  const text = asText(await panel(page));
  await page.keyboard.up('Enter');
  return text.trimEnd();
}

for (const [number, lang] of LANGS.entries()) {
  test(`the box says in ${lang} what the simulator says, from the start or once it was chosen`, async (context) => {
    const wanted = gnomon('press', TOLD, '--lang', lang).trimEnd();
    for (const locale of [lang, number === 0 ? 'fr' : LANGS[number - 1]]) {
      const browser = await opened(context, { ...DESK, locale });
      await browser.page.locator('#lang').selectOption(String(number));
      await browser.page.locator('#lang').blur();
      await browser.page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
      assert.equal(await told(browser.page), wanted, `where ${locale} was spoken`);
      isClean(browser);
      await browser.close();
    }
  });
}

/** What may come instead of words. */
const WORDLESS = [(route) => route.abort(), (route) => route.fulfill({ body: Buffer.alloc(40, 7) })];

test('without the words of its language, or with those of another version, it is English', async (context) => {
  const english = gnomon('press', TOLD).trimEnd();
  for (const way of WORDLESS) {
    const { page, close } = await opened(context, { ...DESK, locale: 'nl', serviceWorkers: 'block' }, (page) => page.route('**/words-nl.bin', way));
    assert.equal(await page.locator('html').getAttribute('lang'), 'nl');
    assert.equal(await told(page), english);
    await close();
  }
});

test('without any words it says so, and tries again', async (context) => {
  const dutch = gnomon('press', TOLD, '--lang', 'nl').trimEnd();
  for (const way of WORDLESS) {
    const { page, close } = await opened(context, { ...DESK, locale: 'nl', serviceWorkers: 'block' }, (page) => page.route('**/words-*.bin', way));
    await page.getByText('De woorden van het scherm zijn niet aangekomen.').waitFor();
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await page.getByText('De woorden van het scherm zijn niet aangekomen.').waitFor();
    await page.unroute('**/words-*.bin');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await page.waitForFunction(() => document.getElementById('reading').childElementCount > 0);
    await page.getByRole('button', { name: 'Opnieuw proberen' }).waitFor({ state: 'hidden' });
    assert.equal(await told(page), dutch);
    await close();
  }
});

test('before the first picture only the words of one language are loaded', async (context) => {
  const browser = await opened(context, { ...DESK, locale: 'nl', serviceWorkers: 'block' });
  const early = await browser.page.evaluate(() => {
    const [{ startTime: on }] = performance.getEntriesByName('on');
    return performance.getEntriesByType('resource').filter(({ startTime }) => startTime < on).map(({ name }) => name.split('/').at(-1));
  });
  assert.deepEqual(early.filter((name) => /^(gnomon|words)/.test(name)).sort(), ['gnomon.wasm', 'words-nl.bin']);
  isClean(browser);
});

test('a game that has ended has its date and its thinking times: in the list, in the record, and as those of the play', async (context) => {
  const browser = await opened(context, { ...DESK, timezoneId: 'Europe/Amsterdam' });
  const { page } = browser;
  const record = readFileSync(`${ROOT}${FINISHED}`, 'utf8').trimEnd();
  const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(`${record}\n# clock Anna 754\n# ended 2026-11-17T20:15\n`) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('option', { name: /^Gnome Village, .* · 17 Nov 2026 · game\.txt$/ }).waitFor({ state: 'attached' });
  const playDate = async () => {
    const link = await page.getByRole('link', { name: 'Add to BG Stats' }).getAttribute('href');
    return JSON.parse(decodeURIComponent(link.split('data=')[1])).playDate;
  };
  // In winter Amsterdam is an hour ahead of UTC.
  assert.equal(await playDate(), '2026-11-17 19:15:00');
  await page.getByRole('button', { name: 'Lay it on the table' }).click();
  await page.getByText('It lies on the table.').waitFor();
  await page.getByRole('option', { name: /^On the table: .* · 17 Nov 2026$/ }).waitFor({ state: 'attached' });
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as text' }).click()]);
  assert.match(readFileSync(await download.path(), 'utf8'), /\n# clock Anna 754\n# ended 2026-11-17T20:15\n$/);
  isClean(browser);
});

test('a sheet that lies over the box keeps the keys from it, and gives them back', async (context) => {
  const browser = await opened(context, PHONE);
  const { page } = browser;
  const shown = async () => asText(await panel(page));
  const before = await shown();
  // From the top of the page, with nothing but keys.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('No game yet').waitFor();
  const focused = (kind) => page.evaluate((kind) => document.activeElement.matches(kind), kind);
  assert(await focused('#close'));
  const seen = new Set();
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(() => (document.activeElement.closest('.beside') ? 'beside' : document.activeElement === document.body ? 'body' : 'under it')));
    // A list would turn to its next line.
    if (!(await focused('select'))) await page.keyboard.press('ArrowDown');
  }
  assert.deepEqual([...seen].filter((where) => where === 'under it'), []);
  assert.equal(await shown(), before, 'the box was not pressed');
  await page.keyboard.press('Escape');
  assert(await focused('#open'));
  await page.keyboard.press('ArrowDown');
  assert.notEqual(await shown(), before, 'the box has the arrows again');
  isClean(browser);
});

test('the screen of the phone stays on while a game is played, and only then', async (context) => {
  const stub = () => {
    window.awake = 0;
    const request = async () => {
      const lock = new EventTarget();
      window.awake++;
      lock.release = async () => {
        window.awake--;
        lock.dispatchEvent(new Event('release'));
      };
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  };
  const { page } = await opened(context, DESK, (page) => page.addInitScript(stub));
  const keys = ['ArrowUp', 'ArrowDown', 'Enter', 'Backspace', 'Space'];
  assert.equal(await page.evaluate(() => window.awake), 0);
  // The first entry is the set-up: then a game is played.
  for (const word of playRecord(FINISHED)[0].script.split(' ')) {
    const [kind, button = kind, steps = '0'] = word.split(':');
    await page.keyboard.down(keys[BUTTONS.indexOf(button)]);
    if (kind !== button) await page.waitForTimeout(kind === 'hold' ? 480 : 525 + 150 * (Number(steps) - 2));
    await page.keyboard.up(keys[BUTTONS.indexOf(button)]);
  }
  await page.waitForFunction(() => window.awake === 1);
  await load(page, FINISHED);
  await page.getByRole('button', { name: 'Lay it on the table' }).click();
  // That one is over.
  await page.waitForFunction(() => window.awake === 0);
});

test('every word is there in every language', () => {
  for (const [word, texts] of Object.entries(WORDS)) {
    assert.equal(texts.length, 4, word);
    assert(texts.every((text) => text.trim() === text && text.length > 0), word);
  }
});

test('what the screen shows is told in words, and the choice as news', async (context) => {
  const browser = await opened(context);
  const { page } = browser;
  const rows = () => page.locator('#reading p').allTextContents();
  assert.deepEqual((await rows()).slice(0, 3), ['Gnomon', 'Gnome Village (chosen)', 'Gnome Elf Troll']);
  await page.keyboard.press('ArrowDown');
  assert.match(await page.locator('#news').textContent(), /Gnome Elf Troll/);
  isClean(browser);
});

for (const [name, options] of [['phone', PHONE], ['desk', DESK]]) {
  for (const colorScheme of ['light', 'dark']) {
    test(`nothing for axe to complain about on a ${name}, ${colorScheme}`, async (context) => {
      const browser = await opened(context, { ...options, colorScheme });
      const { page } = browser;
      const check = async (where) => {
        await page.evaluate(AXE);
        const { violations } = await page.evaluate(() => globalThis.axe.run({ exclude: [] }));
        const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ').slice(0, 300)}`);
        assert.deepEqual(told, [], where);
      };
      await check('the box');
      if (name === 'phone') await page.locator('#open').click();
      await load(page, FINISHED);
      for (const tab of ['Results', 'Replay', 'Players']) {
        await page.getByRole('tab', { name: tab }).click();
        await page.waitForTimeout(250);
        await check(tab);
      }
    });
  }
}
