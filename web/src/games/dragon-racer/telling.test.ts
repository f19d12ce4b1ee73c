import { expect, it } from 'vitest';
import { event } from './fixture';
import { beat, sound, told } from './telling';

it('hears every token, but only the cards that come to the viewer', () => {
  expect(sound(event('boosted', { seat: 2 }), 0)).toBe('token');
  expect(sound(event('taken', { seat: 0 }), 0)).toBe('card');
  expect(sound(event('taken', { seat: 2 }), 0)).toBeNull();
  expect(sound(event('taken', { seat: 2 }), null)).toBeNull();
  expect(sound(event('turn_ended', { turn: 2 }), 0)).toBeNull();
});

it('shows no pick before its hand is passed, and everything else for a while', () => {
  expect(beat(event('committed'))).toBe(0);
  expect(beat(event('fired_up'))).toBe(300);
  expect(beat(event('something_new'))).toBeGreaterThan(0);
});

it('leaves what goes without saying out of the log', () => {
  expect(told(event('committed', { seat: 0 }))).toBe(false);
  expect(told(event('taken', { seat: 1 }))).toBe(false);
  expect(told(event('taken', { seat: 0, card: 'nebulon' }))).toBe(true);
  expect(told(event('hands_passed'))).toBe(true);
});
