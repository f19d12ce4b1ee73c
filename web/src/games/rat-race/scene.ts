// What the newspaper says at a moment, and which phase of the turn it is.

import { plain, type LogEntry } from '../../protocol';
import type { Cards, CouncilorId } from './cards';
import type { View } from './view';
import { words } from './words';

/** The place in words.phases; -1 before the first turn and after the last. */
export function phaseOf({ phase, picks }: Pick<View, 'phase' | 'picks'>): number {
  if (phase === 'vote' || phase === 'finished') return -1;
  if (phase === 'move') return 1;
  return phase === 'draw-bank' ? 2 + picks : 0;
}

const headlines = new Set([
  'first_player',
  'played',
  'placed',
  'exposed',
  'issue_moved',
  'issue_dropped',
  'issue_dealt',
  'moved',
  'riot_began',
  'riot_ended',
  'move_skipped',
  'crowned',
]);

/** What is happening, or else where things stand. */
export function headline(view: View, events: readonly LogEntry[], cards: Cards): string {
  const event = events.findLast(({ kind }) => headlines.has(kind));
  const said = plain(event?.words ?? []);
  if (said) return said.endsWith('.') ? said.slice(0, -1) : said;
  const name = (id: CouncilorId): string => cards.councilor(id)?.name ?? id;
  if (view.monarch !== null) {
    return view.ended_by === 'throne' ? words.crowned(name(view.monarch)) : words.regent(name(view.monarch));
  }
  if (view.phase === 'vote') return words.election;
  if (view.final_sprint) return words.sprint;
  const best = Math.min(...view.councilors.map(({ distance }) => distance ?? Infinity));
  if (!Number.isFinite(best)) return words.gates;
  const front = view.councilors.filter(({ distance }) => distance === best);
  return words.leads(
    front.map(({ id }) => name(id)),
    best,
  );
}

/** The column below the headline: riots and whom Feet let move, or at the end what decides. */
export function column(view: View, cards: Cards): string {
  if (view.monarch !== null) return words.banksOpen(cards.councilor(view.monarch)?.name ?? view.monarch);
  const riots = view.fields.filter(({ riot }) => riot).length;
  const walking = view.councilors.filter(({ feet }) => feet);
  return [
    riots === 0 ? words.noRiots : words.riots(riots),
    walking.length === 0
      ? words.anyMayMove
      : words.onlyFeet(walking.map(({ id }) => cards.councilor(id)?.name ?? id)),
  ].join(' ');
}
