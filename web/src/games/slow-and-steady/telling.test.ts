import { expect, it } from 'vitest';
import { event } from '../fixture';
import { isResolved } from './telling';

it('knows that a round is over until the next one begins', () => {
  const resolved = event('resolved', { success: true, change: 1, hearts: 7 });
  expect(isResolved([resolved])).toBe(true);
  expect(isResolved([resolved, event('round_began', { round: 3, lead: 2 })])).toBe(false);
});
