// What is proved about the deal of a match, to whoever sits at this browser: exactly that, in sentences.

import { seatLetter } from '../art/seats';
import type { ReplayFile, SeatNumber } from '../protocol';
import { strings } from '../strings';
import type { DealNote } from './deal-notes';
import { faultIn } from './fairness';

export function verdictOf(file: ReplayFile, note: DealNote | undefined): readonly string[] {
  const words = strings.fairness;
  const fault = faultIn(file, note ?? {});
  if (fault !== 'none') return [words.unfair(words.faults[fault])];
  if (file.seal === undefined && !note) return [words.unsealed];

  const nameOf = (seat: SeatNumber): string =>
    file.players?.[seat] ?? strings.seatName(seatLetter(seat).toUpperCase());
  const parts = file.deal?.parts ?? [];
  const given = parts.filter((part) => part.given !== null).map(({ seat }) => nameOf(seat));
  const missing = parts.filter((part) => part.given === null).map(({ seat }) => nameOf(seat));
  const without = Array.from({ length: file.seats }, (_, seat) => seat)
    .filter((seat) => parts.every((part) => part.seat !== seat))
    .map(nameOf);

  const sentences: string[] = [note?.before ? words.sealKept : words.sealOfFile];
  if (note?.part !== undefined && missing.length === 0) sentences.push(words.mine);
  else if (given.length > 0) sentences.push(note?.part === undefined ? words.others(given) : words.mineToo);
  else sentences.push(words.serverAlone);
  if (missing.length > 0) sentences.push(words.missing(missing));
  if (given.length > 0 && without.length > 0) sentences.push(words.without(without));
  return sentences;
}
