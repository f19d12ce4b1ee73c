// What a page shows of a match, to be compared with what another page shows of the same moment.

import type { Page } from 'playwright-core';

/** Until nothing is told any more and nothing moves. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const game = document.querySelector('.game');
    const moving = document.getAnimations().some(({ effect, playState }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    });
    return game !== null && !game.hasAttribute('data-telling') && !moving;
  });
}

/** Stage, seats and hand, element by element: what is written there, which card it is, and where it lies. */
export function shownOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told = ['data-target', 'data-card', 'aria-label', 'style', 'transform', 'src'];
    const parts = document.querySelectorAll('main.stage, .rail.seats, .rail .reference, .dock .hand');
    return [...parts].flatMap((part) =>
      [...part.querySelectorAll('*')].map((element) => {
        const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const text = texts.map((node) => node.textContent?.trim() ?? '').join(' ');
        const facts = told.flatMap((name) => element.getAttribute(name) ?? []);
        return [element.tagName, text, ...facts].filter(Boolean).join(' ');
      }),
    );
  });
}
