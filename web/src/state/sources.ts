// Where rules and cards come from, in words: a page marks the rulebook's, the public and our own.

import type { CardWords, Source } from '../protocol';
import { strings } from '../strings';

const words = strings.sources;

/** "rulebook", "rulebook + ours". */
export function originWords({ from }: Source): string {
  return from.map((origin) => words.origins[origin]).join(' + ');
}

/** The parts of a card; a single one if the same is true of all. */
export function partsOf(sources: readonly Source[]): readonly Source[] {
  const [first] = sources;
  if (!first || sources.some((source) => source.note || originWords(source) !== originWords(first)))
    return sources;
  return [{ ...first, part: '' }];
}

export interface TableSources {
  readonly table: string;
  /** "64 ours", "10 partly ours": how many cards of each kind, in the order of the cards. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Table by table, whose the cards are; tables that claim nothing are left out. */
export function tableSources(cards: readonly CardWords[]): TableSources[] {
  const tables = new Map<string, Map<string, number>>();
  for (const { table, sources = [] } of cards) {
    if (sources.length === 0) continue;
    const counts = tables.get(table) ?? new Map<string, number>();
    tables.set(table, counts);
    const kind = cardOrigin(sources);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...tables].map(([table, counts]) => ({ table, counts }));
}

function cardOrigin(sources: readonly Source[]): string {
  const all = [...new Set(sources.flatMap(({ from }) => from))];
  if (all.length > 1 && all.includes('ours')) return words.partly;
  return all.map((origin) => words.kinds[origin]).join(' + ');
}
