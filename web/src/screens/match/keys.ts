// The keys of the game screen. Arrows are in arrow-keys.ts, Space (a card brought close) in Zoom.svelte.

import type { Selection } from '../../game/selection.svelte';
import type { Choice } from '../../protocol';

export interface KeyActions {
  selection: Selection;
  choose: (choice: Choice) => void;
  undo: () => void;
  hint: () => void;
  /** Whether there was one. */
  closeHint: () => boolean;
  skip: () => void;
  help: () => void;
}

export function handleKey(event: KeyboardEvent, actions: KeyActions): void {
  const on = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || on?.closest('input, textarea, select, dialog'))
    return;
  if (perform(event.key, on, actions)) event.preventDefault();
}

function perform(
  key: string,
  on: Element | null,
  { selection, choose, undo, hint, closeHint, skip, help }: KeyActions,
): boolean {
  switch (key) {
    case 'Enter':
      return confirm(on, selection, choose);
    case 'Escape':
      if (closeHint()) return true;
      if (selection.empty) answers()[0]?.focus();
      else selection.back();
      return true;
    case 'h':
    case 'H':
      hint();
      return true;
    case 'u':
    case 'U':
      undo();
      return true;
    case 's':
    case 'S':
      skip();
      return true;
    case 'l':
    case 'L':
      document.querySelector<HTMLElement>('#log')?.focus();
      return true;
    case '?':
      help();
      return true;
    default:
      if (!/^[1-9]$/.test(key)) return false;
      answers()[Number(key) - 1]?.click();
      return true;
  }
}

/**
 * Enter on something already chosen, or on nothing in particular, confirms; elsewhere it is a click. Of several verbs
 * none is meant more than the other: their buttons come next.
 */
function confirm(on: Element | null, selection: Selection, choose: (choice: Choice) => void): boolean {
  const chosen = on?.closest('[data-target][aria-pressed="true"]');
  const busy = on?.closest('button, a, [tabindex]');
  const [choice, another] = selection.ready;
  if ((busy && !chosen) || !choice || selection.locked) return false;
  if (another) document.querySelector<HTMLElement>('[data-confirm]')?.focus();
  else choose(choice);
  return true;
}

function answers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-answers] .answer:not(:disabled)')];
}
