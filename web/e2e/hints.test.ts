// Asking what the strongest bot would do, and doing it.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { seriousFindings, sideways } from './browser';
import { openHouse } from './house';
import { moveByClicks, openTable, playAgainstBots, shrink, untilMoved, yourMove } from './play';

const house = openHouse();

function lines(page: Page) {
  return page.getByRole('region', { name: /^What the strongest bot would/ }).getByRole('listitem');
}

const looks = [
  { width: 1440, dark: false },
  { width: 1440, dark: true },
  { width: 390, dark: false },
  { width: 390, dark: true },
];

it.each(looks)('gives a hint that can be followed, at $width, dark: $dark', async ({ width, dark }) => {
  const { page, errors, leave } = await house.newGuest({ width, dark });
  await playAgainstBots(page);

  await page.keyboard.press('h');
  await lines(page).first().waitFor();
  await page.screenshot({ path: `screens/hint-${width}-${dark ? 'dark' : 'light'}.png` });
  expect(await page.locator('.target.hinted').count()).toBe(1);
  expect(await sideways(page)).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);

  const action = await lines(page).first().locator('b').textContent();
  await lines(page).first().getByRole('button').click();
  const confirm = page.locator('[data-confirm]');
  expect(await confirm.textContent()).toBe(action);
  await untilMoved(page, () => page.keyboard.press('Enter'));
  expect(await lines(page).count()).toBe(0);
  expect(errors).toEqual([]);
  await leave();
});

it('has no hints where the host has switched them off, and the server gives none', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await openTable(page);
  await shrink(page);
  await page.getByRole('group', { name: 'Hints' }).getByText('Off', { exact: true }).click();
  await page.getByText('Nobody gets any').waitFor();
  await page.getByRole('button', { name: /^Start/ }).click();
  await yourMove(page).waitFor();

  await page.keyboard.press('h');
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  expect(await lines(page).count()).toBe(0);

  const refusal = await page.evaluate(async () => {
    const table = location.pathname.split('/').at(-1) ?? '';
    const socket = new WebSocket(`ws://${location.host}/api/v1/tables/${table}/socket`);
    return new Promise<string>((resolve) => {
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as {
          type: string;
          message?: string;
          position?: { decision: number };
        };
        if (message.type === 'match')
          socket.send(
            JSON.stringify({ type: 'hint', id: 'h', seat: 0, decision: message.position?.decision }),
          );
        if (message.type === 'refused') resolve(message.message ?? '');
      };
    });
  });
  expect(refusal).toBe('there are no hints at this table');
  expect(errors).toEqual([]);
  await leave();
});

describe('in a replay', () => {
  let replay = '';

  // A match in which a bot soon takes over. Bots play on only while somebody looks.
  beforeAll(async () => {
    const { page, leave } = await house.newGuest({ width: 1440 });
    await playAgainstBots(page);
    await untilMoved(page, moveByClicks);
    const table = page.url();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Leave, and let a bot play on' }).click();
    await page.getByRole('heading', { name: 'Pick a lane.' }).waitFor();
    await page.goto(table);
    const token = await vi.waitUntil(
      async () => {
        const session = await page.request.get('/api/v1/session');
        return ((await session.json()) as { replays: { token: string }[] }).replays[0]?.token;
      },
      { timeout: 100_000, interval: 500 },
    );
    replay = `/replay/${token}`;
    await leave();
  }, 120_000);

  it.each(looks)(
    'compares a move with what the bot would have done, at $width, dark: $dark',
    async (look) => {
      const { page, errors, leave } = await house.newGuest(look);
      await page.goto(`${replay}#5`);
      await page.locator('.ply', { hasText: /^5 of/ }).waitFor();

      await page.keyboard.press('h');
      await lines(page).first().waitFor();
      await page.screenshot({
        path: `screens/replay-hint-${look.width}-${look.dark ? 'dark' : 'light'}.png`,
      });
      expect(await lines(page).filter({ hasText: 'did this' }).count()).toBe(1);
      expect(await lines(page).getByRole('button').count()).toBe(0);
      expect(await sideways(page)).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);

      await page.keyboard.press('ArrowRight');
      await page.locator('.ply', { hasText: /^6 of/ }).waitFor();
      expect(await lines(page).count()).toBe(0);

      const ask = page.getByRole('button', { name: 'Hint', exact: true });
      await ask.click();
      await lines(page).first().waitFor();
      await page.keyboard.press('Escape');
      expect(await lines(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Last position' }).click();
      expect(await ask.isDisabled()).toBe(true);
      expect(errors).toEqual([]);
      await leave();
    },
  );

  it('says that it takes the server, and asks again when that is back', async () => {
    const { page, leave } = await house.newGuest({ width: 390 });
    await page.goto(`${replay}#5`);
    await page.locator('.ply', { hasText: /^5 of/ }).waitFor();
    await house.server.kill();

    await page.keyboard.press('h');
    const panel = page.getByRole('region', { name: 'What the strongest bot would have done' });
    await panel.locator('.failure', { hasText: 'cannot be reached' }).waitFor();
    await page.screenshot({ path: 'screens/replay-hint-failed.png' });

    await house.server.start();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await lines(page).first().waitFor();
    await leave();
  });
});
