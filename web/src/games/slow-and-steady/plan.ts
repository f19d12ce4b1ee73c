// The shared plan: what everybody thinks of playing, and what would come of it. Pure; planner.svelte.ts holds what a
// player is about to plan.

import type { Choice, PlannedPlay, SeatNumber, Target } from '../../protocol';
import type { Plan, Wish } from '../board';
import type { Cards } from './cards';
import {
  columnOf,
  slotOf,
  unopposed,
  type BoardView,
  type PieceView,
  type Place,
  type Projection,
  type View,
} from './view';

/** What an effect will ask, what was taken for it, and what else could be answered. */
export interface Asked {
  readonly play: number;
  readonly action: string;
  readonly options: readonly { readonly action: string; readonly label: string }[];
}

export interface Preview extends Projection {
  readonly board: BoardView;
  readonly asked: readonly Asked[];
}

export function previewOf(plan: Plan | null): Preview | null {
  return (plan?.preview ?? null) as Preview | null;
}

/** Whether the plan changes which challenges there are, so that places have other numbers in it. */
export function changesRow(before: BoardView, after: BoardView): boolean {
  const row = ({ columns }: BoardView): string =>
    columns
      .map(({ entries }) => entries.map(({ card, copy }) => `${card}${copy ? '*' : ''}`).join('+'))
      .join(' ');
  return row(before) !== row(after);
}

/** The thought that a piece of the preview comes from; undefined: it is really there. */
export function thoughtOf(
  piece: PieceView,
  view: Pick<View, 'pieces'>,
  plays: readonly PlannedPlay[],
): PlannedPlay | undefined {
  if (piece.number <= view.pieces.length) return undefined;
  return plays.find(({ seat, card }) => seat === piece.owner && card === piece.card);
}

/** What one seat plans for another's card or its own. */
export function plannedFor(plays: readonly PlannedPlay[], seat: SeatNumber): PlannedPlay[] {
  return plays.filter((play) => play.seat === seat);
}

/** Whose cards can still be planned. */
export function canPlan(view: View): SeatNumber[] {
  const asked = view.decision === null || view.decision === 'play' || view.decision === 'extra';
  const begun = view.phase === 'play' && !asked; // the card of the player in turn is on the table already
  return view.order.slice(view.turn + (begun ? 1 : 0));
}

/** The plays of `by` once this one is among them. It takes the place of another of the same hand, unless one of them
    lets its player go on, and of another in the same slot, unless it joins. */
export function withPlay(plays: readonly PlannedPlay[], by: SeatNumber, play: Wish, cards: Cards): Wish[] {
  const own = plays.filter((each) => each.by === by).map(withoutAuthor);
  const shares = play.place === unopposed || cards.side(play.card, 'resource')?.verbs.includes('join');
  const others = own.filter(({ seat, place }) => seat !== play.seat && (shares || place !== play.place));
  const same = own.filter(({ seat, card }) => seat === play.seat && card !== play.card);
  const more = same.filter(({ card }) => cards.side(card, 'resource')?.verbs.includes('extra'));
  return [...others, ...(more.length > 0 ? same.slice(0, more.length) : []), play];
}

/** The plays of `by` with another answer to what a play of theirs will ask. */
export function withAnswer(
  { plays, preview }: { readonly plays: readonly PlannedPlay[]; readonly preview: Preview },
  by: SeatNumber,
  asked: Asked,
  action: string,
): Wish[] {
  const answers = preview.asked
    .filter(({ play }) => play === asked.play)
    .map((each) => (each === asked ? action : each.action));
  const changed = plays[asked.play];
  const own = plays.filter((each) => each.by === by && each !== changed).map(withoutAuthor);
  return changed ? [...own, { ...withoutAuthor(changed), answers }] : own;
}

/** The answers that a play would give, also those nobody has chosen. */
export function answersOf(play: number, preview: Preview | null): string[] {
  return (preview?.asked ?? []).filter((asked) => asked.play === play).map(({ action }) => action);
}

function withoutAuthor({ seat, card, place, answers }: PlannedPlay): Wish {
  return { seat, card, place, answers };
}

export function handTarget(hand: readonly string[], seat: SeatNumber, card: string): Target {
  return { zone: 'hand', seat, index: hand.indexOf(card), id: card };
}

export function placeTarget(place: Place, { columns }: BoardView): Target {
  const index = columnOf(place);
  if (index < 0) return { zone: 'unopposed' };
  return { zone: 'column', index, id: columns[index]?.entries[0]?.card ?? null };
}

/** Plans as choices, so that they are made like moves: point at a card, then at a place. */
export function planChoices(
  view: View,
  board: BoardView,
  plays: readonly PlannedPlay[],
  seats: readonly SeatNumber[],
  cards: Cards,
): Choice[] {
  return seats.flatMap((seat) => {
    const hand = view.players[seat]?.hand ?? [];
    return [...new Set(hand)].flatMap((card) =>
      [...openTo(card, seat, view, board, plays, cards), unopposed].map((place) => ({
        action: `plan ${seat} ${card} ${place}`,
        label: '',
        words: [],
        targets: [handTarget(hand, seat, card), placeTarget(place, board)],
      })),
    );
  });
}

/** The slots that nobody else takes or means to take; the server has the last word. */
function openTo(
  card: string,
  seat: SeatNumber,
  view: View,
  board: BoardView,
  plays: readonly PlannedPlay[],
  cards: Cards,
): Place[] {
  const joins = cards.side(card, 'resource')?.verbs.includes('join') ?? false;
  return board.columns.flatMap((_, at) => {
    const taken = board.pieces.some(
      (piece) =>
        piece.place === slotOf(at) && !(thoughtOf(piece, view, plays) !== undefined && piece.owner === seat),
    );
    return joins || !taken ? [slotOf(at)] : [];
  });
}

/** The play that such a choice means. */
export function playOf({ action }: Choice): Wish | null {
  const [verb, seat, card, place] = action.split(' ');
  return verb === 'plan' && card !== undefined && place !== undefined
    ? { seat: Number(seat), card, place, answers: [] }
    : null;
}

/** The card and the place of a real move. */
export function moveOf({ action }: Choice): { card: string; place: Place } | null {
  const [verb, card, place] = action.split(' ');
  return verb === 'play' && card !== undefined && place !== undefined ? { card, place } : null;
}
