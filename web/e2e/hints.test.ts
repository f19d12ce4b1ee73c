// Asking what the strongest bot would do, and doing it.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousFindings, sideways } from './browser';
import { openHouse } from './house';
import { openTable, playAgainstBots, shrink, untilMoved, yourMove } from './play';

const house = openHouse();

function lines(page: Page) {
  return page.getByRole('region', { name: 'What the strongest bot would do' }).getByRole('listitem');
}

it.each([
  { width: 1440, dark: false },
  { width: 1440, dark: true },
  { width: 390, dark: false },
  { width: 390, dark: true },
])('gives a hint that can be followed, at $width, dark: $dark', async ({ width, dark }) => {
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
