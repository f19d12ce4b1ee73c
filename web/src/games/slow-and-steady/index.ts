// Slow and Steady as the game screen knows it.

import './world';
import type { Choice, Position, SeatNumber } from '../../protocol';
import type { Pack } from '../../state/pack';
import { phone } from '../../ui/screen';
import type { Confirmation, Confirmed, Explained, SeatSummary, TeamResult } from '../board';
import { cardsOf, sideId } from './cards';
import { answersOf, moveOf, previewOf } from './plan';
import { planner, questionOf } from './planner.svelte';
import { viewOf, type View } from './view';
import { meanings, placeWords, verbOf, words } from './words';

export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Dock } from './Dock.svelte';
export { default as Finale } from './Finale.svelte';
export { default as Reference } from './PlanPanel.svelte';
export { default as SeatZones } from './SeatZones.svelte';
export { beat, sound, told, turnNotes } from './telling';

export const shortTitle = words.shortTitle;
export const referenceTitle = words.plan;

export function seatSummary(position: Position, seat: SeatNumber): SeatSummary {
  const view = viewOf(position);
  const player = view.players[seat];
  const drafting = view.phase === 'draft';
  return {
    note: words.summary([turnNote(view, seat), ...(view.lead === seat ? [words.lead] : [])].filter(Boolean)),
    number: String((drafting ? player?.offer_size : player?.hand_size) ?? 0),
    unit: drafting ? words.offered : words.inHand,
    verb: verbOf(view.decision),
  };
}

function turnNote({ order, turn, phase }: View, seat: SeatNumber): string {
  if (phase === 'draft' || phase === 'finished') return '';
  const place = order.indexOf(seat);
  if (place < turn) return words.played;
  if (place === turn) return words.playsNow;
  return place === turn + 1 ? words.playsNext : words.playsLater;
}

/** The words on a card that leave a question. */
export function explained(pack: Pack, id: string): readonly Explained[] {
  const verbs = cardsOf(pack).printed(id)?.verbs ?? [];
  return [...new Set(verbs)].flatMap((verb) => {
    const [name, text] = meanings[verb] ?? [];
    return name !== undefined && text !== undefined ? [{ name, text }] : [];
  });
}

export function status(position: Position): readonly string[] {
  const view = viewOf(position);
  if (view.phase === 'draft') {
    return [phone.current ? words.draftShort(view.draft_step) : words.draftStep(view.draft_step)];
  }
  if (view.phase === 'finished') return [words.over];
  return [phone.current ? words.roundNumber(view.round) : words.round(view.round)];
}

/** A move is confirmed as part of the plan. */
export function confirmation(choice: Choice, board: Confirmed): Confirmation | null {
  const { position, pack, me, selection, planning } = board;
  const view = viewOf(position);
  const move = moveOf(choice);
  if (!view.planning_aid || !planning || !move) return null;
  const cards = cardsOf(pack);
  const name = cards.side(move.card, 'resource')?.name ?? move.card;
  const at = planning.plan.plays.findIndex(({ seat, card }) => seat === me && card === move.card);
  const preview = previewOf(planning.plan);
  const answers = answersOf(at, preview).flatMap(
    (answer) =>
      preview?.asked
        .find(({ play, action }) => play === at && action === answer)
        ?.options.find(({ action }) => action === answer)?.label ?? [],
  );
  return {
    headline: words.playIt(name, placeWords(move.place, view, cards)),
    text: [...answers.map((label) => words.thenAnswer(label)), words.stillMove].join(' '),
    label: words.playAsPlanned,
    cancel: {
      label: words.clearPlan,
      press: () => {
        planner.declined = questionOf(board);
        selection.clear();
        planning.set([]);
      },
    },
  };
}

export function teamResult(position: Position): TeamResult {
  const { result } = viewOf(position);
  if (!result) return { title: null, sentence: '' };
  if (result.won) return { title: result.title, sentence: words.teamWon(result.score) };
  const sentence = result.ended_by === 'limit' ? words.teamLimit : words.teamLost(result.round);
  return { title: null, sentence };
}

/** Cards for banners: what the team played at last, or else some of both sides. */
export function showcase(pack: Pack, finished: { position: Position } | null): readonly string[] {
  const cards = cardsOf(pack);
  const special = cards.all().filter((id) => cards.side(id, 'resource')?.basic === false);
  if (!finished) {
    const [first = '', second = '', third = '', fourth = ''] = special;
    return [first, sideId(third, 'challenge'), second, sideId(fourth, 'challenge')].filter(Boolean);
  }
  const played = viewOf(finished.position).players.flatMap(({ discard }) => discard.slice(-1));
  return played.length > 0 ? played : special;
}
