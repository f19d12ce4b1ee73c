// A server and a browser for the tests of one file.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, newGuest, type Guest, type Look } from './browser';
import { Server } from './server';

export interface House {
  readonly server: Server;
  newGuest(look: Look): Promise<Guest>;
}

export function openHouse(): House {
  const server = new Server();
  let browser: Browser;
  beforeAll(async () => {
    await server.start();
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return { server, newGuest: (look) => newGuest(browser, server.url, look) };
}
