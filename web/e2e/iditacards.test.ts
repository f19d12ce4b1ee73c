// Iditacards, whole: by clicks, by keys, on a phone, alone, and every screen of it looked at.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousFindings, sideways } from './browser';
import { openHouse } from './house';
import {
  moveByClicks,
  moveByKeys,
  playAgainstBots,
  playToTheEnd,
  startAlone,
  untilMoved,
  yourMove,
} from './play';

const house = openHouse();
const game = 'Iditacards';
const long = 600_000; // a race may take a few hundred decisions

it('plays a whole match by clicks', { timeout: long }, async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await playAgainstBots(page, game);
  expect(await playToTheEnd(page, moveByClicks)).toBeGreaterThan(20);
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
  await leave();
});

it('plays a whole match by keys alone', { timeout: long }, async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440, dark: true });
  await page.goto('/');
  await page.getByRole('button', { name: `Play ${game} against bots` }).focus();
  await page.keyboard.press('Enter');
  await playToTheEnd(page, moveByKeys);
  expect(errors).toEqual([]);
  await leave();
});

it('plays a whole match on a phone', { timeout: long }, async () => {
  const { page, errors, leave } = await house.newGuest({ width: 390 });
  await playAgainstBots(page, game);
  await playToTheEnd(page, moveByClicks);
  expect(errors).toEqual([]);
  await leave();
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
  const card = page.locator('[data-target^="hand/"][data-offered]').first();
  await card.focus();
  await page.keyboard.press('Space');
  await page.locator('.zoom dt').first().waitFor();
  await page.keyboard.press('Escape');
  const name = (await card.textContent())?.trim().split(',')[0] ?? '';
  await card.hover();
  await page.mouse.down();
  await page.locator('main.stage').hover({ force: true });
  await page.mouse.up();
  await page.locator('#log').getByText(`You play ${name}.`).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

/** Plays on until the question is the one meant; a long match may do without it. */
async function until(page: Page, asked: RegExp): Promise<void> {
  for (let moves = 0; moves < 60; moves += 1) {
    await yourMove(page).waitFor();
    if (asked.test((await page.locator('.prompt h2').last().textContent()) ?? '')) return;
    await untilMoved(page, moveByClicks);
  }
}

const screens: [string, (page: Page) => Promise<void>][] = [
  ['main', (page) => playAgainstBots(page, game)],
  ['chosen', (page) => page.locator('[data-offered]:visible').first().click()],
  ['energy', (page) => until(page, /to pay for/)],
  ['checkpoint', (page) => until(page, /^Checkpoint/)],
  ['risk', (page) => until(page, /^Pay the risk/)],
];

describe.each([
  { width: 1440, dark: false },
  { width: 1440, dark: true },
  { width: 1024, dark: false },
  { width: 390, dark: false },
  { width: 390, dark: true },
  { width: 360, dark: false },
])('at $width, dark: $dark', ({ width, dark }) => {
  it('every screen is in order', { timeout: long }, async () => {
    const { page, errors, leave } = await house.newGuest({ width, dark });
    for (const [name, show] of screens) {
      await show(page);
      await page.waitForTimeout(400); // fonts and pictures
      await page.screenshot({ path: `screens/iditacards-${name}-${width}-${dark ? 'dark' : 'light'}.png` });
      expect.soft(await sideways(page), name).toBe(0);
      expect.soft(await seriousFindings(page), name).toEqual([]);
    }
    expect(errors).toEqual([]);
    await leave();
  });
});
