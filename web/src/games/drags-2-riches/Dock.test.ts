import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import type { Position } from '../../protocol';
import Dock from './Dock.svelte';
import { choice, look, ownPlayer, pack, player, position, view } from './fixture';

function show(shown: Position): Selection {
  const selection = new Selection();
  selection.ask(shown);
  render(Dock, {
    props: {
      position: shown,
      pack,
      names: ['You', 'Mira'],
      me: 0,
      selection,
      choose: () => undefined,
      events: [],
      speed: 0,
    },
  });
  return selection;
}

const rolls = { zone: 'hand', seat: 0, index: 0, id: 'H05' };

it('offers to activate or to wear a card, and lights its slot', async () => {
  const selection = show(
    position(view(), {
      choices: [
        choice('end'),
        choice('activate H05', rolls),
        choice('wear H05', rolls, { zone: 'look', seat: 0, index: 0 }),
      ],
    }),
  );

  await fireEvent.click(screen.getByRole('button', { name: /^Victory Rolls: Hair, value 3/ }));
  expect(selection.ready.map(({ action }) => action)).toEqual(['activate H05', 'wear H05']);

  await fireEvent.click(screen.getByRole('button', { name: /^Hair: empty/ }));
  expect(selection.ready.map(({ action }) => action)).toEqual(['wear H05']);
});

it('says of every worn card whether others know it', () => {
  const worn = ownPlayer({ look: look({ Hair: 'H05', Heels: 'L02' }), look_total: 5, look_seen: ['Heels'] });
  show(position(view({ players: [worn, player()] })));

  expect(screen.getByRole('button', { name: /^Victory Rolls.*hidden from others$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Kitten Heels.*others have seen it$/ })).toBeTruthy();
  expect(screen.getByText('Your Look · 5')).toBeTruthy();
});

it('lays the own piles out on request', async () => {
  show(position(view({ players: [ownPlayer({ floordrobe: ['C-S', 'C-S'], unseen: ['S-M'] }), player()] })));

  await fireEvent.click(
    screen.getByRole('button', { name: /^Your piles: 3 in the Wardrobe, 2 in the Floordrobe/ }),
  );

  expect(screen.getByText('Silver Coin: 1 coin, ×2')).toBeTruthy();
  expect(screen.getByText(/^Kohl Stub: Makeup/)).toBeTruthy();
});

it('dry-cleans by pointing at the Floordrobe', async () => {
  const selection = show(
    position(view({ decision: 'may' }), {
      choices: [choice('yes', { zone: 'floordrobe', seat: 0 }), choice('skip')],
    }),
  );

  await fireEvent.click(screen.getByRole('button', { name: /^Floordrobe, 0 cards/ }));

  expect(selection.ready.map(({ action }) => action)).toEqual(['yes']);
});
