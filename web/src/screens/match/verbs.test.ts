import { expect, it } from 'vitest';
import { shortened } from './verbs';

it('leaves out what all labels end with', () => {
  expect(shortened(['Activate Victory Rolls', 'Wear Victory Rolls'])).toEqual(['Activate', 'Wear']);
});

it('leaves a label alone that stands alone, ends otherwise or is nothing but the ending', () => {
  expect(shortened(['Buy Victory Rolls'])).toEqual(['Buy Victory Rolls']);
  expect(shortened(['Keep it', 'Swap with Mira'])).toEqual(['Keep it', 'Swap with Mira']);
  expect(shortened(['Rolls', 'Wear Rolls'])).toEqual(['Rolls', 'Wear Rolls']);
});
