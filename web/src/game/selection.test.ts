import { describe, expect, it } from 'vitest';
import type { Choice, Target } from '../protocol';
import { again, back, begin, dropped, offered, pick, plain, ready, stateOf, targetKey } from './selection';

const place = (zone: string, index: number): Target => ({ zone, seat: 0, index, id: `${zone}-${index}` });
const key = (zone: string, index: number) => targetKey(place(zone, index));
const choice = (action: string, ...targets: Target[]): Choice => ({
  action,
  label: action,
  words: [],
  targets,
});

const draft = [choice('pick 0', place('hand', 0)), choice('pick 1', place('hand', 1))];
const swap = [
  choice('keep'),
  choice('swap 0 0', place('collected', 0), place('team', 0)),
  choice('swap 0 1', place('collected', 0), place('team', 1)),
  choice('swap 1 1', place('collected', 1), place('team', 1)),
];
const fire = [
  choice('fire 0'),
  choice('fire 1', place('team', 0)),
  choice('fire 2', place('team', 1)),
  choice('fire 3', place('team', 0), place('team', 1)),
];
const verbs = [choice('wear 0', place('hand', 0)), choice('activate 0', place('hand', 0))];

const actions = (choices: Choice[]) => choices.map(({ action }) => action);

describe('selecting', () => {
  it('offers the things first, then the places that go with them', () => {
    const start = begin(swap);
    expect(offered(start)).toEqual([key('collected', 0), key('collected', 1)]);

    const thing = pick(start, key('collected', 0));
    expect(ready(thing)).toEqual([]);
    expect(offered(thing)).toEqual([key('team', 0), key('team', 1)]);

    expect(actions(ready(pick(thing, key('team', 1))))).toEqual(['swap 0 1']);
  });

  it('is ready as soon as only one choice can be meant', () => {
    const thing = pick(begin(swap), key('collected', 1));
    expect(actions(ready(thing))).toEqual(['swap 1 1']);
    expect(stateOf(thing, [], key('team', 1))).toBe('only');
  });

  it('begins anew with a thing that does not go with the selection', () => {
    const first = pick(begin(draft), key('hand', 0));
    expect(pick(first, key('hand', 1)).picked).toEqual([key('hand', 1)]);
  });

  it('moves a thing to another place instead', () => {
    const placed = pick(pick(begin(swap), key('collected', 0)), key('team', 0));
    expect(stateOf(placed, [], key('team', 1))).toBe('legal');
    expect(actions(ready(pick(placed, key('team', 1))))).toEqual(['swap 0 1']);
  });

  it('ignores what belongs to no choice', () => {
    const first = pick(begin(draft), key('hand', 0));
    expect(pick(first, key('team', 2))).toBe(first);
  });

  it('keeps sets open: a chosen set is ready although more could be added', () => {
    const one = pick(begin(fire), key('team', 0));
    expect(actions(ready(one))).toEqual(['fire 1']);
    expect(offered(one)).toEqual([key('team', 1)]);
    expect(actions(ready(pick(one, key('team', 1))))).toEqual(['fire 3']);
  });

  it('offers several verbs on one thing', () => {
    expect(actions(ready(pick(begin(verbs), key('hand', 0))))).toEqual(['wear 0', 'activate 0']);
  });

  it('offers a verb that wants a place beside one that wants none, if there is one place only', () => {
    const dress = [
      choice('activate 0', place('hand', 0)),
      choice('wear 0', place('hand', 0), place('look', 3)),
    ];
    const card = pick(begin(dress), key('hand', 0));
    expect(actions(ready(card))).toEqual(['activate 0', 'wear 0']);
    expect(stateOf(card, [], key('look', 3))).toBe('only');
    expect(actions(ready(pick(card, key('look', 3))))).toEqual(['wear 0']);
    expect(dropped(begin(dress), key('hand', 0), null)?.action).toBe('activate 0');
    expect(dropped(begin(dress), key('hand', 0), key('look', 3))?.action).toBe('wear 0');
  });

  it('preselects the only thing there is, but nothing among several', () => {
    const attack = [
      choice('hold', place('collected', 0)),
      choice('attack 1', place('collected', 0), place('team', 1)),
      choice('attack 2', place('collected', 0), place('team', 2)),
    ];
    expect(begin(attack).picked).toEqual([key('collected', 0)]);
    expect(actions(ready(begin(attack)))).toEqual(['hold']);
    expect(begin(draft).picked).toEqual([]);
    expect(begin([choice('pass')]).picked).toEqual([]);
    expect(begin([choice('pass'), choice('pick 0', place('hand', 0))]).picked).toEqual([]);
  });

  it('lists choices without targets apart', () => {
    expect(actions(plain(begin(swap)))).toEqual(['keep']);
  });

  it('steps back one level', () => {
    const both = pick(pick(begin(swap), key('collected', 0)), key('team', 1));
    expect(back(both).picked).toEqual([key('collected', 0)]);
    expect(back(back(back(both))).picked).toEqual([]);
  });
});

describe('pointing a second time', () => {
  it('confirms a single thing', () => {
    expect(again(pick(begin(draft), key('hand', 1)), key('hand', 1))).toBe(draft[1]);
  });

  it('takes a thing out of a set', () => {
    const both = pick(pick(begin(fire), key('team', 0)), key('team', 1));
    expect(again(both, key('team', 0))).toMatchObject({ picked: [key('team', 1)] });
  });

  it('does not decide between verbs', () => {
    const chosen = pick(begin(verbs), key('hand', 0));
    expect(again(chosen, key('hand', 0))).toMatchObject({ picked: [] });
  });
});

describe('dropping', () => {
  it('means the choice of both ends', () => {
    expect(dropped(begin(swap), key('collected', 0), key('team', 0))).toBe(swap[1]);
  });

  it('means nothing when the ends do not belong together', () => {
    expect(dropped(begin(swap), key('collected', 1), key('team', 0))).toBeNull();
  });

  it('plays a thing that needs no place onto the open table', () => {
    expect(dropped(begin(draft), key('hand', 1), null)).toBe(draft[1]);
    expect(dropped(begin(swap), key('collected', 0), null)).toBeNull();
  });
});

describe('the state of a target', () => {
  const blocked = [{ target: place('team', 2), reason: ['needs 1 more wave'], rule: 'DR-52' }];

  it('keeps things legal that would begin anew', () => {
    const first = pick(begin(draft), key('hand', 0));
    expect(stateOf(first, [], key('hand', 1))).toBe('legal');
  });

  it('tells legal, chosen, blocked and plain apart', () => {
    const start = begin(draft);
    expect(stateOf(start, blocked, key('hand', 0))).toBe('legal');
    expect(stateOf(pick(start, key('hand', 0)), blocked, key('hand', 0))).toBe('chosen');
    expect(stateOf(start, blocked, key('team', 2))).toBe('blocked');
    expect(stateOf(start, blocked, key('team', 1))).toBe('plain');
  });
});
