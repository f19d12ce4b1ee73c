// Rat Race, whole: by clicks, by keys, on a phone, and every screen of it looked at.

import { expect, it } from 'vitest';
import { seriousFindings } from './browser';
import { openHouse } from './house';
import { moveByClicks, playAgainstBots, playToTheEnd, untilMoved, yourMove } from './play';
import {
  everyScreenIsInOrder,
  movesToWhatTheServerShows,
  playsByKeysAndOnPhones,
  untilAskedInAMatch,
} from './promises';

const house = openHouse();
const game = 'Rat Race';

it('plays a whole match by clicks and counts the banks', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await playAgainstBots(page, game);
  expect(await playToTheEnd(page, moveByClicks)).toBeGreaterThan(10);
  await page.getByRole('heading', { name: 'The count' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
  await leave();
});

playsByKeysAndOnPhones(house, game);

movesToWhatTheServerShows(house, (page) => playAgainstBots(page, game));

everyScreenIsInOrder(house, [
  ['rat-race-play', (page) => playAgainstBots(page, game)],
  ['rat-race-move', (page) => untilAskedInAMatch(page, game, /^Move a Councilor/)],
  ['rat-race-moving', (page) => page.locator('[data-offered]:visible').first().click()],
  ['rat-race-bank', (page) => untilAskedInAMatch(page, game, /^Draw a card/)],
  [
    'rat-race-later', // or at its end: bots may be quick
    async (page) => {
      const over = page.getByRole('heading', { name: 'The count' });
      for (let moves = 0; moves < 16; moves += 1) {
        await over.or(yourMove(page)).first().waitFor();
        if (await over.isVisible()) return;
        await untilMoved(page, moveByClicks);
      }
      await over.or(yourMove(page)).first().waitFor();
    },
  ],
]);
