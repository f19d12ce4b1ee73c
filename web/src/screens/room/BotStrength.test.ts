import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { GameEntry } from '../../protocol';
import { strings } from '../../strings';
import BotStrength from './BotStrength.svelte';

const names = ['random', 'greedy', 'easy', 'normal', 'hard'];
const game = { bots: names.map((name) => ({ name, meaning: '' })) } as GameEntry;

function offered(): (string | null | undefined)[] {
  return screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent?.trim());
}

it('offers three strengths by name, and more to the curious', async () => {
  const onchange = vi.fn();
  render(BotStrength, { props: { name: 'Bo', value: 'normal', game, onchange } });
  expect(offered()).toEqual(['Easy', 'Normal', 'Hard']);

  screen.getByRole<HTMLInputElement>('radio', { name: 'Hard' }).click();
  expect(onchange).toHaveBeenCalledWith('hard');
  screen.getByRole('button', { name: new RegExp(strings.room.otherBots) }).click();
  await screen.findByRole('radio', { name: 'Quick' });
  expect(offered()).toEqual(['Easy', 'Normal', 'Hard', 'Random', 'Quick']);
});

it('shows the others where one of them plays', () => {
  render(BotStrength, { props: { name: 'Bo', value: 'greedy', game, onchange: vi.fn() } });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Quick' }).checked).toBe(true);
});
