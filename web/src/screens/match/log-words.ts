// Reading log entries: whose they are, and which words are names of cards.

import type { LogEntry, SeatNumber } from '../../protocol';
import type { Pack } from '../../state/pack';

export interface Part {
  readonly text: string;
  /** The id of the card this text names. */
  readonly card?: string;
}

/** The seat an entry is about, if it is about one. */
export function seatOf({ details }: LogEntry, seats: number): SeatNumber | null {
  const seat = details['seat'];
  return typeof seat === 'number' && seat >= 0 && seat < seats ? seat : null;
}

/** Entries about nobody divide the log: a new turn, a tile turned up. */
export function isHeading({ details }: LogEntry): boolean {
  return typeof details['seat'] !== 'number';
}

/** A sentence cut where it names cards. */
export function withCards(words: string, pack: Pack): Part[] {
  const names = namesOf(pack);
  const parts: Part[] = [];
  let from = 0;
  for (const match of words.matchAll(names.pattern)) {
    const card = names.ids.get(match[0]);
    if (card === undefined) continue;
    if (match.index > from) parts.push({ text: words.slice(from, match.index) });
    parts.push({ text: match[0], card });
    from = match.index + match[0].length;
  }
  if (from < words.length) parts.push({ text: words.slice(from) });
  return parts;
}

interface Names {
  readonly ids: ReadonlyMap<string, string>;
  readonly pattern: RegExp;
}

const known = new WeakMap<Pack, Names>();

function namesOf(pack: Pack): Names {
  const found = known.get(pack);
  if (found) return found;
  const ids = new Map(pack.all().map(({ id, words }) => [words.name, id]));
  // Longer names first, so that a name inside another one does not win.
  const longest = [...ids.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  const escaped = longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(
    escaped.length > 0 ? `(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d])` : '(?!)',
    'gu',
  );
  const names = { ids, pattern };
  known.set(pack, names);
  return names;
}
