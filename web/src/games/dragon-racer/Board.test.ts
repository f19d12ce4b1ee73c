import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import Board from './Board.svelte';
import { event, pack, player, position, view } from './fixture';

const still = {
  pack,
  names: ['You', 'Mira'],
  me: 0,
  selection: new Selection(),
  choose: () => undefined,
  speed: 0,
};

it('writes the circuit out for those who cannot see it', () => {
  const shown = view({
    players: [player({ distance: 12, tile: 1 }), player({ distance: 95, tile: 1, lap: 1 })],
  });
  render(Board, { props: { ...still, position: position(shown), events: [] } });

  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
  expect(lines).toContain('Moon, blue');
  expect(lines).toContain('opens turn 3');
  expect(lines.filter((line) => line?.includes('spaces'))).toEqual([
    'Mira: 95 spaces, lap 2, on Burning Spire',
    'You: 12 spaces, lap 1, on Burning Spire',
  ]);
});

it('says who gets the hands', () => {
  render(Board, { props: { ...still, position: position(view({ pass: 'left' })), events: [] } });

  expect(screen.getByText(/Hands pass left to Mira/)).toBeTruthy();
});

it('tells what is happening while it is shown', () => {
  const fired = event('fired_up', {
    seat: 1,
    spaces: 6,
    dragons: [{ slot: 0, card: 'rimewing', supporters: [] }],
  });
  render(Board, { props: { ...still, position: position(view({ phase: 'fire' })), events: [fired] } });

  expect(screen.getByText('Mira moves 6')).toBeTruthy();
  expect(screen.getByText('Rimewing')).toBeTruthy();
});

it('gives a token the colour of its character and the letter of its seat', () => {
  const players = ['rowan', 'kafka', null].map((character) => player({ character }));
  const { container } = render(Board, {
    props: { ...still, names: ['You', 'Mira', 'Bo'], position: position(view({ players })), events: [] },
  });

  const tokens = [...container.querySelectorAll('.track text')].flatMap((letter) =>
    /^[A-C]$/.test(letter.textContent ?? '')
      ? [[letter.textContent, letter.previousElementSibling?.getAttribute('fill')]]
      : [],
  );
  expect(tokens).toEqual([
    ['A', '#6fb9e4'], // sky
    ['B', 'var(--seat-b)'], // a colour of the pack's own that we cannot paint
    ['C', 'var(--seat-c)'], // no character yet
  ]);
});
