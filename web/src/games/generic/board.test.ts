import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import { Pack } from '../../state/pack';
import type { BoardProps } from '../board';
import { choice, position } from '../fixture';
import Board from './Board.svelte';
import Dock from './Dock.svelte';

const pack = new Pack({
  hash: 'aa',
  id: 'p',
  version: '1',
  title: 'P',
  game: 'g',
  authors: [],
  licence: '',
  tables: [],
  cards: [{ table: 'Snails', id: 'dusk', name: 'Dusk', facts: '', text: '', data: {} }],
});

function board(): BoardProps {
  const view = { players: [{ bet: 'dusk', coins: 4 }, { coins: 2 }, { coins: 3 }] };
  const looks = [1, 2].map((seat) => choice(`look ${seat}`, { zone: 'bet', seat }));
  const shown = position(view, { choices: looks });
  const selection = new Selection();
  selection.ask(shown);
  return {
    position: shown,
    pack,
    names: ['You', 'Mira', 'Odalys'],
    me: 0,
    selection,
    choose: vi.fn(),
    events: [],
    speed: 0,
  };
}

it("shows the viewer's own facts", () => {
  render(Dock, { props: board() });

  expect(screen.getByText('Bet').nextElementSibling?.textContent).toBe('Dusk');
  expect(screen.getByText('Coins').nextElementSibling?.textContent).toBe('4');
});

it('names the seats of targets that differ by nothing else', () => {
  render(Board, { props: board() });

  expect(screen.getByRole('button', { name: /^Bet · Mira/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Bet · Odalys/ })).toBeTruthy();
});
