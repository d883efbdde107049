// A complete light game of each kind, by touch on a phone: every picture is the simulator's, pixel by pixel.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { GAMES, replay } from '../../sim/emulator/games.mjs';
import { asText } from '../../sim/emulator/picture.mjs';
import { byPress, playRecord } from '../../sim/emulator/simulator.mjs';
import { Fingers, PHONE, launch, panel, ready, serve } from './browser.mjs';

for (const game of GAMES.filter((name) => name.includes('/light-'))) {
  test(`${game} by touch, at every entry`, async (context) => {
    const server = await serve();
    const browser = await launch(PHONE);
    context.after(() => Promise.all([browser.close(), server.close()]));
    const { page } = browser;
    await page.goto(server.url);
    await ready(page);
    const fingers = await Fingers.on(page);
    const moves = byPress(playRecord(replay(game)));
    for (const { entry, script, rows } of moves) {
      await fingers.play(script);
      const shown = await panel(page);
      if (shown.join() !== rows.join()) {
        assert.fail(`after ${entry} (${script}) the page shows\n${asText(shown)}\nthe simulator\n${asText(rows)}`);
      }
    }
    assert(moves.length > 10, 'a whole game');
    // The browser knew when it ended.
    await page.locator('#open').click();
    const year = new RegExp(`^On the table: .* · .*${new Date().getFullYear()}$`);
    await page.getByRole('option', { name: year }).waitFor({ state: 'attached' });
    assert.deepEqual(browser.errors, []);
    assert.deepEqual([...browser.hosts], ['127.0.0.1']);
  });
}
