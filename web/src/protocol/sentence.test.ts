import { expect, it } from 'vitest';
import { sentence } from './sentence';

it('begins and ends as a sentence', () => {
  expect(sentence('there is no such table')).toBe('There is no such table.');
  expect(sentence("Dragon Racer has no option 'x'; did you mean 'y'?")).toBe(
    "Dragon Racer has no option 'x'; did you mean 'y'?",
  );
  expect(sentence('')).toBe('');
});
