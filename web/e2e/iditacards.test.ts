// Iditacards, whole: by clicks, by keys, on a phone, alone, and every screen of it looked at.

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousFindings } from './browser';
import { openHouse } from './house';
import {
  moveByClicks,
  playAgainstBots,
  playAtTable,
  playToTheEnd,
  startAlone,
  untilMoved,
  yourMove,
} from './play';
import {
  everyScreenIsInOrder,
  movesToWhatTheServerShows,
  playsByKeysAndOnPhones,
  untilAsked,
} from './promises';

const house = openHouse();
const game = 'Iditacards';
const long = 600_000; // a race may take a few hundred decisions

/** The first of these that is offered. Bots that begin may ask for something that is answered elsewhere. */
async function untilOffered(page: Page, where: string): Promise<Locator> {
  const offered = page.locator(`${where}[data-offered]:visible`);
  while ((await offered.count()) === 0) {
    await untilMoved(page, moveByClicks);
    await yourMove(page).waitFor();
  }
  return offered.first();
}

it('plays a whole match by clicks', { timeout: long }, async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await playAtTable(page, { game: 'iditacards', seats: 2, options: {} });
  expect(await playToTheEnd(page, moveByClicks)).toBeGreaterThan(20);
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
  await leave();
});

playsByKeysAndOnPhones(house, game, {
  shorter: { game: 'iditacards', seats: 2, options: { round_limit: '12' } },
  timeout: long,
});

it('plays alone for turns and days', { timeout: long }, async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await startAlone(page, game);
  await page.locator('.seat.own dt', { hasText: 'turns' }).waitFor();
  await playToTheEnd(page, moveByClicks);
  await page.getByRole('heading', { name: /^(You made it|Not this time)$/ }).waitFor();
  await page.screenshot({ path: 'screens/iditacards-alone-results-1440-light.png', fullPage: true });
  expect(await page.getByRole('heading', { name: 'Order of arrival' }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
  await leave();
});

it('plays a card that is dragged onto the board, and explains the words on it', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await playAgainstBots(page, game);
  const card = await untilOffered(page, '[data-target^="hand/"]');
  await card.focus();
  await page.keyboard.press('Space');
  await page.locator('.zoom dt').first().waitFor();
  await page.keyboard.press('Escape');
  const name = (await card.textContent())?.trim().split(',')[0] ?? '';
  await card.hover();
  await page.mouse.down();
  await page.locator('main.stage').hover({ force: true });
  await page.mouse.up();
  await page.locator('#log').getByText(`You played ${name}.`).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

it('brings a card close that the mouse is moved to, not one that comes to lie under it', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await playAgainstBots(page, game);
  await page.mouse.move(700, 300);
  const card = page.locator('[data-target^="hand/"]').first();
  await card.evaluate((element) => {
    Object.assign(element.style, { position: 'fixed', left: '650px', top: '250px', zIndex: '99' });
  });
  await page.waitForFunction(
    () => document.elementFromPoint(700, 300)?.closest('[data-target^="hand/"]') !== null,
  );
  await page.waitForTimeout(700); // twice what it takes to bring a card close
  expect(await page.locator('aside.zoom').count()).toBe(0);
  await page.mouse.move(703, 303);
  await page.locator('aside.zoom').waitFor();
  await page.keyboard.press('h'); // what it opens is to be seen
  await page.locator('aside.zoom').waitFor({ state: 'hidden' });
  await page.mouse.move(706, 306);
  await page.waitForTimeout(700);
  expect(await page.locator('aside.zoom').count()).toBe(0);
  expect(errors).toEqual([]);
  await leave();
});

movesToWhatTheServerShows(house, (page) => playAgainstBots(page, game));

everyScreenIsInOrder(
  house,
  [
    ['iditacards-main', (page) => playAgainstBots(page, game)],
    ['iditacards-chosen', async (page) => (await untilOffered(page, '')).click()],
    // A race may do without these questions.
    ['iditacards-energy', (page) => untilAsked(page, /to pay for/, 20)],
    ['iditacards-checkpoint', (page) => untilAsked(page, /^Checkpoint/, 20)],
    ['iditacards-risk', (page) => untilAsked(page, /^Pay the risk/, 20)],
  ],
  { timeout: long },
);
