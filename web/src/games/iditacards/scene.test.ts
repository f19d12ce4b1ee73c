import { expect, it } from 'vitest';
import { ask, event, player, view } from './fixture';
import { aheadOf, airborne, pushOf, rolled } from './scene';

it('sees where the turn will end', () => {
  expect(aheadOf(view(), 0)).toEqual({ from: 20, to: 24, squares: 4 });
  const near = view({ players: [player({ position: 158, end_move: 9 })] });
  expect(aheadOf(near, 0)?.to).toBe(160);
  expect(aheadOf(view({ phase: 'finished' }), 0)).toBeNull();
});

it('shows the card that is being told of, or else the one that is asked about', () => {
  const asked = view({ current: 1, ask: ask({ what: 'energy', card: 'mush' }) });
  expect(airborne(asked, [])).toMatchObject({ card: 'mush', seat: 1 });
  const events = [event('risked', { seat: 1, card: 'moose', risks: 3 }), event('moved', { seat: 1 })];
  expect(airborne(view(), events)).toEqual({ card: 'moose', seat: 1, note: 'waits for 3 risks' });
  expect(airborne(view(), [...events, event('turn_began', { seat: 0 })])).toBeNull();
  expect(airborne(view(), [])).toBeNull();
});

it('marks a push and a roll while they are told', () => {
  const push = event('pushed_back', { seat: 1, from: 36, to: 35 });
  expect(pushOf([push])).toEqual({ seat: 1, square: 36 });
  expect(pushOf([push, event('damaged')])).toBeNull();
  expect(rolled([event('weather_rolled', { weather: 'wind' })])).toBe('wind');
  expect(rolled([])).toBeNull();
});
