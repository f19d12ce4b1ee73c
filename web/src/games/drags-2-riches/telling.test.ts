import { expect, it } from 'vitest';
import { event } from './fixture';
import { beat, sound } from './telling';

it('is heard when cards are played, and when one draws oneself', () => {
  expect(sound(event('activated', { seat: 1 }), 0)).toBe('card');
  expect(sound(event('drew', { seat: 0 }), 0)).toBe('card');
  expect(sound(event('drew', { seat: 1 }), 0)).toBeNull();
  expect(sound(event('declared', { seat: 1 }), 0)).toBeNull();
});

it('shows all Looks together, and who won for as long as anything', () => {
  expect(beat(event('showed'))).toBe(0);
  expect(beat(event('won'))).toBe(900);
});
