// Which words of the vocabulary a card uses, so that they can be explained beside it. The ids are those of the help
// that comes with the pack.

import type { CardType, Costs } from './cards';

/** By the words of an effect program. */
const ofEffect: Readonly<Record<string, string>> = {
  recover: 'recover',
  'recover-all': 'recover',
  destroy: 'destroy-of',
  'personal-bonus': 'destroy-of',
  take: 'take-of',
  'sled-bonus': 'take-of',
  speed: 'speed',
  'speed-other-dogs': 'speed',
  'speed-multiply': 'speed',
  move: 'speed',
  hand: 'new-day',
  'new-day': 'new-day',
  'on-day-end-empty': 'new-day',
  hypothermia: 'hypothermia',
  starvation: 'starvation',
  'leg-levels': 'entry',
  raise: 'entry',
  damage: 'damage',
  'breaks-payment': 'damage',
  'no-pass-damage': 'passing',
  immune: 'immune',
  kill: 'kill',
  'death-kills': 'kill',
  'today-type': 'today',
  'today-cards': 'today',
  'not-moved': 'today',
  fake: 'fake-dog',
};

const ofType: Partial<Readonly<Record<CardType, string>>> = { dog: 'dogs', attachment: 'attachments' };

/** First what it does, then what it is, then what it costs. */
export function helpFor(
  type: CardType,
  subtype: string,
  effect: readonly string[],
  printed: Costs,
): string[] {
  const used = effect.map((word) => ofEffect[word]);
  const words = [
    ...used,
    subtype === 'fake' ? 'fake-dog' : undefined,
    ofType[type],
    printed.energy === 0 ? undefined : 'energy',
    printed.health === 0 ? undefined : 'health',
    printed.risk === 0 ? undefined : 'risk',
  ];
  return [...new Set(words.filter((word) => word !== undefined))];
}
