// The page is there without a network after the first visit, and a newer one is offered and not forced.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { DESK, DIST, Fingers, PHONE, launch, panel, ready, serve } from './browser.mjs';

const kept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active.state));

test('after the first visit it starts without a network', async (context) => {
  const server = await serve();
  const browser = await launch(PHONE);
  context.after(() => browser.close());
  const { page } = browser;
  await page.goto(server.url);
  await ready(page);
  await kept(page);
  await server.close();
  await page.reload();
  await ready(page);
  await (await Fingers.on(page)).play('DOWN');
  assert((await panel(page)).join('').includes('#'));
  await page.locator('#open').click();
  await page.getByText('No game yet').waitFor();
  assert.deepEqual([...browser.hosts], ['127.0.0.1']);
  assert.deepEqual(browser.errors, []);
});

test('it can be installed, with icons that are there', async (context) => {
  const server = await serve();
  const browser = await launch(PHONE);
  context.after(() => Promise.all([browser.close(), server.close()]));
  const { page } = browser;
  await page.goto(server.url);
  await ready(page);
  await kept(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  assert.deepEqual(installabilityErrors, []);
  const { icons } = await (await fetch(`${server.url}manifest.webmanifest`)).json();
  for (const { src } of icons) assert.equal((await fetch(server.url + src)).status, 200, src);
});

test('the page of the real firmware starts without a network once it was looked at', async (context) => {
  const server = await serve();
  const browser = await launch(DESK);
  context.after(() => browser.close());
  const { page } = browser;
  await page.goto(server.url);
  await ready(page);
  await kept(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const boots = () => page.waitForFunction(() => document.getElementById('over').hidden, null, { timeout: 60_000 });
  await page.getByRole('link', { name: 'The real firmware, in this browser' }).click();
  await boots();
  await server.close();
  await page.reload();
  await boots();
  await page.getByRole('link', { name: /players/i }).click();
  await ready(page);
  assert.deepEqual(browser.errors, []);
});

test('a newer page is offered, and used when it is asked for', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'gnomon-dist-'));
  cpSync(DIST, folder, { recursive: true });
  const server = await serve(folder);
  const browser = await launch(PHONE);
  context.after(async () => {
    await Promise.all([browser.close(), server.close()]);
    rmSync(folder, { recursive: true });
  });
  const { page } = browser;
  await page.goto(server.url);
  await ready(page);
  await kept(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  for (const [name, from, to] of [['index.html', '<h1>Gnomon</h1>', '<h1>Gnomon 2</h1>'], ['worker.js', /const VERSION ?= ?"\w+"/, 'const VERSION = "newer"']]) {
    writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').replace(from, to));
  }
  await page.reload();
  await ready(page);
  assert.equal(await page.locator('h1').textContent(), 'Gnomon', 'the page of before goes on');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await page.getByText('Gnomon 2').waitFor();
  await ready(page);
  assert.deepEqual(browser.errors, []);
});
