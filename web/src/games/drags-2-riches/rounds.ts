// The rounds of a match as pips: which are past, which is now, and which are special.

import type { View } from './view';

export interface RoundPip {
  readonly round: number;
  readonly special: 'spree' | 'tour' | null;
  readonly state: 'past' | 'now' | 'ahead';
}

export function roundPips({
  round,
  rounds,
  special_rounds,
}: Pick<View, 'round' | 'rounds' | 'special_rounds'>): RoundPip[] {
  const specials = new Map(
    special_rounds.flatMap((special) =>
      special.kind === 'event' ? [] : [[special.round, special.kind] as const],
    ),
  );
  return Array.from({ length: rounds }, (_, at) => ({
    round: at + 1,
    special: specials.get(at + 1) ?? null,
    state: at + 1 < round ? 'past' : at + 1 === round ? 'now' : 'ahead',
  }));
}
