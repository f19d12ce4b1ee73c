import { expect, it } from 'vitest';
import { event } from './fixture';
import { beat, sound, told } from './telling';

it('is heard where something comes to the viewer or changes the board', () => {
  expect(sound(event('moved', { seat: 1 }), 0)).toBe('token');
  expect(sound(event('drew', { seat: 0 }), 0)).toBe('card');
  expect(sound(event('drew', { seat: 1 }), 0)).toBeNull();
});

it('leaves what goes without saying out of the log', () => {
  expect(told(event('committed'))).toBe(false);
  expect(beat(event('committed'))).toBe(0);
  expect(told(event('moved'))).toBe(true);
});
