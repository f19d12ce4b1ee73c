import { expect, it } from 'vitest';
import { openHouse } from './house';
import { plyOf } from './play';

const house = openHouse();

it('counts the time of a decision down, and plays on when it is over', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await page.goto('/');
  await page.getByRole('button', { name: /^Playing as/ }).waitFor(); // the server knows this guest
  const table = await page.evaluate(async () => {
    const clock = { kind: 'decision', seconds: 8 };
    const answer = await fetch('/api/v1/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ game: 'dragon-racer', seats: 2, clock }),
    });
    return ((await answer.json()) as { id: string }).id;
  });
  await page.goto(`/tables/${table}`);
  await page.getByText('8 seconds for every decision').waitFor();
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('[data-offered]').first().waitFor();
  const ply = await plyOf(page);

  const time = page.locator('.topbar').getByTitle(/left$/);
  await time.getByText(/0:0[4-7]/).waitFor();
  await time.getByText(/0:0[1-3]/).waitFor();

  await expect.poll(() => plyOf(page), { timeout: 10_000 }).not.toBe(ply);
  await time.getByText(/0:0[4-7]/).waitFor();
  expect(errors).toEqual([]);
  await leave();
});
