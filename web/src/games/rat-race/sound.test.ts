import { expect, it } from 'vitest';
import { event } from './fixture';
import { sound } from './sound';

it('is heard where something comes to the viewer or changes the board', () => {
  expect(sound(event('moved', { seat: 1 }), 0)).toBe('token');
  expect(sound(event('drew', { seat: 0 }), 0)).toBe('card');
  expect(sound(event('drew', { seat: 1 }), 0)).toBeNull();
});
