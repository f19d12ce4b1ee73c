import { describe, expect, it } from 'vitest';
import { addedIcons, cardsOf, iconList } from './cards';
import { needs, pack } from './fixture';
import { facts } from './index';

const cards = cardsOf(pack);

describe('the cards of a pack', () => {
  it('tell attack dragons from racing dragons', () => {
    expect(cards.dragon('rimewing')?.speed).toBe(4);
    expect(cards.dragon('brinestrike')?.speed).toBeNull();
  });

  it('know what support a character gives', () => {
    expect(cards.character('rowan')?.support).toBe('blue');
    expect(cards.character('kafka')?.support).toBeNull();
  });

  it('list racetracks as boosts judge them, and draw unknown ones', () => {
    expect(cards.racetracks.map(({ id }) => id)).toEqual(['burning_spire', 'frozen_cove', 'moon']);
    expect(cards.dragon('nebulon')?.racetrack).toEqual({ id: 'moon', name: 'Moon', scene: 'burning_spire' });
  });

  it('are introduced without what matters before a match only', () => {
    expect(facts(pack, 'rimewing')).toBe('Level 2 racing dragon from Frozen Cove');
    expect(facts(pack, 'brinestrike')).toBe('Level 3 attack dragon from Frozen Cove');
    expect(facts(pack, 'rowan')).toBe('Formation Flying, sky token');
    expect(facts(pack, 'zahra')).toBe('Hit and Run');
  });

  it('know the ten places of the circuit', () => {
    const { places } = cards;
    expect(places.map(({ corner }) => corner?.id ?? null)).toEqual([
      'c0',
      'c1',
      null,
      null,
      null,
      'c5',
      'c6',
      null,
      null,
      null,
    ]);
    expect(places.map(({ opens }) => opens)).toEqual([null, null, 2, 3, 4, null, null, 5, 6, 7]);
    expect(places.map(({ spaces }) => spaces)).toEqual([10, 8, 8, 8, 8, 8, 8, 8, 8, 8]);
  });
});

describe('needs', () => {
  it('are listed one by one', () => {
    expect(iconList(needs({ red: 1, blue: 2, any: 1 }))).toEqual(['red', 'blue', 'blue', 'any']);
  });

  it('that attacks have added are told apart', () => {
    expect(addedIcons(needs({ blue: 2 }), needs({ blue: 3, green: 1 }))).toEqual(['green', 'blue']);
  });
});
