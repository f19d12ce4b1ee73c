// Every screen at every size: nothing scrolls sideways, axe finds nothing serious, and a picture is kept in
// screens/ for people to look at.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousFindings, sideways } from './browser';
import { openHouse } from './house';
import { moveByClicks, openTable, playAgainstBots, playToTheEnd } from './play';

const house = openHouse();

const looks = [
  { width: 1440, dark: false },
  { width: 1440, dark: true },
  { width: 1024, dark: false },
  { width: 390, dark: false },
  { width: 390, dark: true },
  { width: 360, dark: false },
];

const screens: [string, (page: Page) => Promise<void>][] = [
  [
    'home',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open a table', exact: true }).waitFor();
    },
  ],
  [
    'rules',
    async (page) => {
      await page.goto('/rules/dragon-racer#DR-41');
      await page.locator('#DR-41').waitFor();
    },
  ],
  ['room', openTable],
  ['game', playAgainstBots],
  ['chosen', (page) => page.locator('[data-offered]:visible').first().click()],
  ['settings', (page) => page.getByRole('button', { name: 'Settings' }).click()],
  [
    'help',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.locator('dialog .rule').first().waitFor();
    },
  ],
  [
    'results',
    async (page) => {
      await page.keyboard.press('Escape');
      await playToTheEnd(page, moveByClicks);
    },
  ],
  [
    'replay',
    async (page) => {
      await page.getByRole('link', { name: 'Replay' }).click();
      await page.getByRole('slider', { name: 'Position' }).fill('40');
      await page.getByText('40 of ').waitFor();
    },
  ],
];

describe.each(looks)('at $width, dark: $dark', ({ width, dark }) => {
  it('every screen is in order', async () => {
    const { page, errors, leave } = await house.newGuest({ width, dark });
    for (const [name, show] of screens) {
      await show(page);
      await page.waitForTimeout(400); // fonts and pictures
      await page.screenshot({ path: `screens/${name}-${width}-${dark ? 'dark' : 'light'}.png` });
      expect.soft(await sideways(page), name).toBe(0);
      expect.soft(await seriousFindings(page), name).toEqual([]);
    }
    expect(errors).toEqual([]);
    await leave();
  });
});
