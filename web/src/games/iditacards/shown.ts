// The view as it stands after the events shown so far: a board draws this, so that a sled slides, a card leaves and a
// level rises at the moment it is told. The next position then holds the same, and the rest.

import type { LogEntry, SeatNumber } from '../../protocol';
import { withPlayer } from '../changed';
import type { Cards } from './cards';
import { sizeOf, toldIn, type Counts, type DogView, type PlayerView, type View } from './view';

interface Details {
  readonly seat: SeatNumber;
  readonly card: string;
  readonly cards: readonly string[];
  readonly count: number;
  readonly dog: string;
  readonly risks: number;
  readonly from: number;
  readonly to: number;
  readonly leg: number;
  readonly hypothermia: number;
  readonly starvation: number;
  readonly points: number;
  readonly weather: string;
  readonly round: number;
}

export function shown(view: View, events: readonly LogEntry[], cards: Cards, me: SeatNumber | null): View {
  return events.reduce((before, event) => after(before, event, cards, me), view);
}

function after(view: View, { kind, details }: LogEntry, cards: Cards, me: SeatNumber | null): View {
  const told = details as unknown as Details;
  const { seat, card } = told;
  const change = (changed: (player: PlayerView) => Partial<PlayerView>): View =>
    withPlayer(view, seat, changed);
  const stands = (square: number): View => placed(view, seat, square, cards);
  switch (kind) {
    case 'turn_began':
      return { ...view, current: seat, round: told.round, ask: { ...view.ask, card: null } };
    case 'played':
      return inTheAir(
        change((player) => handLoses(player, [card])),
        card,
      );
    case 'revealed':
      return inTheAir(
        change((player) => deckLoses(player, [card])),
        card,
      );
    case 'paid_energy':
      return change((player) => ({ ...handLoses(player, [card]), discard: plus(player.discard, [card]) }));
    case 'paid_health':
      return change((player) => ({
        ...deckLoses(player, told.cards),
        discard: plus(player.discard, told.cards),
      }));
    case 'risked':
      return inTheAir(
        change(({ stack }) => ({ stack: [...stack, { card, risks: told.risks }] })),
        null,
      );
    case 'risk_paid':
      return change(({ stack }) => ({ stack: [...stack.slice(0, -1), { card, risks: told.risks }] }));
    case 'resolved':
      return inTheAir(
        change(({ stack }) => ({ stack: stack.filter(({ risks }) => risks > 0) })),
        card,
      );
    case 'fizzled':
      return inTheAir(
        change(({ stack, discard }) => ({
          stack: stack.filter((frame) => frame.card !== card),
          discard: plus(discard, [card]),
        })),
        null,
      );
    case 'chain_ended':
      return change(({ resolved, discard }) => ({
        resolved: minus(resolved, told.cards),
        discard: plus(discard, told.cards),
      }));
    case 'drew':
      return change((player) => ({
        hand_size: player.hand_size + told.count,
        deck_size: player.deck_size - told.count,
        ...(seat === me && player.hand ? { hand: plus(player.hand, told.cards) } : {}),
      }));
    case 'looked_at':
      return change(({ deck_size }) => ({ deck_size: deck_size - told.count }));
    case 'drew_looked_at':
      return change(({ hand_size, hand }) => ({
        hand_size: hand_size + 1,
        ...(seat === me && hand ? { hand: plus(hand, [card]) } : {}),
      }));
    case 'recovered':
      return change((player) => recovered(player, card, String(told.to) === 'hand'));
    case 'supply_gained':
      return { ...view, supply: plus(view.supply, told.cards) };
    case 'supply_destroyed':
      return { ...view, supply: {} };
    case 'took':
      return {
        ...change(({ discard }) => ({ discard: plus(discard, [card]) })),
        supply: minus(view.supply, [card]),
      };
    case 'dog_arrived':
      return change(({ table }) => ({ table: [...table, { dog: card, attachments: [] }] }));
    case 'attached':
      return change(({ table }) => ({
        table: onDog(table, told.dog, ({ attachments }) => [...attachments, card]),
      }));
    case 'attachment_dropped':
    case 'saved':
      return change(({ table, discard }) => ({
        table: onDog(table, told.dog, ({ attachments }) => without(attachments, card)),
        discard: plus(discard, [card]),
      }));
    case 'dog_died':
      return change(({ table }) => ({ table: withoutDog(table, card) }));
    case 'moved':
      return stands(told.to);
    case 'pushed_back':
      return placed(passed(view, told, cards), seat, told.to, cards);
    case 'died':
      return withPlayer(stands(told.to), seat, () => ({ hypothermia: 0, starvation: 0 }));
    case 'entered_leg':
      return entered(view, told, cards);
    case 'levels':
      return change(() => ({ hypothermia: told.hypothermia, starvation: told.starvation }));
    case 'damaged':
      return { ...view, damage: Math.max(0, view.damage - told.points) };
    case 'claimed':
      return change(({ unclaimed_size, discard, unclaimed }) => ({
        unclaimed_size: unclaimed_size - 1,
        discard: plus(discard, [card]),
        ...(unclaimed ? { unclaimed: minus(unclaimed, [card]) } : {}),
      }));
    case 'day_began':
      return inTheAir(change(shuffledTogether), null);
    case 'weather_rolled':
      return { ...view, weather: told.weather };
    case 'finished':
    case 'lost':
    case 'limit_reached':
      return { ...view, phase: 'finished' };
    default:
      return view;
  }
}

function inTheAir(view: View, card: string | null): View {
  return { ...view, ask: { ...view.ask, card } };
}

function placed(view: View, seat: SeatNumber, position: number, cards: Cards): View {
  return withPlayer(view, seat, () => ({ position, leg: cards.legAt(view.board, position) }));
}

/** Somebody is pushed back because the walker enters their square: that is where the walker is now. */
function passed(view: View, { seat, from }: Details, cards: Cards): View {
  const taken = view.players.some(({ position }, other) => other !== seat && position === from);
  return taken || seat === view.current ? view : placed(view, view.current, from, cards);
}

/** Whoever walks into a leg stands on its first square; whoever was pushed into it stands there already. */
function entered(view: View, { seat, leg }: Details, cards: Cards): View {
  const entered = cards.legs(view.board)[leg];
  const position = view.players[seat]?.position ?? 0;
  const inside = !entered || (position >= entered.first && position <= entered.last);
  return inside ? view : placed(view, seat, entered.first, cards);
}

function handLoses({ hand_size, hand }: PlayerView, lost: readonly string[]): Partial<PlayerView> {
  return { hand_size: hand_size - lost.length, ...(hand ? { hand: minus(hand, lost) } : {}) };
}

function deckLoses({ deck_size, deck }: PlayerView, lost: readonly string[]): Partial<PlayerView> {
  return { deck_size: deck_size - lost.length, ...(deck ? { deck: minus(deck, lost) } : {}) };
}

function recovered(player: PlayerView, card: string, toHand: boolean): Partial<PlayerView> {
  return {
    discard: minus(player.discard, [card]),
    hand_size: player.hand_size + (toHand ? 1 : 0),
    deck_size: player.deck_size + (toHand ? 0 : 1),
    ...(toHand && player.hand ? { hand: plus(player.hand, [card]) } : {}),
  };
}

function shuffledTogether({
  hand_size,
  deck_size,
  discard,
  stack,
  resolved,
  hand,
}: PlayerView): Partial<PlayerView> {
  return {
    hand_size: 0,
    deck_size: hand_size + deck_size + sizeOf(discard) + sizeOf(resolved) + stack.length,
    discard: {},
    stack: [],
    resolved: {},
    ...(hand ? { hand: {} } : {}),
  };
}

function onDog(
  table: readonly DogView[],
  dog: string,
  attachments: (view: DogView) => readonly string[],
): DogView[] {
  const at = table.findIndex((view) => view.dog === dog);
  return table.map((view, index) => (index === at ? { ...view, attachments: attachments(view) } : view));
}

function withoutDog(table: readonly DogView[], dog: string): DogView[] {
  const at = table.findIndex((view) => view.dog === dog);
  return table.filter((_, index) => index !== at);
}

function without(list: readonly string[], gone: string): string[] {
  const at = list.indexOf(gone);
  return list.filter((_, index) => index !== at);
}

function plus(counts: Counts, gained: readonly string[]): Counts {
  return gained.reduce<Counts>((sum, id) => ({ ...sum, [id]: (sum[id] ?? 0) + 1 }), counts);
}

function minus(counts: Counts, lost: readonly string[]): Counts {
  const left = lost.reduce<Counts>((sum, id) => ({ ...sum, [id]: (sum[id] ?? 0) - 1 }), counts);
  return Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0));
}

const perSquare = 90;
const longestWalk = 900;

/** How long a sled slides, in milliseconds at speed 1. */
export function walkTime(squares: number): number {
  return Math.min(longestWalk, perSquare * Math.abs(squares));
}

const lengths: Readonly<Record<string, number>> = {
  started: 60,
  turn_began: 80,
  played: 300,
  revealed: 400,
  paid_energy: 160,
  paid_health: 220,
  broken: 300,
  fizzled: 260,
  risked: 260,
  risk_paid: 200,
  resolved: 200,
  chain_ended: 200,
  cancelled: 300,
  drew: 160,
  shuffled: 0,
  supply_gained: 260,
  took: 220,
  dog_arrived: 260,
  attached: 260,
  attachment_declined: 260,
  dog_died: 300,
  pushed_back: 360,
  entered_leg: 240,
  levels: 200,
  died: 700,
  damaged: 200,
  claimed: 300,
  day_called: 200,
  day_began: 160,
  weather_rolled: 600,
  finished: 300,
  lost: 300,
};

/** How long an event is shown, in milliseconds; 0: together with the next. */
export function beat(event: LogEntry): number {
  const [told] = toldIn([event]);
  if (told?.kind === 'moved') return walkTime(told.details.to - told.details.from);
  return lengths[event.kind] ?? 120;
}

/** That a deck is shuffled after somebody has searched it goes without saying. */
export function told({ kind }: LogEntry): boolean {
  return kind !== 'shuffled';
}
