import { describe, expect, it } from 'vitest';
import { cardsOf } from './cards';
import { councilor, event, pack, view } from './fixture';
import { column, headline, phaseOf } from './scene';

const cards = cardsOf(pack);

describe('the headline', () => {
  it('tells what is happening', () => {
    expect(headline(view(), [event('riot_began'), event('drew')], cards)).toBe('riot_began happened');
  });

  it('else tells who is in front', () => {
    expect(headline(view(), [], cards)).toBe('Rat stands 2 steps from the Throne');
    const tied = view({
      councilors: [councilor('ant', { distance: 1 }), councilor('bear', { distance: 1 })],
    });
    expect(headline(tied, [], cards)).toBe('Ant and Polar bear stand 1 step from the Throne');
  });

  it('knows the start and the end', () => {
    expect(headline(view({ councilors: [councilor('ant')] }), [], cards)).toBe(
      'Five Councilors wait at the gates',
    );
    expect(headline(view({ monarch: 'rat', ended_by: 'throne' }), [], cards)).toBe('Rat takes the Throne');
    expect(headline(view({ monarch: 'ant', ended_by: 'turn-limit' }), [], cards)).toBe('Ant becomes Regent');
    expect(headline(view({ final_sprint: true }), [], cards)).toBe('The final sprint is on');
  });
});

it('says in the column who may be moved', () => {
  expect(column(view(), cards)).toBe(
    'The streets are calm. No Active card shows Feet, so any Councilor may be moved.',
  );
  const walking = view({
    councilors: [councilor('ant', { feet: true }), councilor('rat', { locked: true })],
  });
  expect(column(walking, cards)).toContain('Feet: only Ant may be moved.');
});

it.each([
  ['play', 0, 0],
  ['place', 0, 0],
  ['riot', 0, 0],
  ['move', 0, 1],
  ['draw-bank', 0, 2],
  ['draw-bank', 1, 3],
  ['vote', 0, -1],
  ['finished', 0, -1],
] as const)('puts %s with %i picks into phase %i', (phase, picks, expected) => {
  expect(phaseOf({ phase, picks })).toBe(expected);
});
