import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { seriousFindings, sideways } from './browser';
import { copied } from './company';
import { openHouse } from './house';
import { openTable } from './play';

const house = openHouse();

/** A page of another site with a link: to browsers, localhost has nothing to do with 127.0.0.1. */
async function otherSite(link: string): Promise<{ url: string; close: () => void }> {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Mail</title><a href="${link}">come and play</a>`);
  });
  await new Promise<void>((listening) => site.listen(0, listening));
  const { port } = site.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => site.close() };
}

it('knows a guest who follows a link from another site', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 1440 });
  await openTable(page);
  const table = page.url();
  const mail = await otherSite(table);

  await page.goto(mail.url);
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest() && request.url() === table),
    page.getByRole('link', { name: 'come and play' }).click(),
  ]);
  await page.getByRole('button', { name: /^Start/ }).waitFor();

  expect((await asked.allHeaders())['cookie']).toContain('homestretch_guest=');
  expect(errors.filter((error) => !error.includes('favicon'))).toEqual([]);
  mail.close();
  await leave();
});

it('brings a guest to another browser by a recovery code', async () => {
  const desk = await house.newGuest({ width: 1440 });
  await openTable(desk.page);
  const table = desk.page.url();
  await desk.page.goto('/');
  await desk.page.getByRole('button', { name: /^Playing as/ }).click();
  await desk.page.getByLabel('Your name').fill('Mira');
  await desk.page.getByRole('button', { name: 'Save' }).click();
  await desk.page.getByRole('button', { name: 'Playing as Mira' }).click();
  await desk.page.getByRole('button', { name: 'Show me a code' }).click();
  const code = await copied(desk.page, 'Copy: Your recovery code');
  expect(code).toMatch(/^[a-z]+( [a-z]+){5}$/);
  expect(await seriousFindings(desk.page)).toEqual([]);

  const phone = await house.newGuest({ width: 390, dark: true });
  await phone.page.goto('/');
  await phone.page.getByRole('button', { name: /^Playing as/ }).click();
  await phone.page.getByRole('button', { name: 'I have a code' }).click();
  await phone.page.getByLabel('The six words').fill('acorn acorn acorn acorn acorn acorn');
  await phone.page.getByRole('button', { name: 'Be that guest here' }).click();
  await phone.page.getByRole('alert').waitFor();
  expect(await sideways(phone.page)).toBe(0);
  await phone.page.getByLabel('The six words').fill(code.toUpperCase());
  await phone.page.getByRole('button', { name: 'Be that guest here' }).click();
  await phone.page.getByRole('button', { name: 'Playing as Mira' }).waitFor();
  await phone.page.goto(table);
  await phone.page.getByRole('button', { name: /^Start/ }).waitFor();

  await desk.leave();
  await phone.leave();
});

it('moves a seat to another device by a link that works once and can be replaced', async () => {
  const desk = await house.newGuest({ width: 1440 });
  await openTable(desk.page);
  const seatLink = /^Copy: Your own seat on another device/;
  const first = await copied(desk.page, seatLink);
  await desk.page.getByRole('button', { name: /^Make a new link to your seat/ }).click();
  await expect.poll(() => copied(desk.page, seatLink)).not.toBe(first);
  const second = await copied(desk.page, seatLink);

  const phone = await house.newGuest({ width: 390 });
  await phone.page.goto(first);
  await phone.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  await phone.page.goto(second);
  await phone.page.getByRole('button', { name: /^Start/ }).waitFor();

  const thief = await house.newGuest({ width: 390 });
  await thief.page.goto(second);
  await thief.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  for (const { leave } of [desk, phone, thief]) await leave();
});

it('forgets a guest who says so twice', async () => {
  const { page, errors, leave } = await house.newGuest({ width: 390 });
  await openTable(page);
  const table = page.url();
  await page.goto('/');
  await page.getByRole('button', { name: /^Playing as/ }).click();
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Playing as Mira' }).click();
  await page.getByRole('button', { name: 'Forget me' }).click();
  await page.getByText('Gone for good: your name').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);

  await page.getByRole('button', { name: 'Yes, forget me' }).click();

  await page.getByRole('button', { name: /^Playing as (?!Mira)/ }).waitFor();
  expect(errors).toEqual([]);
  await page.goto(table); // it concerned nobody else
  await page.getByRole('link', { name: 'Back to the games' }).waitFor();
  await leave();
});
