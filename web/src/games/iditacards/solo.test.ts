import { expect, it } from 'vitest';
import { pack, player, position, view } from './fixture';
import { soloResult } from './solo';

const ended = (changes: Parameters<typeof player>[0]) =>
  soloResult(position(view({ board: 'solo', phase: 'finished', players: [player(changes)] })), pack);

it('counts turns and days of a race won', () => {
  const { sentence, numbers } = ended({ position: 160, turns: 41, days: 6 });
  expect(sentence).toBe('Over the line after 41 turns and 6 new days.');
  expect(numbers[0]).toEqual({ name: 'turns', value: '41' });
});

it('says what a race was lost by', () => {
  const lost = { position: 30, leg: 1, turns: 9 };
  expect(ended({ ...lost, hypothermia: 7 }).sentence).toMatch(
    /^Frozen to death in the Blizzard, on square 30/,
  );
  expect(ended({ ...lost, starvation: 7 }).sentence).toMatch(/^Starved/);
  expect(ended(lost).sentence).toMatch(/^Out of time/);
});
