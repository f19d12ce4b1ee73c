// The pictures of Slow and Steady as image addresses.

import { once } from '../../../art/drawn';
import type { Side } from '../cards';
import { cardBack } from './back';
import { troubleArt } from './trouble';
import { alone, turtleArt } from './turtle';

export function sidePicture({ id, kind, name, basic }: Side): string {
  const seed = kind === 'resource' ? `${basic ? 'basic' : ''}${id}` : basic ? `tb${id}` : `${id}c`;
  return once(`${kind} ${seed}`, () =>
    kind === 'resource' ? turtleArt(seed, name) : troubleArt(seed, name),
  );
}

/** Mary, who finds the courage to perform. */
export function maryPicture(): string {
  return once('mary', () => alone('mary', { wig: 0, hue: 148 }));
}

export function backPicture(): string {
  return once('slow-and-steady back', cardBack);
}
