// Debian's Chromium, and pages that remember every error they see.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright-core';

export interface Look {
  readonly width: number;
  readonly dark?: boolean;
  /** How fast things move; 0, as it is without, that tests wait for nothing. */
  readonly speed?: number;
  /** Somebody who has read nothing yet that a game has to say before a first match, and had no lesson. */
  readonly newcomer?: boolean;
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** As somebody has it who knows every game. */
const known = Object.fromEntries(
  ['dragon-racer', 'drags-2-riches', 'iditacards', 'rat-race', 'slow-and-steady'].map((game) => [
    `${game}/`,
    { step: 0, done: true },
  ]),
);

const heights: Record<number, number> = { 1440: 900, 1024: 768, 390: 844, 360: 640 };

function viewportOf(width: number): { width: number; height: number } {
  return { width, height: heights[width] ?? 800 };
}

/** A guest of their own: cookies are not shared. */
export async function newGuest(
  browser: Browser,
  url: string,
  { width, dark = false, speed = 0, newcomer = false }: Look,
): Promise<Guest> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: viewportOf(width),
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: width < 700,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(
    ({ settings, read }) => {
      localStorage.setItem('homestretch-settings', settings);
      if (!read) return;
      localStorage.setItem('homestretch-notes', read.notes);
      localStorage.setItem('homestretch-lessons', read.lessons);
    },
    {
      settings: JSON.stringify({ speed }),
      read: newcomer ? null : { notes: '["slow-and-steady"]', lessons: JSON.stringify(known) },
    },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(30_000); // two browsers and a sanitized server share the cores
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors, leave: () => context.close() };
}

/** Another look for the page as it stands. */
export async function wear(page: Page, { width, dark = false }: Look): Promise<void> {
  await page.setViewportSize(viewportOf(width));
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
}

export interface Guest {
  readonly page: Page;
  readonly errors: readonly string[];
  readonly leave: () => Promise<void>;
}

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Half-way through a fade, colours are nobody's choice: until further notice, everything changes at once. */
async function holdStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important }',
    );
    document.adoptedStyleSheets.push(still);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    );
  });
}

function moveOn(page: Page): Promise<void> {
  return page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** What axe finds serious or worse. Injected through the debugger, past the page's own policy. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await holdStill(page);
  const debug = await page.context().newCDPSession(page);
  await debug.send('Runtime.evaluate', { expression: await axe });
  const { result } = await debug.send('Runtime.evaluate', {
    expression: `axe.run().then(({ violations }) => JSON.stringify(violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' ')))))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await moveOn(page);
  return JSON.parse(String(result.value)) as string[];
}

/** How far the page can be scrolled sideways. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
