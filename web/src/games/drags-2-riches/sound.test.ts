import { expect, it } from 'vitest';
import { event } from './fixture';
import { sound } from './sound';

it('is heard when cards are played, and when one draws oneself', () => {
  expect(sound(event('activated', { seat: 1 }), 0)).toBe('card');
  expect(sound(event('drew', { seat: 0 }), 0)).toBe('card');
  expect(sound(event('drew', { seat: 1 }), 0)).toBeNull();
  expect(sound(event('declared', { seat: 1 }), 0)).toBeNull();
});
