import { expect, it } from 'vitest';
import { copied, meet } from './company';
import { openHouse } from './house';
import { moveByClicks, openTable } from './play';

const house = openHouse();
const { server } = house;

it('brings two people together by a link, with a spectator, hostile words and a killed server', async () => {
  const { host, guest } = await meet(house, '<b>Mira</b>', { width: 390, dark: true });

  await guest.page.getByLabel('Write something').fill('<img src=x onerror=alert(1)>');
  await guest.page.getByRole('button', { name: 'Send' }).click();
  await host.page.getByText('<img src=x onerror=alert(1)>').waitFor();

  const spectator = await house.newGuest({ width: 1024 });
  const watchLink = await copied(host.page, 'Copy: Spectator link, sees no hands');
  await host.page.getByRole('button', { name: 'Start' }).click();
  await spectator.page.goto(watchLink);
  await spectator.page.getByText('You are watching').waitFor();
  expect(await spectator.page.locator('[data-offered]').count()).toBe(0);

  // A choice that nobody has seen yet may be changed.
  await moveByClicks(host.page);
  await host.page.getByRole('heading', { name: 'Waiting for <b>Mira</b>' }).waitFor();
  await host.page.getByRole('button', { name: 'Change' }).click();
  await host.page.locator('[data-offered]').first().waitFor();
  await moveByClicks(host.page);
  await host.page.getByRole('heading', { name: 'Waiting for <b>Mira</b>' }).waitFor();

  // The half-made choice of the guest outlives the server.
  await guest.page.locator('[data-offered]').first().click();
  await guest.page.locator('[data-confirm]').waitFor();
  await server.kill();
  await guest.page.getByText('Reconnecting…').waitFor();
  expect(await guest.page.locator('[data-confirm]').isDisabled()).toBe(true);
  await server.start();
  await guest.page.locator('[data-confirm]:not(:disabled)').click({ timeout: 30_000 });
  await host.page.locator('[data-offered]').first().waitFor({ timeout: 30_000 });

  // On another visit the seat is still there; without its person a bot plays on after a while.
  await guest.page.reload();
  await guest.page.locator('[data-offered]').first().waitFor();
  await guest.leave();
  await moveByClicks(host.page);
  await host.page.locator('[data-offered]').first().waitFor({ timeout: 30_000 });

  const unexpected = [...host.errors, ...spectator.errors].filter((error) => !error.includes('WebSocket'));
  expect(unexpected).toEqual([]);
  await host.leave();
  await spectator.leave();
});

it('draws a curtain between two people at one device', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await openTable(page);
  await page.getByRole('button', { name: 'Share this device' }).first().click();
  await page.getByLabel('Name of seat B').fill('Bo');
  await page.getByLabel('Name of seat B').press('Enter');
  await page.getByRole('button', { name: /^Start/ }).click();

  await page.getByRole('heading', { name: /^Pass to/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.locator('[data-offered]').first().waitFor();
  await moveByClicks(page);

  await page.getByRole('heading', { name: 'Pass to Bo' }).waitFor();
  expect(await page.locator('[data-target]').count()).toBe(0);
  await page.getByRole('button', { name: 'Hold to show my hand' }).click({ delay: 900 });
  await page.locator('[data-offered]').first().waitFor();
  expect(errors).toEqual([]);
  await leave();
});

it('says in words what is wrong with a link or a table', async () => {
  const { page, leave } = await house.newGuest({ width: 390 });
  await page.goto('/tables/no-such-table');
  await page.getByRole('heading', { name: 'This table is gone' }).waitFor();
  await page.goto('/join/AAAAAAAAAAAAAAAAAAAAAA');
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('alert').waitFor();
  await page.goto('/nowhere/at/all');
  await page.getByRole('heading', { name: 'Nothing is here' }).waitFor();
  await leave();
});
