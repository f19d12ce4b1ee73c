// Reading log entries: whose they are, and which cards they name.

import type { GameModule } from '../../games/board';
import { plain, seatTold, type LogEntry, type SeatNumber, type Words } from '../../protocol';
import { otherSide, type Pack } from '../../state/pack';

export interface Part {
  readonly text: string;
  /** The id of the card this text names. */
  readonly card?: string;
  /** Signs around a name that must stay on its line. */
  readonly before?: string;
  readonly after?: string;
}

/** What a game wants to have in its log; what has no words is not told. */
export function toldIn(log: readonly LogEntry[], { told }: Pick<GameModule, 'told'>): readonly LogEntry[] {
  return log.filter((entry) => entry.words.length > 0 && (told?.(entry) ?? true));
}

/** The seat an entry is about, if it is about one. */
export function seatOf(entry: LogEntry, seats: number): SeatNumber | null {
  const seat = seatTold(entry);
  return seat !== null && seat >= 0 && seat < seats ? seat : null;
}

/** Entries about nobody divide the log: a new turn, a tile turned up. */
export function isHeading(entry: LogEntry): boolean {
  return seatTold(entry) === null;
}

/** A sentence with what it names of the pack's cards. Signs beside a name stay with it. */
export function withCards(words: Words, pack: Pack): Part[] {
  const parts: Part[] = [];
  let glued = 0; // letters of the next part that stand with the one before
  words.forEach((part, at) => {
    const text = plain([part]).slice(glued);
    glued = 0;
    const card = cardOf(part, pack);
    const next = words[at + 1];
    if (card) {
      const after = typeof next === 'string' ? (next.split(' ', 1)[0] ?? '') : '';
      glued = after.length;
      const last = parts.at(-1)?.card ? undefined : parts.pop();
      const cut = (last?.text ?? '').lastIndexOf(' ') + 1;
      if (last && cut > 0) parts.push({ text: last.text.slice(0, cut) });
      parts.push({ text, card, before: last?.text.slice(cut) ?? '', after });
    } else if (text !== '') parts.push({ text });
  });
  return parts.filter(({ text }) => text !== '');
}

/** The side of a card that bears the name. */
function cardOf(part: Words[number], pack: Pack): string | undefined {
  if (typeof part !== 'object' || !('id' in part)) return undefined;
  const sides = [part.id, otherSide(part.id)];
  return sides.find((side) => pack.card(side)?.words.name === part.text);
}
