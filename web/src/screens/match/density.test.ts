import { expect, it } from 'vitest';
import { densityOf } from './density';

const drafting = 563; // pixels beside the board at 1440 × 900 with a hand below it
const racing = 453;

it('shows three opponents in full while there is room, then in one line', () => {
  expect(densityOf(drafting, 3)).toBe('full');
  expect(densityOf(racing, 3)).toBe('compact');
  expect(densityOf(racing, 4)).toBe('compact');
});

it('shows seven opponents by name and number', () => {
  expect(densityOf(drafting, 7)).toBe('slim');
});
