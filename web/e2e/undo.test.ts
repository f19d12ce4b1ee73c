import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { meet } from './company';
import { openHouse } from './house';
import { moveByClicks, playAgainstBots, plyOf, untilMoved } from './play';

const house = openHouse();

function hand(page: Page): Promise<(string | null)[]> {
  return page.locator('[data-target^="hand/"]').evaluateAll((cards) => cards.map((card) => card.textContent));
}

it('takes back the last pick where only bots have moved since', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await playAgainstBots(page);
  const before = await hand(page);
  await untilMoved(page, moveByClicks);
  await page.getByText('pick 2 of').first().waitFor();

  await page.keyboard.press('u');

  // Not by the position: bots may have picked before or after.
  await page.locator('.prompt .eyebrow', { hasText: 'pick 1 of' }).waitFor();
  expect(await hand(page)).toEqual(before);
  expect(errors).toEqual([]);
  await leave();
});

it('takes back what others have seen only if they agree', async () => {
  const { host, guest } = await meet(house, 'Mira');
  await host.page.getByRole('button', { name: 'Start' }).click();
  await host.page.locator('[data-offered]').first().waitFor();
  const first = await plyOf(host.page);
  const before = await hand(host.page);
  await moveByClicks(host.page);
  await guest.page.locator('[data-offered]').first().waitFor();
  await moveByClicks(guest.page);
  await host.page.getByText('pick 2 of').first().waitFor();
  const second = await plyOf(host.page);
  const after = await hand(host.page);

  await host.page.getByRole('button', { name: 'Undo' }).click();
  await host.page.getByRole('heading', { name: 'You asked to take your move back' }).waitFor();
  await guest.page.getByRole('button', { name: 'Decline' }).click();
  await host.page.getByRole('heading', { name: 'You asked' }).waitFor({ state: 'detached' });
  expect(await plyOf(host.page)).toBe(second);
  expect(await hand(host.page)).toEqual(after);

  await host.page.getByRole('button', { name: 'Undo' }).click();
  await guest.page.getByRole('button', { name: 'Agree' }).click();
  await host.page.locator(`[data-ply="${first}"]`).waitFor();
  expect(await hand(host.page)).toEqual(before);
  expect([...host.errors, ...guest.errors]).toEqual([]);
  await host.leave();
  await guest.leave();
});
