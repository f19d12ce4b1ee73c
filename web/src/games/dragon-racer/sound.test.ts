import { expect, it } from 'vitest';
import { event } from './fixture';
import { sound } from './sound';

it('hears every token, but only the cards that come to the viewer', () => {
  expect(sound(event('boosted', { seat: 2 }), 0)).toBe('token');
  expect(sound(event('taken', { seat: 0 }), 0)).toBe('card');
  expect(sound(event('taken', { seat: 2 }), 0)).toBeNull();
  expect(sound(event('taken', { seat: 2 }), null)).toBeNull();
  expect(sound(event('turn_ended', { turn: 2 }), 0)).toBeNull();
});
