import { expect, it } from 'vitest';
import { event } from '../fixture';
import { beat, told } from './telling';

it('lets a sled slide for as long as its way is, up to a bound', () => {
  expect(beat(event('moved', { from: 3, to: 7 }))).toBe(360);
  expect(beat(event('moved', { from: 3, to: 40 }))).toBe(900);
});

it('leaves what goes without saying out of the log', () => {
  expect(beat(event('shuffled'))).toBe(0);
  expect(told(event('shuffled'))).toBe(false);
});
