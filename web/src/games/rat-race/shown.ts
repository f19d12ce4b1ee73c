// The view as it stands after the events shown so far: a board draws this, so that a Councilor steps, a field
// riots and a card arrives at the moment it is told. The next position then holds the same, and the rest.

import type { LogEntry, SeatNumber } from '../../protocol';
import { withPlayer } from '../changed';
import type { CouncilorId } from './cards';
import type { CouncilorView, Place, PlayerView, View } from './view';

interface Details {
  readonly seat: SeatNumber;
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly count: number;
  readonly councilor: CouncilorId;
  readonly from: string;
  readonly to: string;
  readonly other: SeatNumber;
  readonly place: Place;
  readonly turn: number;
}

export function shown(view: View, events: readonly LogEntry[], me: SeatNumber | null): View {
  return events.reduce((before, event) => after(before, event, me), view);
}

function after(view: View, { kind, details }: LogEntry, me: SeatNumber | null): View {
  const told = details as unknown as Details;
  const { seat, card } = told;
  switch (kind) {
    case 'turn_began':
      return { ...view, active: seat, turn: told.turn };
    case 'played':
      return withPlayer(view, seat, (player) => lostFromHand(player, card));
    case 'drew':
    case 'kept':
    case 'recovered':
      return withPlayer(
        kind === 'drew' ? { ...view, pile_size: Math.max(0, view.pile_size - 1) } : view,
        seat,
        (player) => gainedInHand(player, seat === me || kind === 'recovered' ? card : undefined),
      );
    case 'banked':
      return withPlayer(view, seat, (player) => banked(lostFromHand(player, card), card));
    case 'given':
      return withPlayer(view, told.other, (player) => banked(player, card));
    case 'stolen':
      return withPlayer(
        withPlayer(view, told.other, (player) => lostFromHand(player, card)),
        seat,
        (player) => gainedInHand(player, card),
      );
    case 'unbanked':
      return withPlayer(view, seat, (player) => gainedInHand(unbanked(player, card), card));
    case 'reshuffled':
      return { ...view, pile_size: view.discard.length, discard: [] };
    case 'discarded':
      return {
        ...withPlayer(view, seat, (player) => lostFromHand(player, card)),
        discard: card === undefined ? view.discard : [...view.discard, card],
      };
    case 'exposed':
      return withPlayer(view, seat, (player) => exposed(player, card ?? ''));
    case 'placed':
    case 'issue_dealt':
      return onCouncilor(view, told.councilor, ({ row }) => ({ row: [...row, card ?? ''] }));
    case 'issue_moved':
      return onCouncilor(
        onCouncilor(view, told.from, ({ row }) => ({ row: without(row, card ?? '') })),
        told.to,
        ({ row }) => ({ row: [...row, card ?? ''] }),
      );
    case 'issue_dropped':
      return onCouncilor(view, told.from, ({ row }) => ({ row: without(row, card ?? '') }));
    case 'moved':
      return onCouncilor(view, told.councilor, () => ({ place: told.to }));
    case 'riot_began':
    case 'riot_ended':
      return {
        ...view,
        fields: view.fields.map((field) =>
          field.place === told.place ? { ...field, riot: kind === 'riot_began' } : field,
        ),
      };
    case 'crowned':
      return { ...view, phase: 'finished', monarch: told.councilor };
    case 'bank_shown':
      return withPlayer(view, seat, () => ({ bank_up: told.cards ?? [], bank_down: [], bank_unknown: 0 }));
    default:
      return view;
  }
}

function onCouncilor(
  view: View,
  id: string,
  change: (councilor: CouncilorView) => Partial<CouncilorView>,
): View {
  return {
    ...view,
    councilors: view.councilors.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
  };
}

function lostFromHand(player: PlayerView, card: string | undefined): PlayerView {
  const seen = card !== undefined && player.hand.includes(card);
  return {
    ...player,
    hand_size: player.hand_size - 1,
    hand: seen ? without(player.hand, card) : player.hand,
    hand_unknown: seen ? player.hand_unknown : Math.max(0, player.hand_unknown - 1),
  };
}

function gainedInHand(player: PlayerView, card: string | undefined): PlayerView {
  return {
    ...player,
    hand_size: player.hand_size + 1,
    hand: card === undefined ? player.hand : [...player.hand, card],
    hand_unknown: player.hand_unknown + (card === undefined ? 1 : 0),
  };
}

function banked(player: PlayerView, card: string | undefined): PlayerView {
  return {
    ...player,
    bank_size: player.bank_size + 1,
    bank_down: card === undefined ? player.bank_down : [...player.bank_down, card],
    bank_unknown: player.bank_unknown + (card === undefined ? 1 : 0),
  };
}

function unbanked(player: PlayerView, card: string | undefined): PlayerView {
  const zone = (['bank_up', 'bank_down'] as const).find(
    (name) => card !== undefined && player[name].includes(card),
  );
  return {
    ...player,
    bank_size: player.bank_size - 1,
    ...(zone
      ? { [zone]: without(player[zone], card ?? '') }
      : { bank_unknown: Math.max(0, player.bank_unknown - 1) }),
  };
}

function exposed(player: PlayerView, card: string): PlayerView {
  const known = player.bank_down.includes(card);
  return {
    ...player,
    bank_up: [...player.bank_up, card],
    bank_down: known ? without(player.bank_down, card) : player.bank_down,
    bank_unknown: known ? player.bank_unknown : Math.max(0, player.bank_unknown - 1),
  };
}

function without(list: readonly string[], gone: string): string[] {
  const at = list.indexOf(gone);
  return list.filter((_, index) => index !== at);
}

const lengths: Readonly<Record<string, number>> = {
  committed: 0,
  stopped: 0,
  turn_began: 60,
  drew: 160,
  banked: 220,
  given: 220,
  played: 260,
  placed: 260,
  issue_dealt: 260,
  issue_moved: 260,
  exposed: 300,
  moved: 240,
  riot_began: 300,
  riot_ended: 220,
  crowned: 300,
  bank_shown: 300,
};

/** How long an event is shown, in milliseconds; 0: together with the next. */
export function beat({ kind }: LogEntry): number {
  return lengths[kind] ?? 120;
}

/** That somebody has decided goes without saying. */
export function told({ kind }: LogEntry): boolean {
  return kind !== 'committed' && kind !== 'stopped';
}
