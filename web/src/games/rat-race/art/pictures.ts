// The pictures of Rat Race as image addresses.

import { once } from '../../../art/drawn';
import type { CouncilorId, Title } from '../cards';
import { cardBack } from './back';
import { actionArt, alone, issueArt, portrait } from './councilor';

export function portraitPicture(who: CouncilorId): string {
  return once(`councilor ${who}`, () => portrait(who));
}

export function tokenPicture(who: CouncilorId): string {
  return once(`councilor alone ${who}`, () => alone(who));
}

export function titlePicture({ id, symbols, ideal }: Title): string {
  const who = symbols[0] ?? 'rat';
  return once(`title ${id} ${who} ${ideal ?? ''}`, () =>
    ideal === null ? actionArt(id, who) : issueArt(id, who, ideal),
  );
}

export function backPicture(): string {
  return once('rat-race back', cardBack);
}
