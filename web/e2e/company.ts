// Two people at one table, each with a browser of their own.

import type { Page } from 'playwright-core';
import type { Guest, Look } from './browser';
import type { House } from './house';
import { openTable, shrink } from './play';

export async function copied(page: Page, button: string | RegExp): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The host sits in seat A, the guest came to seat B by the link; the match has not begun. */
export async function meet(
  house: House,
  name: string,
  look: Look = { width: 1440 },
): Promise<{ host: Guest; guest: Guest }> {
  const host = await house.newGuest({ width: 1440 });
  await openTable(host.page);
  await shrink(host.page);
  const invitation = await copied(host.page, 'Copy: Seat B');

  const guest = await house.newGuest(look);
  await guest.page.goto(invitation);
  await guest.page.getByLabel('Your name').fill(name);
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await host.page.getByText(name).first().waitFor();
  return { host, guest };
}
