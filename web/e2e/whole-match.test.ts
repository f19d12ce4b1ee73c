import { expect, it } from 'vitest';
import { seriousFindings } from './browser';
import { openHouse } from './house';
import { moveByClicks, playAgainstBots, playToTheEnd } from './play';
import { movesToWhatTheServerShows, playsByKeysAndOnPhones } from './promises';

const house = openHouse();

it('plays a whole match by clicks, checks the shuffle, watches it again and plays another', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await playAgainstBots(page);
  expect(await playToTheEnd(page, moveByClicks)).toBeGreaterThan(20);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await page.getByText('Your part is in it, so nobody chose these cards.').waitFor();

  // From a line of the log to its moment, and from there to an earlier one.
  await page.getByRole('button', { name: 'Show the moment: Turn 2 is over.' }).click();
  const ply = page.locator('.ply');
  await page.locator('#log').getByText('Turn 2 is over.').waitFor();
  expect(await page.locator('#log').getByText('Turn 3 is over.').count()).toBe(0);
  const moment = Number.parseInt((await ply.textContent()) ?? '');
  await page
    .getByRole('button', { name: /^Show the moment/ })
    .last()
    .click({ position: { x: 8, y: 8 } }); // on the seat's mark: names in the line show their cards
  await expect.poll(async () => Number.parseInt((await ply.textContent()) ?? '')).toBeLessThan(moment);
  await page.goBack();

  await page.getByRole('link', { name: 'Watch the moment' }).click();
  await page.locator('.ply').waitFor();
  expect(new URL(page.url()).hash).toMatch(/^#\d+$/);
  await page.goBack();

  await page.getByRole('link', { name: 'Replay' }).click();
  const position = page.getByRole('slider', { name: 'Position' });
  await position.fill('30');
  await page.getByText('30 of ').waitFor();
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Last position' }).click();
  await page
    .getByText('Your part is in it')
    .or(page.getByRole('button', { name: 'Check the shuffle' }))
    .waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.goBack();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('[data-offered]').first().waitFor();
  expect(errors).toEqual([]);
  await leave();
});

playsByKeysAndOnPhones(house, 'Dragon Racer');

movesToWhatTheServerShows(house, playAgainstBots);
