// The box fits every window, with buttons for thumbs; and pictures of all of it for people, in the folder $GNOMON_PICTURES.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { GAMES, replay } from '../../sim/emulator/games.mjs';
import { launch, panel, ready, serve } from './browser.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FINISHED = replay(GAMES.find((name) => name.startsWith('gnome-village/light-')));
const PICTURES = process.env.GNOMON_PICTURES;
/** What a thumb needs, in pixels of the page (WCAG 2.5.5). */
const THUMB = 44;

const touch = { hasTouch: true, isMobile: true };
const WINDOWS = {
  small: { viewport: { width: 320, height: 568 }, deviceScaleFactor: 2, ...touch },
  portrait: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, ...touch },
  // What the bars of the browser leave of it.
  landscape: { viewport: { width: 740, height: 320 }, deviceScaleFactor: 3, ...touch },
  tablet: { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, ...touch },
  narrow: { viewport: { width: 900, height: 640 } },
  wide: { viewport: { width: 1440, height: 900 } },
};

let server;
before(async () => (server = await serve()));
after(() => server.close());

const picture = (page, name) => {
  if (!PICTURES) return undefined;
  mkdirSync(PICTURES, { recursive: true });
  return page.screenshot({ path: join(PICTURES, `${name}.png`) });
};

/** Gives where the panel and the caps are, how large a pixel of the panel is on the screen, and the window. */
const places = (page) =>
  page.evaluate(() => {
    const of = (element) => element.getBoundingClientRect().toJSON();
    const panel = document.getElementById('panel');
    return {
      panel: of(panel),
      caps: [...document.querySelectorAll('.cap')].map(of),
      pixel: (panel.getBoundingClientRect().width * devicePixelRatio) / 128,
      window: { width: innerWidth, height: innerHeight },
      scrolls: document.documentElement.scrollWidth > innerWidth,
    };
  });

/** Waits until the box of the firmware shows something. */
async function lit(page) {
  for (const end = Date.now() + 60_000; Date.now() < end; await page.waitForTimeout(100)) {
    if ((await panel(page)).join('').includes('#')) return;
  }
  assert.fail('the panel stays dark');
}

const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

for (const [name, options] of Object.entries(WINDOWS)) {
  for (const [i, file] of ['index.html', 'firmware.html'].entries()) {
    test(`${file} fits a window that is ${name}`, async (context) => {
      // One after the other light and dark: axe looks at all four.
      const browser = await launch({ ...options, colorScheme: (Object.keys(WINDOWS).indexOf(name) + i) % 2 ? 'dark' : 'light' });
      context.after(() => browser.close());
      const { page } = browser;
      await page.goto(server.url + file);
      if (i === 0) await ready(page);
      else await lit(page);
      const { panel: glass, caps, pixel, window, scrolls } = await places(page);
      await picture(page, `${name}-${file.split('.')[0]}`);
      assert.equal(scrolls, false);
      // Crisp: whole pixels of the screen for each of the panel.
      assert(pixel >= 1 && Math.abs(pixel - Math.round(pixel)) < 0.01, `a pixel of the panel is ${pixel} of the screen`);
      for (const [number, cap] of caps.entries()) {
        assert(cap.width >= THUMB && cap.height >= THUMB, `cap ${number} is ${cap.width} by ${cap.height}`);
        assert(cap.left >= 0 && cap.top >= 0 && cap.right <= window.width && cap.bottom <= window.height, `cap ${number} is cut off`);
        assert(!overlap(cap, glass), `cap ${number} lies on the panel`);
        caps.slice(0, number).forEach((other, before) => assert(!overlap(cap, other), `cap ${number} lies on cap ${before}`));
      }
      if (i === 0) await papers(page, name, options);
      assert.deepEqual(browser.errors, []);
    });
  }
}

/** What lies beside the box is no wider than its place. */
async function papers(page, name, options) {
  if (await page.locator('#open').isVisible()) await page.locator('#open').click();
  await page.locator('input[type=file]').first().setInputFiles(`${ROOT}${FINISHED}`);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  for (const tab of ['Results', 'Replay', 'Players']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.waitForTimeout(250);
    await picture(page, `${name}-${tab.toLowerCase()}`);
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.getElementById('beside');
      const frame = document.querySelector('.body iframe')?.contentDocument.documentElement;
      return [scrollWidth - clientWidth, frame ? frame.scrollWidth - frame.clientWidth : 0];
    });
    assert.deepEqual(wider, [0, 0], `${tab} is wider than its place`);
    if (tab !== 'Replay') continue;
    const [screen, slider] = await Promise.all(['.screen', '.slider'].map((part) => page.locator(part).boundingBox()));
    const height = slider.y + slider.height - screen.y;
    assert(height <= options.viewport.height, `picture and slider take ${height} pixels`);
  }
}
