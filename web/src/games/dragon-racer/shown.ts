// The view as it stands after the events shown so far: a board draws this, so that a token walks, a tile
// turns and a card arrives at the moment it is told. The next position then holds the same, and the rest.

import type { LogEntry, SeatNumber } from '../../protocol';
import { withPlayer } from '../changed';
import type { Cards } from './cards';
import type { PlayerView, View } from './view';

interface Details {
  readonly seat: SeatNumber;
  readonly card: string;
  readonly cards: readonly string[];
  readonly count: number;
  readonly character: string;
  readonly place: number;
  readonly spaces: number;
  readonly tile: string;
  readonly turn: number;
  readonly in: string;
  readonly out: string;
  readonly target: { readonly seat: SeatNumber; readonly slot: number };
}

export function shown(view: View, events: readonly LogEntry[], cards: Cards, me: SeatNumber | null): View {
  return events.reduce((before, event) => after(before, event, cards, me), view);
}

function after(view: View, { kind, details }: LogEntry, cards: Cards, me: SeatNumber | null): View {
  const told = details as unknown as Details;
  const change = (changed: (player: PlayerView) => Partial<PlayerView>): View =>
    withPlayer(view, told.seat, changed);
  const own = told.seat === me;
  switch (kind) {
    case 'character_taken':
      return change(() => ({ character: told.character }));
    case 'trophy_given':
      return change(() => ({ trophy: told.place }));
    case 'team_dealt':
      return change(() => ({ team: told.cards }));
    case 'tile_turned':
      return { ...view, tiles: turnedUp(view, told.tile) };
    case 'hand_dealt': {
      const dealt = change(() => ({
        hand_size: told.count,
        collected_size: 0,
        ...(own ? { collected: [] } : {}),
      }));
      return own ? { ...dealt, hand: told.cards, phase: 'draft' } : { ...dealt, phase: 'draft' };
    }
    case 'committed':
      return change(() => ({ committed: true }));
    case 'taken': {
      const taken = change(({ collected_size, hand_size, collected }) => ({
        collected_size: collected_size + 1,
        hand_size: hand_size - 1,
        ...(own && collected ? { collected: [...collected, told.card] } : {}),
      }));
      return own ? { ...taken, hand: without(view.hand ?? [], told.card) } : taken;
    }
    case 'hands_passed':
      return {
        ...view,
        players: view.players.map((player) => ({ ...player, committed: false })),
        ...(view.hand ? { hand: [], commit: null } : {}),
      };
    case 'revealed':
      return {
        ...change(() => ({
          revealed: true,
          collected: told.cards,
          racetracks: racetrackCounts([...told.cards, ...(view.players[told.seat]?.team ?? [])], cards),
        })),
        phase: 'attack',
        hand: [],
      };
    case 'attacked':
      return change(({ attacks, collected }) => ({
        attacks: [...attacks, { card: collected?.indexOf(told.card) ?? 0, ...told.target }],
      }));
    case 'fired_up':
    case 'bonus_moved':
    case 'boosted':
      return change(({ distance, moved }) => ({
        distance: distance + told.spaces,
        moved: moved + told.spaces,
      }));
    case 'swapped':
      return change(({ team, collected }) => ({
        team: replaced(team, told.out, told.in),
        ...(collected ? { collected: replaced(collected, told.in, told.out) } : {}),
      }));
    case 'turn_ended':
      return { ...view, turn: Math.min(view.turns, told.turn + 1) };
    case 'finished':
      return { ...view, phase: 'finished' };
    default:
      return view;
  }
}

function turnedUp({ tiles }: View, tile: string): View['tiles'] {
  return tiles.upper.length < 3
    ? { ...tiles, upper: [...tiles.upper, tile] }
    : { ...tiles, lower: [...tiles.lower, tile] };
}

function without(list: readonly string[], gone: string): string[] {
  const at = list.indexOf(gone);
  return list.filter((_, index) => index !== at);
}

function replaced(list: readonly string[], old: string, fresh: string): string[] {
  const at = list.indexOf(old);
  return list.map((card, index) => (index === at ? fresh : card));
}

export function racetrackCounts(dragons: readonly string[], cards: Cards): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of dragons) {
    const racetrack = cards.dragon(id)?.racetrack.id;
    if (racetrack !== undefined) counts[racetrack] = (counts[racetrack] ?? 0) + 1;
  }
  return counts;
}

const lengths: Readonly<Record<string, number>> = {
  character_taken: 160,
  trophy_given: 60,
  team_dealt: 60,
  tile_turned: 300,
  hand_dealt: 60,
  committed: 0,
  taken: 0,
  hands_passed: 260,
  revealed: 300,
  held: 120,
  attacked: 300,
  fired_up: 300,
  bonus_moved: 220,
  swapped: 300,
  team_kept: 0,
  boosted: 240,
  turn_ended: 200,
  finished: 300,
};

/** How long an event is shown, in milliseconds; 0: together with the next. */
export function beat({ kind }: LogEntry): number {
  return lengths[kind] ?? 120;
}

/** That everybody picks a card unseen goes without saying. */
export function told({ kind, details }: LogEntry): boolean {
  return kind !== 'committed' && (kind !== 'taken' || 'card' in details);
}
