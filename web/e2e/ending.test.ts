import { expect, it } from 'vitest';
import { seriousFindings, sideways } from './browser';
import { meet } from './company';
import { openHouse } from './house';
import { moveByClicks, openTable } from './play';

const house = openHouse();

it('ends a match that both have had enough of, and puts the table away', async () => {
  const { host, guest } = await meet(house, 'Mira');
  await host.page.getByRole('button', { name: 'Start' }).click();
  await host.page.locator('[data-offered]').first().waitFor();
  await moveByClicks(host.page);

  await guest.page.getByRole('button', { name: 'Leave' }).click();
  await guest.page.getByRole('button', { name: 'Ask all to end the match here' }).click();
  await guest.page.getByRole('heading', { name: 'You asked to end the match here' }).waitFor();
  await host.page.getByRole('heading', { name: 'Mira would like to end the match here' }).waitFor();
  await host.page.getByRole('button', { name: 'Agree' }).click();
  await host.page.getByRole('heading', { name: 'Ended early' }).waitFor();
  await guest.page.getByRole('heading', { name: 'Ended early' }).waitFor();

  await host.page.goto('/');
  await host.page.getByRole('button', { name: /^Put away: / }).click();
  await host.page.getByRole('button', { name: /^Put away: / }).waitFor({ state: 'detached' });
  expect([...host.errors, ...guest.errors]).toEqual([]);
  await host.leave();
  await guest.leave();
});

it('lets one resign while the other plays on against a bot', async () => {
  const { host, guest } = await meet(house, 'Mira');
  await host.page.getByRole('button', { name: 'Start' }).click();
  await guest.page.locator('[data-offered]').first().waitFor();

  await guest.page.getByRole('button', { name: 'Leave' }).click();
  await guest.page.getByRole('button', { name: 'Resign' }).click();
  await guest.page.getByRole('heading', { name: 'You have resigned' }).waitFor();
  await moveByClicks(host.page);
  await host.page.locator('[data-offered]').first().waitFor();

  expect([...host.errors, ...guest.errors]).toEqual([]);
  await host.leave();
  await guest.leave();
});

it('has the talk again after a reload', async () => {
  const { host, guest } = await meet(house, 'Mira');
  await guest.page.getByLabel('Write something').fill('See you at the finish');
  await guest.page.getByRole('button', { name: 'Send' }).click();
  await host.page.getByText('See you at the finish').waitFor();

  await host.page.reload();

  await host.page.getByText('See you at the finish').waitFor();
  await host.leave();
  await guest.leave();
});

it('says Live only while it is true', async () => {
  const { page, leave } = await house.newGuest({ width: 1440 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Dragon Racer against bots' }).click();
  await page.locator('[data-offered]').first().waitFor();
  await page.getByText('Live', { exact: true }).waitFor();

  await page.context().setOffline(true);
  await page.getByText('Live', { exact: true }).waitFor({ state: 'detached' });
  await page.getByText('Reconnecting…').waitFor();
  await page.context().setOffline(false);

  await page.getByText('Live', { exact: true }).waitFor({ timeout: 20_000 });
  await leave();
});

it('tells of a restart on every page, in the way of nothing', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 390, dark: true });
  await openTable(page);

  await house.server.announce('A new version.', 7);
  const banner = page.getByText('The server restarts in 7 minutes.');
  await banner.waitFor();
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('[data-offered]').first().waitFor();
  await banner.waitFor();
  await moveByClicks(page);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);

  await page.goto('/');
  await banner.waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await banner.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await leave();
});
