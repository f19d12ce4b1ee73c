// Every screen that the games share, at every size.

import { openHouse } from './house';
import { moveByClicks, openTable, playAgainstBots, playToTheEnd } from './play';
import { everyScreenIsInOrder, type Screen } from './promises';

const house = openHouse();

const screens: Screen[] = [
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

everyScreenIsInOrder(house, screens);
