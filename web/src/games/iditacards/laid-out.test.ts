import { expect, it } from 'vitest';
import { ask, choice, ownPlayer, player, view } from './fixture';
import { laidOut } from './laid-out';

const recover = [
  choice('hand mush', { zone: 'discard', seat: 0, id: 'mush' }),
  choice('deck mush', { zone: 'discard', seat: 0, id: 'mush' }),
  choice('stop'),
];

it('lays each thing out once, with its number', () => {
  const shown = view({
    ask: ask({ what: 'recover' }),
    players: [ownPlayer({ discard: { mush: 2 } }), player()],
  });
  const layout = laidOut(shown, recover, 0, false);
  expect(layout?.zone).toBe('discard');
  expect(layout?.things).toMatchObject([{ id: 'mush', count: 2 }]);
});

it('leaves hand and sled where they are', () => {
  const hand = [choice('discard mush', { zone: 'hand', seat: 0, id: 'mush' })];
  expect(laidOut(view({ ask: ask({ what: 'energy' }) }), hand, 0, false)).toBeNull();
  const dogs = [choice('kill 0', { zone: 'table', seat: 0, index: 0, id: 'wheel-dog' })];
  const killing = view({ ask: ask({ what: 'kill-own' }) });
  expect(laidOut(killing, dogs, 0, false)).toBeNull();
  expect(laidOut(killing, dogs, 0, true)?.things).toHaveLength(1);
});

it('lays out the dogs of others', () => {
  const dogs = [
    choice('kill-any 0 0', { zone: 'table', seat: 0, index: 0, id: 'wheel-dog' }),
    choice('kill-any 1 0', { zone: 'table', seat: 1, index: 0, id: 'moose' }),
  ];
  const layout = laidOut(view({ ask: ask({ what: 'kill-any' }) }), dogs, 0, false);
  expect(layout?.things.map(({ id }) => id)).toEqual(['moose']);
});
