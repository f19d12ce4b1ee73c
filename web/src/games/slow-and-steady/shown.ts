// The view as it stands after the events shown so far: a board draws this, so that a card is played, a challenge
// breaks and hearts come or go at the moment it is told. The next position then holds the same, and the rest: what a
// piece is worth in the end is the server's affair.

import type { LogEntry, SeatNumber } from '../../protocol';
import { withPlayer } from '../changed';
import type { Cards } from './cards';
import {
  columnOf,
  slotOf,
  unopposed,
  type ColumnView,
  type PieceView,
  type Place,
  type PlayerView,
  type View,
} from './view';

interface Details {
  readonly seat: SeatNumber;
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly passed?: string;
  readonly count: number;
  readonly column: number;
  readonly second: number;
  readonly number: number;
  readonly waits: boolean;
  readonly new: string;
  readonly piece: number;
  readonly place: Place;
  readonly round: number;
  readonly lead: SeatNumber;
  readonly success: boolean;
  readonly change: number;
  readonly hearts: number;
}

export function shown(view: View, events: readonly LogEntry[], cards: Cards): View {
  return events.reduce((before, event) => after(before, event, cards), view);
}

/** Whether the round that is on the table has just been resolved: overcome challenges lie face down. */
export function isResolved(events: readonly LogEntry[]): boolean {
  const last = events.findLast(({ kind }) => kind === 'resolved' || kind === 'round_began');
  return last?.kind === 'resolved';
}

function after(view: View, { kind, details }: LogEntry, cards: Cards): View {
  const told = details as unknown as Details;
  const { seat, card, column } = told;
  const change = (changed: (player: PlayerView) => Partial<PlayerView>): View =>
    withPlayer(view, seat, changed);
  const inColumn = (changed: (column: ColumnView) => Partial<ColumnView>): View =>
    withColumn(view, column, changed);
  switch (kind) {
    case 'offered':
      return change(() => ({ offer: told.cards ?? null, offer_size: told.count }));
    case 'drafted':
      return drafted(view, told);
    case 'round_began':
      return roundBegan(view, told);
    case 'drew':
      return change(({ hand, hand_size, deck_size }) => ({
        hand: hand && told.cards ? [...hand, ...told.cards] : hand,
        hand_size: hand_size + told.count,
        deck_size: deck_size - told.count,
      }));
    case 'dealt':
    case 'drew_challenge':
      return {
        ...view,
        columns: [...view.columns, dealt(card ?? '', view.columns.length, cards)],
        challenge_deck_size: view.challenge_deck_size - 1,
      };
    case 'activated':
      return inColumn(({ entries }) => ({
        entries: entries.map((entry) => (entry.card === card ? { ...entry, activated: true } : entry)),
      }));
    case 'power_changed':
      return inColumn(({ power }) => ({ power: Math.max(0, power + told.number) }));
    case 'broke':
      return broke(view, column, told.number);
    case 'merged':
      return merged(view, column, told.second);
    case 'swapped':
      return swapped(view, column, told.second);
    case 'replaced':
      return inColumn(() => {
        const { entries, power, special } = dealt(told.new, column, cards);
        return { entries, power, special };
      });
    case 'silenced':
      return inColumn(({ entries }) => ({
        entries: entries.map((entry) => ({ ...entry, silenced: true })),
      }));
    case 'played':
      return played(view, told, cards);
    case 'moved':
      return {
        ...view,
        pieces: view.pieces.map((piece) =>
          piece.number === told.piece ? { ...piece, place: told.place } : piece,
        ),
      };
    case 'boosted':
      return told.waits ? change(({ boost }) => ({ boost: boost + told.number })) : boosted(view, told);
    case 'resolved':
      return {
        ...view,
        hearts: told.hearts,
        any_loss_defeats: false, // in this round; of the next the position will tell
        history: [...view.history, { success: told.success, change: told.change, hearts: told.hearts }],
      };
    default:
      return view;
  }
}

function dealt(card: string, at: number, cards: Cards): ColumnView {
  const side = cards.side(card, 'challenge');
  const power = side?.power ?? 0;
  const entry = {
    card,
    printed: power,
    variable: side?.variable ?? false,
    copy: false,
    silenced: false,
    activated: false,
  };
  return {
    place: slotOf(at),
    power,
    strength: 0,
    overcome: power === 0,
    special: side?.basic === false,
    entries: [entry],
    pieces: [],
  };
}

function drafted(view: View, { seat, card, passed }: Details): View {
  const kept = withPlayer(view, seat, ({ deck, deck_size }) => ({
    offer: [],
    offer_size: 0,
    deck: deck && card !== undefined ? [...deck, card] : deck,
    deck_size: deck_size + 1,
  }));
  return {
    ...kept,
    challenge_deck: passed === undefined ? kept.challenge_deck : [...kept.challenge_deck, passed],
    challenge_deck_size: kept.challenge_deck_size + 1,
  };
}

function roundBegan(view: View, { round, lead }: Details): View {
  const seats = view.players.length;
  return {
    ...view,
    phase: 'activation',
    round,
    lead,
    order: view.players.map((_, place) => (lead + place) % seats),
    turn: 0,
    columns: [],
    pieces: [],
    ledger: 0,
    guard: 0,
    projection: null,
    players: view.players.map((player) => ({
      ...player,
      hand: player.hand && [],
      hand_size: 0,
      deck_size: player.deck_size + player.hand_size,
      boost: 0,
    })),
  };
}

function played(view: View, { seat, card = '', place }: Details, cards: Cards): View {
  const power = cards.side(card, 'resource')?.power ?? 0;
  const boost = view.players[seat]?.boost ?? 0;
  const piece: PieceView = {
    number: view.pieces.length + 1,
    card,
    kind: 'card',
    owner: seat,
    place,
    power: power + boost,
    fixed: power + boost,
    varying: 0,
    auras: 0,
  };
  const without = withPlayer(view, seat, ({ hand, hand_size }) => ({
    hand: hand && withoutOne(hand, card),
    hand_size: hand_size - 1,
    boost: 0,
  }));
  return { ...without, pieces: [...view.pieces, piece] };
}

function boosted(view: View, { seat, number }: Details): View {
  const first = view.pieces.find(({ owner, kind }) => owner === seat && kind === 'card');
  return {
    ...view,
    pieces: view.pieces.map((piece) =>
      piece === first
        ? { ...piece, power: Math.max(0, piece.power + number), fixed: piece.fixed + number }
        : piece,
    ),
  };
}

function broke(view: View, at: number, amount: number): View {
  const whole = view.columns[at];
  if (!whole) return view;
  const rest = { ...whole, power: Math.max(0, whole.power - amount) };
  const copy = {
    ...whole,
    power: amount,
    strength: 0,
    overcome: amount === 0,
    entries: whole.entries.map((entry) => ({ ...entry, copy: true })),
  };
  return renumbered(
    view,
    [...view.columns.slice(0, at), rest, copy, ...view.columns.slice(at + 1)],
    (slot) => (slot > at ? slot + 1 : slot),
  );
}

function merged(view: View, one: number, other: number): View {
  const [left, right] = [Math.min(one, other), Math.max(one, other)];
  const [a, b] = [view.columns[left], view.columns[right]];
  if (!a || !b) return view;
  const both = {
    ...a,
    power: a.power + b.power,
    strength: a.strength + b.strength,
    entries: [...a.entries, ...b.entries],
  };
  const columns = view.columns.with(left, both).filter((_, at) => at !== right);
  return renumbered(view, columns, (slot) => (slot === right ? left : slot > right ? slot - 1 : slot));
}

function swapped(view: View, one: number, other: number): View {
  const [a, b] = [view.columns[one], view.columns[other]];
  if (!a || !b) return view;
  const taking = (from: ColumnView, into: ColumnView): ColumnView => ({
    ...into,
    entries: from.entries,
    power: from.power,
    special: from.special,
  });
  return { ...view, columns: view.columns.with(one, taking(b, a)).with(other, taking(a, b)) };
}

/** Columns that came or went have moved their neighbours, and the pieces in their slots with them. */
function renumbered(view: View, columns: readonly ColumnView[], now: (slot: number) => number): View {
  return {
    ...view,
    columns: columns.map((column, at) => ({ ...column, place: slotOf(at) })),
    pieces: view.pieces.map((piece) =>
      piece.place === unopposed ? piece : { ...piece, place: slotOf(now(columnOf(piece.place))) },
    ),
  };
}

function withColumn(view: View, at: number, change: (column: ColumnView) => Partial<ColumnView>): View {
  return {
    ...view,
    columns: view.columns.map((column, index) => (index === at ? { ...column, ...change(column) } : column)),
  };
}

function withoutOne(list: readonly string[], gone: string): string[] {
  const at = list.indexOf(gone);
  return list.filter((_, index) => index !== at);
}

const lengths: Readonly<Record<string, number>> = {
  start_player: 200,
  offered: 60,
  drafted: 260,
  round_began: 300,
  drew: 60,
  dealt: 160,
  activated: 300,
  drew_challenge: 300,
  power_changed: 260,
  broke: 420,
  merged: 420,
  swapped: 420,
  replaced: 420,
  silenced: 260,
  played: 420,
  token_placed: 260,
  moved: 300,
  boosted: 220,
  limited: 260,
  resolved: 900,
  ended: 600,
  committed: 0,
  stopped: 0,
};

/** How long an event is shown, in milliseconds; 0: together with the next. */
export function beat({ kind }: LogEntry): number {
  return lengths[kind] ?? 120;
}

/** That somebody has decided goes without saying. */
export function told({ kind }: LogEntry): boolean {
  return kind !== 'committed' && kind !== 'stopped';
}
