import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import { strings } from '../../strings';
import Finale from './Finale.svelte';
import { pack, piece, player, position, view } from './fixture';
import { playedBy, staircase } from './finale';

it('tells all four rounds, the best one among them', () => {
  const history = [
    { success: true, change: 2, hearts: 2 },
    { success: true, change: 4, hearts: 6 },
    { success: false, change: -7, hearts: 0 },
  ];
  expect(staircase({ history }).map(({ hearts, best }) => [hearts, best])).toEqual([
    [2, false],
    [6, true],
    [0, false],
    [null, false],
  ]);
});

it('has no best round where nothing was gained', () => {
  expect(staircase({ history: [{ success: true, change: 0, hearts: 0 }] }).some(({ best }) => best)).toBe(
    false,
  );
});

it('counts what lies discarded and what was in play at the end', () => {
  const last = view({
    players: [player({ discard: ['B2', 'S03'] })],
    pieces: [piece(1, 'B3', { owner: 0 }), piece(2, 'S02', { owner: 0, kind: 'token' })],
  });
  expect(playedBy(last, 0)).toEqual(['B2', 'S03', 'B3']);
});

it('says how well the bots of the company played', () => {
  render(Finale, {
    props: {
      position: position(view({ players: [player(), player(), player()] })),
      pack,
      names: ['You', 'Mira', 'Fern'],
      bots: [null, null, 'hard'],
      me: 0,
      selection: new Selection(),
      choose: () => undefined,
      events: [],
      speed: 0,
    },
  });

  expect(screen.getByText('Fern').parentElement?.textContent).toContain(strings.bot('Hard'));
  expect(screen.getByText('Mira').parentElement?.textContent).not.toContain(strings.bot('Hard'));
});
