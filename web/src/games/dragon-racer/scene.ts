// What the stage says and shows at a moment: the phase, the sentence in the infield, the plan in hand.

import { plain, type Choice, type LogEntry, type SeatNumber } from '../../protocol';
import type { Cards } from './cards';
import { toldIn, type Plan, type View } from './view';
import { listed, words } from './words';

export type TurnPhase = keyof typeof words.phases;

const explores = ['tile_turned', 'trophy_given'];

/** The phase of the turn; explore and boost run by themselves, so only their events show them. */
export function phaseOf(view: View, events: readonly LogEntry[]): TurnPhase {
  const kind = events.at(-1)?.kind;
  if (kind === 'boosted' || kind === 'turn_ended' || view.phase === 'finished') return 'boost';
  if (kind !== undefined && explores.includes(kind)) return 'explore';
  return view.phase === 'draft' || view.phase === 'choose_character' ? 'draft' : 'race';
}

/** Whose race it is. */
export function racerOf(view: View, pending: readonly SeatNumber[]): SeatNumber | undefined {
  return view.phase === 'attack' || view.phase === 'fire' || view.phase === 'swap' ? pending[0] : undefined;
}

/** The plan that the selected dragons amount to. */
export function planOf(view: View, ready: readonly Choice[]): Plan | undefined {
  const [choice, another] = ready;
  if (!choice || another) return undefined;
  const [verb, mask] = choice.action.split(' ');
  return verb === 'fire' ? view.plans?.find((plan) => plan.mask === Number(mask)) : undefined;
}

const told = new Set([
  'tile_turned',
  'revealed',
  'attacked',
  'held',
  'fired_up',
  'bonus_moved',
  'swapped',
  'boosted',
]);

export interface Headline {
  readonly large: string;
  readonly small: string;
}

/** What is happening, or else where things stand: one sentence, and perhaps what it is about. */
export function headline(
  view: View,
  events: readonly LogEntry[],
  cards: Cards,
  names: readonly string[],
  pending: readonly SeatNumber[],
): Headline {
  const event = toldIn(events).findLast(({ kind }) => told.has(kind));
  if (event?.kind === 'fired_up') {
    const { seat, spaces, dragons } = event.details;
    const team = dragons.map(({ card }) => cards.dragon(card)?.name ?? card);
    return { large: words.moves(names[seat] ?? '', spaces), small: listed(team) };
  }
  if (event?.kind === 'revealed') {
    return { large: words.racing(names[event.details.seat] ?? ''), small: '' };
  }
  return { large: event ? plain(event.words) : standing(view, cards, names, pending), small: '' };
}

function standing(
  view: View,
  cards: Cards,
  names: readonly string[],
  pending: readonly SeatNumber[],
): string {
  if (view.phase === 'finished') return words.over(leaders(view).map((seat) => names[seat] ?? ''));
  if (view.phase === 'choose_character') return words.gathering;
  const racer = racerOf(view, pending);
  if (racer !== undefined) return words.racing(names[racer] ?? '');
  const tile = cards.tile(view.tiles.lower.at(-1) ?? view.tiles.upper.at(-1) ?? '');
  return tile ? words.opened(tile.racetrack.name) : words.starting;
}

function leaders(view: View): SeatNumber[] {
  const best = Math.max(...view.players.map(({ distance }) => distance));
  return view.players.flatMap(({ distance }, seat) => (distance === best ? [seat] : []));
}
