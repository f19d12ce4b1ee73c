import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { GameOption } from '../../protocol';
import GameOptionRow from './GameOptionRow.svelte';

const limit: GameOption = {
  name: 'turn_limit',
  kind: 'number',
  values: [{ word: 'off', meaning: 'never', takes_list: false }],
  low: 20,
  high: 240,
  default: 'off',
  meaning: 'After how many turns it ends',
  rule: 'RR-83',
  letter: null,
};

it('takes an empty field for the word that stands instead of a number', async () => {
  const onchange = vi.fn();
  const { rerender } = render(GameOptionRow, {
    props: { option: limit, seats: 4, value: 'off', disabled: false, onchange },
  });
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: /Turn limit/ });
  expect([field.value, field.placeholder]).toEqual(['', 'Off']);
  screen.getByText('After how many turns it ends: never (RR-83)');

  await fireEvent.change(field, { target: { value: '60' } });
  expect(onchange).toHaveBeenLastCalledWith('60');

  await rerender({ value: '60' });
  expect(field.value).toBe('60');
  await fireEvent.change(field, { target: { value: '' } });
  expect(onchange).toHaveBeenLastCalledWith('off');
});

it('says which value is the letter of the rulebook', async () => {
  const option: GameOption = {
    ...limit,
    name: 'feet_scope',
    kind: 'choice',
    values: ['move_phase', 'all_steps'].map((word) => ({ word, meaning: word, takes_list: false })),
    letter: 'all_steps',
  };
  const props = { option, seats: 4, value: 'move_phase', disabled: false, onchange: vi.fn() };
  const { rerender } = render(GameOptionRow, { props });
  screen.getByText('The letter of the rulebook: All steps');

  await rerender({ value: 'all_steps' });

  screen.getByText('By the letter of the rulebook');
});
