import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import Banks from './Banks.svelte';
import { pack, player, position, view } from './fixture';

it('shows what one knows of the other banks, and nothing of the own', async () => {
  const shown = view({
    players: [
      player({ bank_size: 1, bank_down: ['I01'] }),
      player({ bank_size: 3, bank_up: ['A17'], bank_down: ['A05'], bank_unknown: 1 }),
      player(),
    ],
  });
  render(Banks, {
    props: {
      view: shown,
      position: position(shown),
      pack,
      names: ['You', 'Mira', 'Jonas'],
      me: 0,
      selection: new Selection(),
      choose: () => undefined,
      events: [],
      speed: 0,
    },
  });

  await fireEvent.click(screen.getByRole('button', { name: /^3\s*banked$/ }));

  expect(screen.getByText(/^The Rat Pack: .*, face up$/)).toBeTruthy();
  expect(screen.getByText(/^Roll Call: .*, face down$/)).toBeTruthy();
  expect(screen.getByText('You know none of these cards.')).toBeTruthy();
  expect(screen.queryByText('You')).toBeNull();
});
