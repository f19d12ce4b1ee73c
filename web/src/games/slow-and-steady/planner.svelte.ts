// What a viewer is about to plan: one's own next card while others move, or a card of somebody else. The board, the
// dock and the seats point into the same plan, so it is kept here.

import { untrack } from 'svelte';
import { Selection } from '../../game/selection.svelte';
import type { Choice, SeatNumber } from '../../protocol';
import type { BoardProps } from '../board';
import { cardsOf } from './cards';
import { answersOf, canPlan, handTarget, moveOf, planChoices, playOf, previewOf, withPlay } from './plan';
import { isRound, viewOf } from './view';

interface Played {
  readonly card: string;
  readonly answers: readonly string[];
}

class Planner {
  readonly selection = new Selection();
  /** The decision for which the viewer does not want to hear of the plan. */
  declined = $state<string | null>(null);
  /** The viewer's own planned card: its answers are still wanted once it is on the table. */
  own: Played | null = null;

  /** Whether a card has been picked that is only thought of. */
  get picking(): boolean {
    return !this.selection.empty;
  }

  /** Begins with somebody's card, or leaves it again. */
  pick(hand: readonly string[], seat: SeatNumber, card: string): void {
    const target = handTarget(hand, seat, card);
    const chosen = this.selection.state(target) === 'chosen';
    this.selection.clear();
    if (!chosen) this.selection.point(target);
  }
}

export const planner = new Planner();

/** Whether this viewer can plan at this moment. */
export function plans({ position, me, events, planning }: BoardProps): boolean {
  const view = viewOf(position);
  return planning !== undefined && me !== null && view.planning_aid && isRound(view) && events.length === 0;
}

/** What a choice made on the board leads to: plans are set, and where there are plans, a card that is dropped on its
    place is first only planned. */
export function act(choice: Choice, props: BoardProps): void {
  if (playOf(choice)) return setPlan(choice, props);
  if (!plans(props) || !moveOf(choice)) return props.choose(choice);
  props.selection.clear();
  for (const target of choice.targets) props.selection.point(target);
}

/** The question a position asks its viewer. */
export function questionOf({ position }: Pick<BoardProps, 'position'>): string {
  return `${position.number}/${position.ply}/${position.decision ?? ''}`;
}

/** Keeps the plan and the selections of a board in step; to be called once, by the board. */
export function followPlan(board: () => BoardProps): void {
  const props = $derived(board());
  const active = $derived(plans(props));

  // What can be planned: one's own cards while they cannot be played, and everybody else's.
  $effect(() => {
    const { position, pack, me, planning } = props;
    const view = viewOf(position);
    const shown = previewOf(planning?.plan ?? null)?.board ?? view;
    const moving = position.choices.some((choice) => moveOf(choice) !== null);
    const seats = canPlan(view).filter((seat) => !(moving && seat === me));
    const choices = active ? planChoices(view, shown, planning?.plan.plays ?? [], seats, cardsOf(pack)) : [];
    untrack(() => {
      planner.selection.ask({ ...position, choices, blocked: [] });
      if (!planner.selection.touched) planner.selection.clear(); // a plan never begins by itself
    });
  });

  // A card and a place: that is a plan.
  $effect(() => {
    const [choice, another] = planner.selection.ready;
    if (choice && !another && planner.selection.touched) untrack(() => setPlan(choice, props));
  });

  // A move that is about to be confirmed is a plan, too, and leaves other thoughts behind.
  $effect(() => {
    const { selection, me } = props;
    const [choice, another] = selection.ready;
    const move = choice && !another && selection.touched ? moveOf(choice) : null;
    untrack(() => {
      if (!selection.empty) planner.selection.clear();
      if (!active || !move || me === null) return;
      const plays = props.planning?.plan.plays ?? [];
      const known = plays.some(
        ({ seat, card, place }) => seat === me && card === move.card && place === move.place,
      );
      const own = withPlay(plays, me, { seat: me, ...move, answers: [] }, cardsOf(props.pack));
      if (!known) props.planning?.set(own, 'unasked');
    });
  });

  // Whoever is asked finds their plan selected already.
  $effect(() => {
    const { position, selection, planning, me } = props;
    if (position.choices.length === 0 || planner.declined === questionOf(props)) return;
    const view = viewOf(position);
    const plays = planning?.plan.plays ?? [];
    const at = plays.findIndex(({ seat }) => seat === me);
    const mine = plays[at];
    if (mine) planner.own = { card: mine.card, answers: answersOf(at, previewOf(planning?.plan ?? null)) };
    untrack(() => {
      if (selection.touched || !active) return;
      const planned = position.choices.find((choice) => {
        const move = moveOf(choice);
        return move !== null && move.card === mine?.card && move.place === mine.place;
      });
      const onTable = view.pieces.some(({ owner, card }) => owner === me && card === planner.own?.card);
      const asked = onTable && view.effect?.seat === me;
      const wanted = planned ?? (asked ? answered(position.choices) : undefined);
      if (!wanted) return;
      selection.clear();
      for (const target of wanted.targets) selection.point(target);
    });
  });
}

/** The next answer that was planned for the card on the table, as far as it can be given. */
function answered(choices: readonly Choice[]): Choice | undefined {
  const answers = planner.own?.answers ?? [];
  const at = answers.findIndex((answer) => choices.some(({ action }) => action === answer));
  if (!planner.own || at < 0) return undefined;
  const answer = answers[at];
  planner.own = { ...planner.own, answers: answers.slice(at + 1) };
  return choices.find(({ action }) => action === answer);
}

function setPlan(choice: Choice, { pack, me, planning }: BoardProps): void {
  planner.selection.clear();
  const play = playOf(choice);
  if (play && me !== null) planning?.set(withPlay(planning.plan.plays, me, play, cardsOf(pack)));
}
