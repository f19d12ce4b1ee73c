// The pictures of Iditacards as image addresses.

import { picture, Stream } from '../../../art/drawing';
import { once } from '../../../art/drawn';
import type { Card, Leg } from '../cards';
import { cardBack } from './back';
import { dogPortrait, runningDog } from './dog';
import { flakes, land } from './land';
import { thing } from './things';
import { legArt } from './trail';

export type Looks = Pick<Card, 'id' | 'name' | 'type' | 'deck' | 'fake'>;

export function cardArt({ id, name, type, deck, fake }: Looks): string {
  const stream = new Stream(id);
  const behind = land(stream, deck);
  const front = type === 'dog' ? dogPortrait(stream, fake ? name : null) : thing(stream, type, name);
  return picture(200, 140, behind + front + (type === 'damage' ? '' : flakes(stream, 16)));
}

export function cardPicture(card: Looks): string {
  return once(`iditacards ${card.id} ${card.type} ${card.deck}`, () => cardArt(card));
}

export function backPicture(): string {
  return once('iditacards back', cardBack);
}

export function runnerPicture(): string {
  return once('iditacards runner', runningDog);
}

export function legPicture(leg: Leg): string {
  return once(`iditacards ${leg.id} ${leg.name}`, () => legArt(leg));
}
