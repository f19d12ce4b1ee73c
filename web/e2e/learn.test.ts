// Newcomers are offered a lesson, and can follow it to its end.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { LessonList, LessonStep } from '../src/protocol';
import { openHouse } from './house';
import { everyScreenIsInOrder } from './promises';

const house = openHouse();

const title = (page: Page) => page.locator('.coach h2');

async function asked<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`/api/v1/games/${path}`);
  return (await answer.json()) as T;
}

/** Points at what is lit until the action can be confirmed, as somebody would who only looks at the lights. */
async function follow(page: Page, action: string): Promise<void> {
  const answer = page.locator(`.answer[data-action="${action}"]:not(:disabled)`);
  for (let taps = 0; taps < 12 && !(await answer.first().isVisible()); taps += 1)
    await page.locator('.hinted:not([aria-pressed="true"]):visible').first().click();
  await answer.first().click();
}

it('offers a lesson to newcomers, and a match to who knows the game', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440, newcomer: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Dragon Racer against bots' }).click();
  await page.getByRole('link', { name: /^Show me/ }).waitFor();
  await page.getByRole('button', { name: 'I know it' }).click();
  await page.locator('[data-offered]').first().waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Dragon Racer against bots' }).click();
  await page.locator('[data-offered]').first().waitFor();
  expect(errors).toEqual([]);
  await leave();
});

it('answers what is tried instead, and goes on where somebody left', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 390, dark: true, newcomer: true });
  await page.goto('/learn/dragon-racer');
  const first = await asked<LessonStep>(page, 'dragon-racer/lessons/first/steps/0');
  await title(page).getByText(first.title).waitFor();

  await page.locator('[data-offered]:not(.hinted)').first().click();
  await page.locator('[data-confirm]').click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await follow(page, first.action ?? '');

  const second = await asked<LessonStep>(page, 'dragon-racer/lessons/first/steps/1');
  await title(page).getByText(second.title).waitFor();
  await page.reload();
  await title(page).getByText(second.title).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

it.each(['dragon-racer', 'iditacards', 'rat-race', 'drags-2-riches', 'slow-and-steady'])(
  'teaches %s to the end',
  async (game) => {
    const { page, errors, leave } = await house.newGuest({ width: 1440, newcomer: true });
    const { lessons } = await asked<LessonList>(page, `${game}/lessons`);
    const steps = lessons[0]?.steps ?? [];
    await page.goto(`/learn/${game}`);
    for (const [at, name] of steps.entries()) {
      await title(page).getByText(name, { exact: true }).waitFor();
      const { action } = await asked<LessonStep>(page, `${game}/lessons/${lessons[0]?.id}/steps/${at}`);
      if (action === null) await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
      else await follow(page, action);
    }
    await page.getByRole('button', { name: 'Play against bots' }).waitFor();
    expect(errors).toEqual([]);
    await leave();
  },
);

everyScreenIsInOrder(house, [
  [
    'learn',
    async (page) => {
      await page.goto('/learn/dragon-racer');
      await title(page).waitFor();
    },
  ],
  [
    'pictures',
    async (page) => {
      await page.goto('/rules/rat-race');
      await page.locator('#in-pictures').waitFor();
    },
  ],
]);
