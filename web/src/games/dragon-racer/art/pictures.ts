// The pictures of Dragon Racer as image addresses.

import { once } from '../../../art/drawn';
import type { Character, Dragon } from '../cards';
import { cardBack } from './back';
import { dragonAlone, dragonInScenery } from './dragon';

export function dragonPicture({ id, colour, level, racetrack, speed }: Dragon): string {
  const look = { id, colour, level, racetrack: racetrack.scene, attack: speed === null };
  return once(`dragon ${JSON.stringify(look)}`, () => dragonInScenery(look));
}

/** A character is drawn as the hatchling that flies along: in the colour of the support it gives. */
export function companionPicture({ id, support }: Character): string {
  const colour = support === null || support === 'any' ? 'gold' : support;
  return once(`companion ${id} ${colour}`, () => dragonAlone({ id, colour, level: 1, attack: false }));
}

export function backPicture(): string {
  return once('dragon-racer back', cardBack);
}
