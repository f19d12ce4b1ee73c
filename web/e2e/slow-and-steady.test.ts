// Slow and Steady, whole: by clicks, by keys, on a phone, planned by two, and every screen of it looked at.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousFindings } from './browser';
import { copied } from './company';
import { openHouse } from './house';
import { moveByClicks, openTable, playAgainstBots, playToTheEnd, shrink, untilMoved, yourMove } from './play';
import {
  everyScreenIsInOrder,
  movesToWhatTheServerShows,
  playsByKeysAndOnPhones,
  untilAskedInAMatch,
} from './promises';

const house = openHouse();
const game = 'Slow and Steady Wins the (Drag) Race';

it('plays a whole match by clicks, and tells how it went as a team', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await playAgainstBots(page, game);
  expect(await playToTheEnd(page, moveByClicks)).toBeGreaterThan(4);
  await page.getByRole('heading', { name: 'Cards played' }).waitFor();
  await expect(page.getByRole('heading', { name: 'Order of arrival' }).count()).resolves.toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
  await leave();
});

playsByKeysAndOnPhones(house, game);

it('says before a first match what it is about, once', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 390, newcomer: true });
  await openTable(page, game);
  const note = page.getByRole('dialog', { name: `Before you play ${game}` });
  await note.getByText('social pressure').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await note.getByRole('button', { name: 'Go on' }).click();
  await note.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  await expect(note.count()).resolves.toBe(0);
  expect(errors).toEqual([]);
  await leave();
});

/** Points at a card and a place, without playing it. */
async function planCard(page: Page, card: string): Promise<void> {
  await page.locator(card).first().click();
  await page.locator('.stage [data-offered="next"]:visible').first().click();
}

it('shows everybody what two players plan', async () => {
  const host = await house.newGuest({ width: 1440 });
  await openTable(host.page, game);
  await shrink(host.page);
  const invitation = await copied(host.page, 'Copy: Seat B');
  const guest = await house.newGuest({ width: 1440, dark: true });
  await guest.page.goto(invitation);
  await guest.page.getByLabel('Your name').fill('Dee');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await host.page.getByText('Dee').first().waitFor();
  await host.page.getByRole('button', { name: /^Start/ }).click();
  const players = [host.page, guest.page];

  // The draft, and what the first challenges ask, until one of the two is to play a card.
  const playing = (page: Page) => page.getByRole('heading', { name: /^Play a card/ });
  let first: Page | undefined;
  for (let moves = 0; moves < 40 && !first; moves += 1) {
    await Promise.race(players.map((page) => yourMove(page).waitFor()));
    for (const page of players) {
      if (!(await yourMove(page).isVisible())) continue;
      if (await playing(page).isVisible()) first = page;
      else await untilMoved(page, moveByClicks);
    }
  }
  const second = players.find((page) => page !== first);
  if (!first || !second) throw new Error('Nobody was asked to play a card');

  await planCard(first, '.hand-row [data-offered]');
  await first.getByText('your plan').waitFor();
  await first.getByRole('heading', { name: 'If you play it like this' }).waitFor();
  await second.getByText(/ plans$/).waitFor();
  await second.getByRole('heading', { name: 'If the team plays it like this' }).waitFor();
  await second.getByRole('button', { name: 'Agree with the plan' }).click();
  await first.locator('.agree li:not(.not)').waitFor();

  await second.screenshot({ path: 'screens/slow-and-steady-two-1440.png' });
  await first.getByRole('button', { name: 'Clear plan' }).click();
  await second.getByText(/ plans$/).waitFor({ state: 'detached' });
  for (const { errors, leave } of [host, guest]) {
    expect(errors).toEqual([]);
    await leave();
  }
});

movesToWhatTheServerShows(house, (page) => playAgainstBots(page, game));

everyScreenIsInOrder(house, [
  ['slow-and-steady-draft', (page) => playAgainstBots(page, game)],
  ['slow-and-steady-play', (page) => untilAskedInAMatch(page, game, /^Play a card/)],
  ['slow-and-steady-plan', (page) => planCard(page, '.hand-row [data-offered]:visible')],
  [
    'slow-and-steady-decks',
    async (page) => {
      await page.locator('.deck').click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'slow-and-steady-results',
    async (page) => {
      await page.keyboard.press('Escape');
      await playToTheEnd(page, moveByClicks);
    },
  ],
]);
