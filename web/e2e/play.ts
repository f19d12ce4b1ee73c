// Playing as people do: by pointing, or by keys alone.

import type { Locator, Page } from 'playwright-core';

export async function openTable(page: Page, game = 'Dragon Racer'): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Open a table for ${game}` }).click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
}

/** Takes seats away until only as few are left as the game allows. */
export async function shrink(page: Page): Promise<void> {
  const fewer = page.getByRole('button', { name: 'Fewer seats' });
  while (await fewer.isEnabled()) {
    const seats = await page.locator('.count span').textContent();
    await fewer.click();
    await page.waitForFunction(
      (before) => document.querySelector('.count span')?.textContent !== before,
      seats,
    );
  }
}

/** A match of one player. */
export async function startAlone(page: Page, game: string): Promise<void> {
  await openTable(page, game);
  await shrink(page);
  await page.getByRole('button', { name: /^Start/ }).click();
  await yourMove(page).waitFor();
}

export async function playAgainstBots(page: Page, game = 'Dragon Racer'): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Play ${game} against bots` }).click();
  await yourMove(page).waitFor();
}

/** What a table is opened with, where that is not what the button for a quick match chooses. */
export interface Table {
  readonly game: string;
  readonly seats: number;
  readonly options: Record<string, string>;
}

export async function playAtTable(page: Page, table: Table): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Playing as/ }).waitFor(); // the server knows who makes it
  const answer = await page.request.post('/api/v1/tables', { data: table });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/tables/${id}`);
  await page.getByRole('button', { name: /^Start/ }).click();
  await yourMove(page).waitFor();
}

const confirm = '[data-confirm]:not(:disabled)';
const offered = '[data-offered]:visible';
const offeredNext = '[data-offered="next"]:visible'; // not what would begin another selection

/** Points at the first thing offered until that means something, then confirms it. */
export async function moveByClicks(page: Page): Promise<void> {
  for (let step = 0; step < 3 && (await page.locator(confirm).count()) === 0; step += 1) {
    const next = page.locator((await page.locator(offeredNext).count()) > 0 ? offeredNext : offered);
    if ((await next.count()) === 0) break;
    await next.first().click();
  }
  const answer = page.locator(confirm).or(page.locator('[data-answers] .answer:not(:disabled)'));
  await answer.last().click();
}

export async function moveByKeys(page: Page): Promise<void> {
  for (let step = 0; step < 3 && (await page.locator(confirm).count()) === 0; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
  if ((await page.locator(confirm).count()) === 0) return page.keyboard.press('1');
  // Enter takes what has the focus; only on what is taken, or on nothing, it confirms.
  if ((await page.locator('[data-offered]:focus').count()) > 0) await page.keyboard.press('Enter');
  // Of several verbs it goes to the first.
  if ((await page.locator(confirm).count()) > 1) await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

/** Which position of which match is shown, through whose eyes. */
export async function plyOf(page: Page): Promise<string> {
  return (await page.locator('.game').getAttribute('data-ply')) ?? '';
}

/** Makes a move and waits until the board shows what it led to. */
export async function untilMoved(page: Page, move: (page: Page) => Promise<void>): Promise<void> {
  const before = await plyOf(page);
  await move(page);
  await page.waitForFunction(
    (ply) => document.querySelector('.game')?.getAttribute('data-ply') !== ply,
    before,
  );
}

/** A question that is open: not the last one, while its answer is under way. */
export function yourMove(page: Page): Locator {
  return page.locator('.prompt[aria-busy="false"] .eyebrow', { hasText: 'Your move' });
}

export function resultsOf(page: Page): Locator {
  return page.getByRole('heading', { name: /^(Order of arrival|Your race|Round by round)$/ });
}

/** Plays until the results are there. The result is the number of moves made. */
export async function playToTheEnd(page: Page, move: (page: Page) => Promise<void>): Promise<number> {
  const results = resultsOf(page);
  for (let moves = 0; moves < 800; moves += 1) {
    await results.or(yourMove(page)).first().waitFor();
    if (await results.isVisible()) return moves;
    await untilMoved(page, move);
  }
  throw new Error('The match does not end');
}
