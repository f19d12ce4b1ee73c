import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Position, Target } from '../protocol';
import { settings } from '../state/settings.svelte';
import { Selection } from './selection.svelte';
import TargetButton from './TargetButton.svelte';
import { partOf } from '../testing/part-of';

const target: Target = { zone: 'team', seat: 0, index: 2, id: 'rimewing' };
const animate = vi.fn<() => void>();
const choose = vi.fn<() => void>();

function showBlocked(): HTMLElement {
  const selection = new Selection();
  const blocked = [{ target, reason: ['needs 1 more wave'], rule: 'DR-52' }];
  selection.ask(partOf<Position>({ number: 1, viewer: 0, decision: 1, choices: [], blocked }));
  const children = createRawSnippet(() => ({ render: () => '<span></span>' }));
  render(TargetButton, { props: { target, selection, choose, label: 'Rimewing', children } });
  return screen.getByRole('button', { name: 'Rimewing, needs 1 more wave' });
}

beforeEach(() => Object.assign(HTMLElement.prototype, { animate }));

afterEach(() => {
  vi.clearAllMocks();
  settings.change({ speed: 1 });
});

it('shakes its head at an illegal tap and keeps the reason up until one turns away', async () => {
  const button = showBlocked();

  await fireEvent.click(button);
  expect(animate).toHaveBeenCalledOnce();
  expect(button.classList).toContain('tried');
  expect(choose).not.toHaveBeenCalled();

  await fireEvent.blur(button);
  expect(button.classList).not.toContain('tried');
});

it('only tells the reason to those who want no motion', async () => {
  settings.change({ speed: 0 });
  const button = showBlocked();

  await fireEvent.click(button);
  expect(animate).not.toHaveBeenCalled();
  expect(button.classList).toContain('tried');
});
