// Rat Race, whole: by clicks, by keys, on a phone, and every screen of it looked at.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousFindings, sideways } from './browser';
import { openHouse } from './house';
import { moveByClicks, moveByKeys, playAgainstBots, playToTheEnd, untilMoved, yourMove } from './play';

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

it('plays a whole match by keys alone', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440, dark: true });
  await page.goto('/');
  await page.getByRole('button', { name: `Play ${game} against bots` }).focus();
  await page.keyboard.press('Enter');
  await playToTheEnd(page, moveByKeys);
  expect(errors).toEqual([]);
  await leave();
});

it('plays a whole match on a phone', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 390 });
  await playAgainstBots(page, game);
  await playToTheEnd(page, moveByClicks);
  expect(errors).toEqual([]);
  await leave();
});

/** Plays on until the question is the one meant. */
async function until(page: Page, asked: RegExp): Promise<void> {
  for (let moves = 0; moves < 60; moves += 1) {
    await yourMove(page).waitFor();
    if (asked.test((await page.locator('.prompt h2').last().textContent()) ?? '')) return;
    await untilMoved(page, moveByClicks);
  }
  throw new Error(`Nobody asked ${String(asked)}`);
}

const screens: [string, (page: Page) => Promise<void>][] = [
  ['play', (page) => playAgainstBots(page, game)],
  ['move', (page) => until(page, /^Move a Councilor/)],
  ['moving', (page) => page.locator('[data-offered]:visible').first().click()],
  ['bank', (page) => until(page, /^Draw a card/)],
  [
    'later', // or at its end: bots may be quick
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
];

describe.each([
  { width: 1440, dark: false },
  { width: 1440, dark: true },
  { width: 1024, dark: false },
  { width: 390, dark: false },
  { width: 390, dark: true },
  { width: 360, dark: false },
])('at $width, dark: $dark', ({ width, dark }) => {
  it('every screen is in order', async () => {
    const { page, errors, leave } = await house.newGuest({ width, dark });
    for (const [name, show] of screens) {
      await show(page);
      await page.waitForTimeout(400); // fonts and pictures
      await page.screenshot({ path: `screens/rat-race-${name}-${width}-${dark ? 'dark' : 'light'}.png` });
      expect.soft(await sideways(page), name).toBe(0);
      expect.soft(await seriousFindings(page), name).toEqual([]);
    }
    expect(errors).toEqual([]);
    await leave();
  });
});
