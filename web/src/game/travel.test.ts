import { expect, it } from 'vitest';
import { arrive, keyed, leave, type Travel } from './travel';

function card(width: number): Element {
  const element = document.createElement('li');
  element.getBoundingClientRect = () => new DOMRect(0, 0, width, width * 1.4);
  return element;
}

const travel = (key: string): Travel => ({ key, duration: 200, side: 1 });

it('grows a card from its old place to its new one', () => {
  const left = leave(card(50), travel('a'));
  const arrived = arrive(card(100), travel('a'));
  left();

  expect(arrived().css?.(0, 1)).toContain('scale(0.5');
});

it('lets a card fly in that comes from a hidden zone', () => {
  const left = leave(card(0), travel('b'));
  const arrived = arrive(card(100), travel('b'));

  expect(left()).toEqual({ duration: 0 });
  expect(arrived().css?.(0, 1)).not.toContain('scale');
});

it('lets a card fly away that goes to a hidden zone', () => {
  const left = leave(card(100), travel('c'));
  const arrived = arrive(card(0), travel('c'));

  expect(arrived()).toEqual({ duration: 0 });
  expect(left().css?.(0, 1)).not.toContain('scale');
});

it('tells two copies of a card apart', () => {
  expect(keyed(['frostkit', 'emberpup', 'frostkit']).map(({ key }) => key)).toEqual([
    'frostkit#1',
    'emberpup#1',
    'frostkit#2',
  ]);
});
