// A browser that shows web/dist, and hands on its buttons.

import { spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

export const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const KINDS = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.webmanifest': 'application/manifest+json',
};

/** Serves a folder on a port of its own: { url, close }. */
export async function serve(folder = DIST) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://a').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
    return createReadStream(file).pipe(response);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((closed) => (server.closeAllConnections(), server.close(closed))),
  };
}

const ARGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync',
];

/** What phones and desks are. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };
export const DESK = { viewport: { width: 1440, height: 900 } };

/** A browser with a profile of its own, which lives on after the browser: { context, profile, pid, errors, close }. */
export async function launch({ profile = mkdtempSync(join(tmpdir(), 'gnomon-web-')), ...options } = {}) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM, headless: true, args: ARGS, locale: 'en-GB', serviceWorkers: 'allow', ...options,
  });
  const [errors, hosts] = [[], new Set()];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!['data:', 'blob:', 'about:'].includes(url.protocol)) hosts.add(url.hostname);
  });
  const watch = (page) => {
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  return {
    context, profile, errors, hosts,
    page: context.pages()[0] ?? (await context.newPage()),
    async close() {
      await context.close().catch(() => {});
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Waits until the box is on. */
export async function ready(page) {
  await page.waitForFunction(() => document.getElementById('reading').childElementCount > 0 || !document.getElementById('over').hidden);
}

/** Reads the panel from the pixels of the page: rows of # and dots. */
export function panel(page) {
  return page.evaluate(() => {
    const canvas = document.getElementById('panel');
    const scale = canvas.width / 128;
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const middle = Math.floor((scale - 1) / 2);
    const lit = (x, y) => data[((y * scale + middle) * canvas.width + x * scale + middle) * 4] > 0x50;
    return Array.from({ length: 64 }, (_, y) => Array.from({ length: 128 }, (_, x) => (lit(x, y) ? '#' : '.')).join(''));
  });
}

export const BUTTONS = ['UP', 'DOWN', 'OK', 'BACK', 'NEXT'];
const HOLD = 480;

/** Hands on the screen of a phone: real touches, as the browser gets them from the glass. */
export class Fingers {
  static async on(page) {
    const session = await page.context().newCDPSession(page);
    const boxes = await page.locator('.cap').evaluateAll((caps) => caps.map((cap) => cap.getBoundingClientRect().toJSON()));
    return new Fingers(page, session, boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })));
  }

  constructor(page, session, places) {
    Object.assign(this, { page, session, places });
  }

  async touch(button, lasts) {
    const { x, y } = this.places[BUTTONS.indexOf(button)];
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    if (lasts > 0) await this.page.waitForTimeout(lasts);
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Plays a script of presses, as the simulator writes it. */
  async play(script) {
    for (const word of script.split(' ').filter(Boolean)) {
      const [kind, button, steps] = word.includes(':') ? word.split(':') : ['press', word];
      if (kind === 'wait') await this.page.waitForTimeout(Number(button));
      else if (kind === 'hold') await this.touch(button, HOLD);
      // The press itself, the first repeat after a hold, and the others every 150 ms.
      else if (kind === 'steps') await this.touch(button, 450 + 150 * (Number(steps) - 2) + 75);
      else await this.touch(button, 0);
    }
  }
}
