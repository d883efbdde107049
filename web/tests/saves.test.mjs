// Nothing is lost: the browser is killed, at any moment, and the box goes on where it was.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { test } from 'node:test';

import { GAMES, replay } from '../../sim/emulator/games.mjs';
import { asText } from '../../sim/emulator/picture.mjs';
import { byPress, playRecord } from '../../sim/emulator/simulator.mjs';
import { Fingers, PHONE, launch, panel, ready, serve } from './browser.mjs';

const GAME = replay(GAMES.find((name) => name.startsWith('gnome-village/light-')));

/** Kills every process of the browser that has this profile, without a word. */
function kill(profile) {
  const all = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  const pids = all.filter((line) => line.includes(`--user-data-dir=${profile}`)).map((line) => Number(line.trim().split(' ')[0]));
  assert(pids.length > 0, 'there is a browser to kill');
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // Gone with its parent.
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** Chromium keeps a lock for a browser that it believes to be alive. */
const unlock = (profile) => ['Lock', 'Cookie', 'Socket'].forEach((name) => rmSync(`${profile}/Singleton${name}`, { force: true }));

test('a browser that is killed loses at most the press that was being made', async (context) => {
  const server = await serve();
  let browser = await launch(PHONE);
  const { profile } = browser;
  context.after(() => Promise.all([browser.close(), server.close()]));
  const played = byPress(playRecord(GAME)).slice(0, 24);
  // What a box that is switched on again shows after each of these.
  const resumed = byPress(playRecord(GAME, { resume: '' })).map(({ rows }) => rows.join());
  await browser.page.goto(server.url);
  await ready(browser.page);
  let fingers = await Fingers.on(browser.page);
  let killed = 0;
  for (const [i, { script, entry }] of played.entries()) {
    await fingers.play(script);
    // At several moments: at once, after some frames, after the disk had its time.
    const delay = [0, 5, 20, 60, 250][killed % 5];
    if (i % 4 !== 3) continue;
    await browser.page.waitForTimeout(delay);
    kill(profile);
    killed++;
    await browser.context.close().catch(() => {});
    unlock(profile);
    browser = await launch({ ...PHONE, profile });
    await browser.page.goto(server.url);
    await ready(browser.page);
    const shown = await panel(browser.page);
    const whole = shown.join() === resumed[i];
    const before = shown.join() === resumed[i - 1];
    context.diagnostic(`${delay} ms after "${entry}": ${whole ? 'kept' : before ? 'the press is missing' : 'lost'}`);
    assert(whole || before, `after ${entry} and ${delay} ms:\n${asText(shown)}`);
    // A press that had its time to be written stays written.
    assert(whole || delay < 60, `after ${entry} and ${delay} ms the press is missing`);
    fingers = await Fingers.on(browser.page);
    if (!whole) await fingers.play(script);
  }
  assert(killed >= 5);
});

test('whatever lies in the storage, the box starts and says so', async (context) => {
  const server = await serve();
  const browser = await launch(PHONE);
  context.after(() => Promise.all([browser.close(), server.close()]));
  const { page } = browser;
  await page.goto(server.url);
  await ready(page);
  const fresh = asText(await panel(page));
  // Sectors that begin like a game and go on like nothing, one that is too short, and one that is no bytes at all.
  await page.evaluate(
    () =>
      new Promise((done, failed) => {
        const request = indexedDB.open('gnomon', 1);
        request.onsuccess = () => {
          const transaction = request.result.transaction('flash', 'readwrite');
          const store = transaction.objectStore('flash');
          for (let sector = 0; sector < 62; sector++) {
            const bytes = Uint8Array.from({ length: 4096 }, (_, i) => (i * 89 + sector * 31) & 0xff);
            bytes.set([0x47, 0x4e, 0x4f, 0x4d, 1, 0x67]);
            store.put(bytes, sector);
          }
          store.put(new Uint8Array(7), 62);
          store.put('nothing', 63);
          transaction.oncomplete = done;
          transaction.onabort = failed;
        };
      }),
  );
  await page.reload();
  await ready(page);
  assert.notEqual(asText(await panel(page)), fresh, 'the screen says what is wrong');
  await (await Fingers.on(page)).play('OK');
  assert.equal(asText(await panel(page)), fresh, 'and the box goes on');
  assert.deepEqual(browser.errors, []);
});

test('two fingers hold two buttons', async (context) => {
  const server = await serve();
  const browser = await launch(PHONE);
  context.after(() => Promise.all([browser.close(), server.close()]));
  const { page } = browser;
  await page.goto(server.url);
  await ready(page);
  const { session, places } = await Fingers.on(page);
  const touch = (type, ...ids) => session.send('Input.dispatchTouchEvent', { type, touchPoints: ids.map((id) => ({ ...places[id], id })) });
  const pressed = () => page.locator('.cap.pressed').evaluateAll((caps) => caps.map((cap) => Number(cap.dataset.button)));
  await touch('touchStart', 1);
  await touch('touchStart', 1, 4);
  assert.deepEqual(await pressed(), [1, 4]);
  // Of the protocol: what is named is what lets go.
  await touch('touchEnd', 1);
  assert.deepEqual(await pressed(), [4]);
  await touch('touchCancel');
  assert.deepEqual(await pressed(), []);
  assert.deepEqual(browser.errors, []);
});

test('a second tab says so and writes nothing, and can take over', async (context) => {
  const server = await serve();
  const browser = await launch(PHONE);
  context.after(() => Promise.all([browser.close(), server.close()]));
  const [{ script }] = playRecord(GAME);
  await browser.page.goto(server.url);
  await ready(browser.page);
  await (await Fingers.on(browser.page)).play(script);
  const second = await browser.context.newPage();
  await second.goto(server.url);
  await second.getByText('open in another tab').waitFor();
  await second.getByRole('button', { name: 'Play here' }).click();
  await second.locator('#reading p').first().waitFor({ state: 'attached' });
  assert.equal(asText(await panel(second)), asText(playRecord(GAME, { resume: '' })[0].rows));
  await browser.page.getByText('open in another tab').waitFor({ timeout: 5000 });
  assert.deepEqual(browser.errors, []);
});
