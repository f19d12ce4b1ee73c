import { describe, expect, it } from 'vitest';
import type { EventsMessage, LogEntry, NextPosition, Position } from '../protocol';
import { applied, following, Misfit } from './frame';
import { partOf } from '../testing/part-of';

const view = {
  turn: 3,
  players: [
    { hand: ['ash', 'birch'], spaces: 4 },
    { hand: [], spaces: 9 },
  ],
  tile: null,
};

describe('a frame', () => {
  it('changes what its paths lead to, and nothing else', () => {
    const after = applied(view, [
      { op: 'replace', path: '/turn', value: 4 },
      { op: 'replace', path: '/players/0/spaces', value: 7 },
      { op: 'replace', path: '/tile', value: { colour: 'red' } },
    ]);
    expect(after).toEqual({
      turn: 4,
      players: [{ hand: ['ash', 'birch'], spaces: 7 }, view.players[1]],
      tile: { colour: 'red' },
    });
    expect((after as typeof view).players[1]).toBe(view.players[1]);
    expect(view.turn).toBe(3);
  });

  it('adds to a list and takes from it, in order', () => {
    const after = applied(view, [
      { op: 'remove', path: '/players/0/hand/0' },
      { op: 'add', path: '/players/1/hand/0', value: 'ash' },
      { op: 'add', path: '/players/0/hand/1', value: 'cedar' },
    ]) as typeof view;
    expect(after.players.map(({ hand }) => hand)).toEqual([['birch', 'cedar'], ['ash']]);
  });

  it('adds fields and takes them away', () => {
    const after = applied(view, [
      { op: 'remove', path: '/tile' },
      { op: 'add', path: '/a~1b~0', value: null },
    ]);
    expect(after).toEqual({ turn: 3, players: view.players, 'a/b~': null });
  });

  it.each([
    { op: 'replace', path: '/round', value: 1 },
    { op: 'remove', path: '/round' },
    { op: 'replace', path: '/players/2/spaces', value: 1 },
    { op: 'replace', path: '/players/0/hand/2', value: 'ash' },
    { op: 'add', path: '/players/0/hand/3', value: 'ash' },
    { op: 'add', path: '/players/0/hand/x', value: 'ash' },
    { op: 'remove', path: '/players/1/hand/0' },
    { op: 'add', path: '/turn/number', value: 1 },
    { op: 'add', path: '/boosts/red', value: 1 },
    { op: 'add', path: '/tile/colour', value: 'red' },
    { op: 'replace', path: '', value: {} },
    { op: 'replace', path: 'turn', value: 4 },
  ] as const)('refuses $op $path, which is not there', (change) => {
    expect(() => applied(view, [change])).toThrow(Misfit);
  });
});

describe('a message', () => {
  const known = partOf<Position>({ number: 1, epoch: 1, viewer: 0, ply: 5, view: { turn: 1, hand: 2 } });
  const next = partOf<NextPosition>({ number: 1, epoch: 1, viewer: 0, ply: 6 });
  const event = (frame?: LogEntry['frame']): LogEntry => ({
    ply: 6,
    kind: 'drew',
    words: [],
    details: {},
    ...(frame ? { frame } : {}),
  });
  const message: EventsMessage = {
    type: 'events',
    from: 5,
    events: [event(), event([{ op: 'replace', path: '/hand', value: 3 }])],
    frame: [{ op: 'replace', path: '/turn', value: 2 }],
    position: next,
  };

  it('is told moment by moment, up to the view of its position', () => {
    const told = following(known, message);
    expect(told?.moments.map(({ view: shown }) => shown)).toEqual([
      { turn: 1, hand: 2 },
      { turn: 1, hand: 3 },
    ]);
    expect(told?.position).toEqual({ ...next, view: { turn: 2, hand: 3 } });
    expect(told?.moments[1]?.event).not.toHaveProperty('frame');
  });

  it.each([
    ['comes after one that was lost', { ...message, from: 6 }],
    ['came before', { ...message, from: 4 }],
    ['belongs to another epoch', { ...message, position: { ...next, epoch: 2 } }],
    ['belongs to another match', { ...message, position: { ...next, number: 2 } }],
    ['is for another seat', { ...message, position: { ...next, viewer: 1 } }],
    ['changes what is not there', { ...message, frame: [{ op: 'remove' as const, path: '/deck' }] }],
  ])('that %s is none', (_what, misfit) => {
    expect(following(known, misfit)).toBeNull();
  });
});
