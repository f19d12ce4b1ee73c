// What every game promises: whole matches by keys and on a phone, and screens in order at every size.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousFindings, sideways, wear } from './browser';
import type { House } from './house';
import { atRest, shownOn } from './shown';
import {
  moveByClicks,
  moveByKeys,
  playAgainstBots,
  playAtTable,
  playToTheEnd,
  plyOf,
  resultsOf,
  untilMoved,
  yourMove,
  type Table,
} from './play';

/** The match of the home page, or a shorter one where that one is long. */
export function playsByKeysAndOnPhones(
  house: House,
  game: string,
  { shorter, ...limits }: { shorter?: Table; timeout?: number } = {},
): void {
  it('plays a whole match by keys alone', limits, async () => {
    const { page, errors, leave } = await house.newGuest({ width: 1440, dark: true });
    if (shorter) await playAtTable(page, shorter);
    else {
      await page.goto('/');
      await page.getByRole('button', { name: `Play ${game} against bots` }).focus();
      await page.keyboard.press('Enter');
    }
    await playToTheEnd(page, moveByKeys);
    expect(errors).toEqual([]);
    await leave();
  });

  it('plays a whole match on a phone', limits, async () => {
    const { page, errors, leave } = await house.newGuest({ width: 390 });
    await (shorter ? playAtTable(page, shorter) : playAgainstBots(page, game));
    await playToTheEnd(page, moveByClicks);
    expect(errors).toEqual([]);
    await leave();
  });
}

/**
 * Plays with motion on. Whenever all is told, the page shows what another one shows that comes to the table then and
 * gets the whole view. On the way the page is slow for a while, and loses its connection while something moves.
 */
export function movesToWhatTheServerShows(
  house: House,
  start: (page: Page) => Promise<void>,
  most = 6,
  limits: { timeout?: number } = {},
): void {
  it('moves to what the server shows, at every rest', limits, async () => {
    const { page, errors, leave } = await house.newGuest({ width: 1440, speed: 3 });
    await start(page);
    const newcomer = await page.context().newPage();
    const debug = await page.context().newCDPSession(page);
    const results = resultsOf(page);
    for (let moves = 0; moves < most; moves += 1) {
      await results.or(yourMove(page)).first().waitFor();
      if (await results.isVisible()) break;
      await atRest(page);
      await newcomer.goto(page.url());
      await newcomer.locator(`[data-ply="${await plyOf(page)}"]`).waitFor();
      await atRest(newcomer);
      expect(await shownOn(page), `after ${String(moves)} moves`).toEqual(await shownOn(newcomer));
      await debug.send('Emulation.setCPUThrottlingRate', { rate: moves === 1 ? 4 : 1 });
      await untilMoved(page, moveByClicks);
      if (moves === 2) await loseConnection(page);
    }
    expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await leave();
  });
}

async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForTimeout(100);
  await page.context().setOffline(false);
}

/** Plays on until the question is the one meant; false if it was not asked for a long time, or to the end. */
export async function untilAsked(page: Page, asked: RegExp, most = 60): Promise<boolean> {
  const results = resultsOf(page);
  for (let moves = 0; moves < most; moves += 1) {
    await results.or(yourMove(page)).first().waitFor();
    if (await results.isVisible()) return false;
    if (asked.test((await page.locator('.prompt h2').last().textContent()) ?? '')) return true;
    await untilMoved(page, moveByClicks);
  }
  return false;
}

/** Likewise, in another match if this one does without the question. */
export async function untilAskedInAMatch(page: Page, game: string, asked: RegExp): Promise<void> {
  for (let matches = 0; matches < 5; matches += 1) {
    if (await untilAsked(page, asked)) return;
    await playAgainstBots(page, game);
  }
  throw new Error(`${game} was played five times without the question ${String(asked)}`);
}

/** The name of a screen, and how one gets there from the one before. */
export type Screen = readonly [string, (page: Page) => Promise<unknown>];

const devices = [
  {
    on: 'a large screen',
    looks: [
      { width: 1440, dark: false },
      { width: 1440, dark: true },
      { width: 1024, dark: false },
    ],
  },
  {
    on: 'a phone',
    looks: [
      { width: 390, dark: false },
      { width: 390, dark: true },
      { width: 360, dark: false },
    ],
  },
] as const;

/** Nothing scrolls sideways, axe finds nothing serious, and a picture is kept in screens/ for people to look at. */
export function everyScreenIsInOrder(
  house: House,
  screens: readonly Screen[],
  limits: { timeout?: number } = {},
): void {
  for (const { on, looks } of devices)
    it(`shows every screen in order on ${on}, light and dark`, limits, async () => {
      const { page, errors, leave } = await house.newGuest(looks[0]);
      for (const [name, show] of screens) {
        await show(page);
        // The first look comes last: it is the one to go on with.
        for (const look of [...looks.slice(1), looks[0]]) {
          await wear(page, look);
          await page.waitForTimeout(400); // fonts and pictures
          const picture = `${name}-${look.width}-${look.dark ? 'dark' : 'light'}`;
          await page.screenshot({ path: `screens/${picture}.png` });
          expect.soft(await sideways(page), picture).toBe(0);
          expect.soft(await seriousFindings(page), picture).toEqual([]);
        }
      }
      expect(errors).toEqual([]);
      await leave();
    });
}
