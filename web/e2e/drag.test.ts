// A card can be dragged where two clicks would bring it.

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openHouse } from './house';
import { moveByClicks, playAgainstBots, untilMoved, yourMove } from './play';

const house = openHouse();

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover({ force: true }); // the card that is being dragged lies above it
  await page.mouse.up();
}

/** One finger from the middle of an element, as a phone reports it. */
async function swipe(page: Page, from: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to touch');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const debug = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    debug.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + by.x * part, y: y + by.y * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.1, 0.3, 0.6, 1]) await touch('touchMove', part);
  await debug.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function nameOf(card: Locator): Promise<string> {
  return (await card.textContent())?.trim().split(':')[0] ?? '';
}

/** Everything a drop could have changed. Not the position: bots may pick at any time. */
async function situation(page: Page): Promise<unknown> {
  return {
    asked: await page.locator('.prompt').allTextContents(),
    chosen: await page.locator('[data-target][aria-pressed="true"]').count(),
    targets: await page
      .locator('[data-target]')
      .evaluateAll((targets) => targets.map((target) => target.textContent)),
  };
}

it('takes a dragon that is dragged onto the board, and none that is dropped elsewhere', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await playAgainstBots(page);
  const card = page.locator('[data-target^="hand/"]').first();
  const name = await nameOf(card);
  const before = await situation(page);

  await drag(page, card, page.locator('.topbar'));
  expect(await situation(page)).toEqual(before);

  await drag(page, card, page.locator('main.stage'));
  await page.locator('#log').getByText(`You took ${name}.`).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

it('takes a dragon that a finger drags upwards', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 390 });
  await playAgainstBots(page);
  const card = page.locator('[data-target^="hand/"]').first();
  const name = await nameOf(card);

  await swipe(page, card, { x: 0, y: -300 });
  await page.getByRole('button', { name: 'Log' }).click();
  await page.locator('#log').getByText(`You took ${name}.`).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

it('swaps a dragon that is dragged onto its place in the team, and none that is dropped elsewhere', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await playAgainstBots(page);
  const joining = page.locator('[data-target^="collected/"][data-offered]');
  for (let moves = 0; moves < 60 && (await joining.count()) === 0; moves += 1) {
    await untilMoved(page, moveByClicks);
    await yourMove(page).waitFor();
  }
  const before = await situation(page);

  await drag(page, joining.first(), page.locator('.topbar'));
  expect(await situation(page)).toEqual(before);

  const leaving = page.locator('[data-target^="team/0/"]').last();
  const told = `You swapped ${await nameOf(joining.first())} in for ${await nameOf(leaving)}.`;
  await drag(page, joining.first(), leaving);
  await page.locator('#log').getByText(told).waitFor();
  expect(errors).toEqual([]);
  await leave();
});
