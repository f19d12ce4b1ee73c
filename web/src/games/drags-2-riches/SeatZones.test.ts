import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import { look, ownPlayer, pack, player, position, view } from './fixture';
import { seatSummary } from './index';
import SeatZones from './SeatZones.svelte';

const shown = position(
  view({
    first: 1,
    waiting: [{ reverser: 0, attacker: 1, source: 'H06' }],
    players: [
      ownPlayer(),
      player({
        look: look({ Hair: '?', Heels: 'L02' }),
        look_total: null,
        won_size: 2,
        character: 'Q2',
        power_used: true,
      }),
    ],
  }),
);

it('shows slots without naming what is face down, prizes as a number, and what waits', () => {
  render(SeatZones, {
    props: {
      position: shown,
      pack,
      names: ['You', 'Mira'],
      me: 0,
      seat: 1,
      selection: new Selection(),
      choose: () => undefined,
      events: [],
      speed: 0,
    },
  });

  expect(screen.getByRole('button', { name: 'Hair: face down' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Kitten Heels/ })).toBeTruthy();
  expect(screen.getByText('2 prizes, face down')).toBeTruthy();
  expect(screen.getByText('first player')).toBeTruthy();
  expect(screen.getByText('You reverse Static Frizz after the new hand')).toBeTruthy();
});

it('sums a player up by who she is and how many events she has won', () => {
  expect(seatSummary(shown, 1, pack)).toEqual({
    note: 'Keli$ha Keys · All Tea No Shade (used)',
    number: '2',
    unit: 'won',
    verb: 'dressing',
  });
});
