// Playing as people do: by pointing, or by keys alone.

import type { Page } from 'playwright-core';

export async function openTable(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open a table for Dragon Racer' }).click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
}

export async function playAgainstBots(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Dragon Racer against bots' }).click();
  await page.locator('[data-offered]').first().waitFor();
}

const confirm = '[data-confirm]:not(:disabled)';
const offered = '[data-offered]:visible';

/** Points at the first thing offered until that means something, then confirms it. */
export async function moveByClicks(page: Page): Promise<void> {
  for (let step = 0; step < 3 && (await page.locator(confirm).count()) === 0; step += 1) {
    if ((await page.locator(offered).count()) === 0) break;
    await page.locator(offered).first().click();
  }
  const answer = page.locator(confirm).or(page.locator('[data-answers] .answer:not(:disabled)'));
  await answer.last().click();
}

export async function moveByKeys(page: Page): Promise<void> {
  for (let step = 0; step < 3 && (await page.locator(confirm).count()) === 0; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
  if ((await page.locator(confirm).count()) > 0) await page.keyboard.press('Enter');
  else await page.keyboard.press('1');
}

/** Plays until the results are there. The result is the number of moves made. */
export async function playToTheEnd(page: Page, move: (page: Page) => Promise<void>): Promise<number> {
  const results = page.getByRole('heading', { name: 'Order of arrival' });
  const mine = page.locator('.prompt:not(.wait) .eyebrow', { hasText: 'Your move' });
  for (let moves = 0; moves < 300;) {
    await results.or(mine).first().waitFor();
    if (await results.isVisible()) return moves;
    const question = await questionOf(page);
    await move(page);
    moves += 1;
    await page.waitForFunction(
      (before) => document.querySelector('.game')?.getAttribute('data-ply') !== before,
      question,
    );
  }
  throw new Error('The match does not end');
}

function questionOf(page: Page): Promise<string | null> {
  return page.locator('.game').getAttribute('data-ply');
}
