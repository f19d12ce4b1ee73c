// Who supports whom, as lines between cards: from the plan in hand, or from what was just fired up.

import type { LogEntry, SeatNumber } from '../../protocol';
import { toldIn, type Plan } from './view';

/** A collected card by its index, or the character. */
export type Supporter = number | 'character';

export interface SupportLine {
  readonly from: Supporter;
  readonly slot: number;
}

export function linesOf(plan: Plan): SupportLine[] {
  return plan.dragons.flatMap(({ slot, cards, character }) => [
    ...cards.map((from): SupportLine => ({ from, slot })),
    ...(character > 0 ? [{ from: 'character', slot } as const] : []),
  ]);
}

/** The lines of a seat's last fire-up among these events. Cards are told by name, so copies are paired in order. */
export function firedLines(
  events: readonly LogEntry[],
  seat: SeatNumber,
  collected: readonly string[],
): SupportLine[] {
  const event = toldIn(events).findLast(({ kind, details }) => kind === 'fired_up' && details.seat === seat);
  if (event?.kind !== 'fired_up') return [];
  const free = collected.map((id, index) => ({ id, index }));
  return event.details.dragons.flatMap(({ slot, supporters }) =>
    supporters.map((id): SupportLine => {
      const at = free.findIndex((card) => card.id === id);
      const [card] = at < 0 ? [] : free.splice(at, 1);
      return { from: card?.index ?? 'character', slot };
    }),
  );
}
