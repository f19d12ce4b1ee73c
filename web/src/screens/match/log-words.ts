// Reading log entries: whose they are, and which words are names of cards.

import type { GameModule } from '../../games/board';
import type { LogEntry, SeatNumber } from '../../protocol';
import type { Pack } from '../../state/pack';

export interface Part {
  readonly text: string;
  /** The id of the card this text names. */
  readonly card?: string;
  /** Signs around a name that must stay on its line. */
  readonly before?: string;
  readonly after?: string;
}

/** What a game wants to have in its log. */
export function toldIn(log: readonly LogEntry[], { told }: Pick<GameModule, 'told'>): readonly LogEntry[] {
  return told ? log.filter(told) : log;
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
    const [text] = match;
    const card = names.ids.get(text);
    if (card === undefined) continue;
    const between = words.slice(from, match.index);
    const before = /[(“]*$/.exec(between)?.[0] ?? '';
    const after = /^[.,;:)!?”]*/.exec(words.slice(match.index + text.length))?.[0] ?? '';
    if (between.length > before.length)
      parts.push({ text: between.slice(0, between.length - before.length) });
    parts.push({ text, card, before, after });
    from = match.index + text.length + after.length;
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
