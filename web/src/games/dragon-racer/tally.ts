// How a match went, from its log: where the spaces came from, and the distances after each turn.

import type { LogEntry } from '../../protocol';
import type { Tally, TallyTurn } from '../board';
import { toldIn } from './view';
import { words } from './words';

const sources: readonly { readonly kind: string; readonly name: string }[] = [
  { kind: 'fired_up', name: words.byDragons },
  { kind: 'boosted', name: words.byBoosts },
  { kind: 'bonus_moved', name: words.byAbility },
];

export function tally(log: readonly LogEntry[], seats: number): Tally {
  const totals = Array<number>(seats).fill(0);
  const bySource = new Map(sources.map(({ kind }) => [kind, Array<number>(seats).fill(0)]));
  const turns: TallyTurn[] = [{ label: words.start, name: words.start, totals: [...totals], ply: 0 }];
  for (const { ply, kind, details } of toldIn(log)) {
    const moved = bySource.get(kind);
    if (moved && 'spaces' in details) {
      const { seat, spaces } = details;
      moved[seat] = (moved[seat] ?? 0) + spaces;
      totals[seat] = (totals[seat] ?? 0) + spaces;
    } else if (kind === 'turn_ended') {
      const { turn } = details;
      turns.push({ label: String(turn), name: words.turnName(turn), totals: [...totals], ply });
    }
  }
  return { sources: sources.map(({ kind, name }) => ({ name, bySeat: bySource.get(kind) ?? [] })), turns };
}
