// The pictures of Drags 2 Riches as image addresses.

import { once } from '../../../art/drawn';
import type { Garment } from '../cards';
import { cardBack } from './back';
import { itemArt } from './item';
import { queenArt } from './queen';

export function itemPicture({ id, name, category }: Garment): string {
  return once(`garment ${id} ${category} ${name}`, () => itemArt(id, name, category));
}

export function queenPicture(id: string): string {
  return once(`queen ${id}`, () => queenArt(id));
}

export function backPicture(): string {
  return once('drags-2-riches back', cardBack);
}
