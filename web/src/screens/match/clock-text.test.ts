import { expect, it } from 'vitest';
import { clockText } from './clock-text';

it('counts a begun second as a whole one and shows hours only where there are some', () => {
  expect(clockText(0)).toBe('0:00');
  expect(clockText(1)).toBe('0:01');
  expect(clockText(102_000)).toBe('1:42');
  expect(clockText(7_205_000)).toBe('2:00:05');
});
