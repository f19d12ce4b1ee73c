import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import Finale from './Finale.svelte';
import { ownPlayer, pack, player, position, view } from './fixture';

it('turns up every prize, the winner first', () => {
  const shown = view({
    phase: 'finished',
    decision: 'nothing',
    players: [ownPlayer({ won: ['E03'], prestige: 3 }), player({ won: ['E15', 'E01'], prestige: 12 })],
  });
  render(Finale, {
    props: {
      position: position(shown, {
        outcome: {
          ending: 'finished',
          standings: [
            { rank: 1, score: 3 },
            { rank: 0, score: 12 },
          ],
          team: null,
        },
      }),
      pack,
      names: ['You', 'Mira'],
      me: 0,
      selection: new Selection(),
      choose: () => undefined,
      events: [],
      speed: 0,
    },
  });

  expect(screen.getByRole('button', { name: /^Sell-Out Tour: deck III, 10 prestige/ })).toBeTruthy();
  const scores = [...document.querySelectorAll('.score .sr')].map(({ textContent }) => textContent);
  expect(scores).toEqual(['12', '3']);
});
