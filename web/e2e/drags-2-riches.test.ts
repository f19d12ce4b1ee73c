// Drags 2 Riches, whole: by clicks, by keys, on a phone, and every screen of it looked at.

import { expect, it } from 'vitest';
import { seriousFindings } from './browser';
import { openHouse } from './house';
import { moveByClicks, playAgainstBots, playToTheEnd, untilMoved, yourMove } from './play';
import {
  everyScreenIsInOrder,
  movesToWhatTheServerShows,
  playsByKeysAndOnPhones,
  untilAsked,
} from './promises';

const house = openHouse();
const game = 'Drags 2 Riches';
const wholeMatch = 420_000; // of fifteen rounds
const intro = {
  game: 'drags-2-riches',
  seats: 2,
  options: {
    length: 'intro',
    last_minute_additions: 'on',
    thrifting: 'on',
    category_is: 'on',
    characters: 'random',
    answer_reversal: 'block',
    tour_reserve: 'on',
    open_prestige: 'on',
  },
};

it('plays a whole match by clicks and turns up the prizes', { timeout: wholeMatch }, async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await playAgainstBots(page, game);
  expect(await playToTheEnd(page, moveByClicks)).toBeGreaterThan(20);
  await page.getByRole('heading', { name: 'The prizes are turned up' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
  await leave();
});

it('wears a card dragged into the mirror, and activates one dropped on the stage', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await playAgainstBots(page, game);
  expect(await untilAsked(page, /^Activate or wear/)).toBe(true);
  const garment = page.locator('.hand-row .garment').first();
  const category = /dq-\w+/.exec((await garment.getAttribute('class')) ?? '')?.[0] ?? '';
  await garment.dragTo(page.locator(`.mirror .${category}`));
  await page.locator(`.mirror .${category} .worn`).waitFor();
  await page.locator('.hand-row [data-target]').last().dragTo(page.locator('main.stage'));
  await page.locator('.event .turn li [data-card]').waitFor();
  expect(errors).toEqual([]);
  await leave();
});

// The intro game of two with every option.
playsByKeysAndOnPhones(house, game, { shorter: intro });

movesToWhatTheServerShows(house, (page) => playAgainstBots(page, game));

everyScreenIsInOrder(house, [
  ['drags-2-riches-characters', (page) => playAgainstBots(page, game)],
  ['drags-2-riches-play', (page) => expect(untilAsked(page, /^Activate or wear/)).resolves.toBe(true)],
  ['drags-2-riches-chosen', (page) => page.locator('.hand-row [data-offered]:visible').first().click()],
  ['drags-2-riches-market', (page) => expect(untilAsked(page, /^Buy with/)).resolves.toBe(true)],
  ['drags-2-riches-declare', (page) => expect(untilAsked(page, /^Compete/)).resolves.toBe(true)],
  [
    'drags-2-riches-reveal',
    async (page) => {
      await untilMoved(page, moveByClicks);
      await yourMove(page).waitFor();
    },
  ],
]);
