import { describe, expect, it } from 'vitest';
import { cardsOf } from './cards';
import { contestOnStage, contestsIn } from './contests';
import { event, look, ownPlayer, pack, player, view } from './fixture';
import { walkers } from './runway';

const cards = cardsOf(pack);
const contest = [
  event('round_began', { round: 1, event: 'E03' }),
  event('doubled', { seat: 0, other: 1, category: 'Outfit' }),
  event('gained_bonus', { seat: 1, bonus: 1 }),
  event('declared', { seat: 0 }),
  event('showed', { seat: 0, up: true, cards: ['O07', 'H05'], total: 11 }),
  event('showed', { seat: 1, up: true, cards: ['O07'], total: 9 }),
  event('showed', { seat: 2, up: false }),
  event('won', { seat: 0, event: 'E03' }),
];

describe('contests', () => {
  it('are told with who showed what, and what counted more', () => {
    expect(contestsIn(contest)).toMatchObject([
      {
        round: 1,
        event: 'E03',
        winner: 0,
        decided: true,
        showings: [
          { seat: 0, up: true, total: 11, doubled: ['Outfit'], bonus: 0 },
          { seat: 1, up: true, total: 9, doubled: ['Outfit'], bonus: 1 },
          { seat: 2, up: false, cards: [] },
        ],
      },
    ]);
  });

  it('leave out rounds in which nobody had to declare', () => {
    const spree = [event('round_began', { round: 2, event: 'E05' }), event('turn_began', { seat: 1 })];
    expect(contestsIn([...contest, ...spree]).map(({ round }) => round)).toEqual([1]);
  });

  it('stay on the stage until somebody does something', () => {
    const next = [event('round_began', { round: 2, event: 'E01' }), event('turn_began', { seat: 1 })];
    expect(contestOnStage([...contest, ...next])?.round).toBe(1);
    expect(contestOnStage([...contest, ...next, event('worn', { seat: 1 })])).toBeNull();
    expect(contestOnStage([])).toBeNull();
  });
});

describe('the runway', () => {
  it('shows nothing of a Look before it is turned up', () => {
    const shown = walkers(
      view({
        phase: 'declarations',
        decision: 'declare',
        players: [
          ownPlayer({ look: look({ Hair: 'H05' }), look_total: 3 }),
          player({ look: look({ Outfit: '?' }), look_total: null, declared: true }),
          player(),
        ],
      }),
      null,
      cards,
      0,
    );
    expect(shown.map(({ standing, total }) => [standing, total])).toEqual([
      ['deciding', 3],
      ['declared', null],
      ['no-look', null],
    ]);
  });

  it('shows who competed with what, although the Looks are put away by then', () => {
    const shown = walkers(view(), contestsIn(contest)[0] ?? null, cards, 0);
    expect(shown.map(({ standing, wins }) => [standing, wins])).toEqual([
      ['up', true],
      ['up', false],
      ['down', false],
    ]);
    expect(shown[0]?.slots.map(({ card }) => card)).toEqual(['H05', 'O07', null, null, null]);
  });
});
