import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import FinalCount from './FinalCount.svelte';
import { pack, player, position, view } from './fixture';

it("turns every bank up and counts the Monarch's symbols, most first", () => {
  const shown = view({
    phase: 'finished',
    monarch: 'ant',
    players: [player({ bank_up: ['A17'] }), player({ bank_up: ['A05', 'I01'] })],
  });
  render(FinalCount, {
    props: {
      position: position(shown, {
        outcome: {
          ending: 'finished',
          standings: [
            { rank: 1, score: 0 },
            { rank: 0, score: 3 },
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

  expect(screen.getByText('Symbols of the Ant in every bank.')).toBeTruthy();
  const scores = [...document.querySelectorAll('.score')].map(({ textContent }) => textContent);
  expect(scores).toEqual(['3', '0']);
});
