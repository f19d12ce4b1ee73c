// A replay with motion on: however one scrubs, it comes to rest at the right position.

import { expect, it } from 'vitest';
import { openHouse } from './house';
import { moveByClicks, playAtTable, plyOf, untilMoved } from './play';
import { atRest, shownOn } from './shown';

const house = openHouse();

it('comes to the right position however it is scrubbed', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440, speed: 4 });
  await playAtTable(page, { game: 'dragon-racer', seats: 2, options: {} });
  for (let moves = 0; moves < 3; moves += 1) await untilMoved(page, moveByClicks);
  await page.getByRole('button', { name: 'Leave' }).last().click();
  await page.getByRole('button', { name: 'End the match here' }).click();
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await page.locator('.ply').waitFor();
  await page.keyboard.press('Home');

  for (const key of ['Right', 'Right', 'Right', 'Left', 'Right', 'Right', 'Right', 'Left', 'Left', 'Right']) {
    await page.keyboard.press(`Arrow${key}`);
    await page.waitForTimeout(key === 'Left' ? 50 : 250); // in the middle of a movement
  }

  await page.locator('[data-ply$="/4"]').waitFor();
  await atRest(page);
  const newcomer = await page.context().newPage();
  await newcomer.goto(`${page.url().split('#', 1).join('')}#4`);
  await newcomer.locator(`[data-ply="${await plyOf(page)}"]`).waitFor();
  await atRest(newcomer);
  expect(await shownOn(page)).toEqual(await shownOn(newcomer));
  expect(errors).toEqual([]);
  await leave();
});
