// Who stands on the runway with what: before the declarations face down, afterwards turned up with totals.

import type { SeatNumber } from '../../protocol';
import { categories, type Cards, type Category } from './cards';
import type { Contest, Showing } from './contests';
import { slots, turnOrder, wornIn, type View } from './view';

export type Standing = 'no-look' | 'waits' | 'deciding' | 'declared' | 'up' | 'down';

export interface Walker {
  readonly seat: SeatNumber;
  readonly standing: Standing;
  readonly slots: readonly { readonly category: Category; readonly card: string | null }[];
  /** Null: not shown. */
  readonly total: number | null;
  readonly doubled: readonly Category[];
  readonly bonus: number;
  readonly tied: boolean;
  readonly wins: boolean;
}

/** Everybody in turn order, those without a Look last. */
export function walkers(view: View, contest: Contest | null, cards: Cards, me: SeatNumber | null): Walker[] {
  const absent = ({ standing }: Walker): number => (standing === 'no-look' ? 1 : 0);
  return turnOrder(view)
    .map((seat) => walker(view, contest, seat, cards, me))
    .toSorted((a, b) => absent(a) - absent(b));
}

function walker(
  view: View,
  contest: Contest | null,
  seat: SeatNumber,
  cards: Cards,
  me: SeatNumber | null,
): Walker {
  if (!contest) return waiting(view, seat, me);
  const showing = contest.showings.find((one) => one.seat === seat);
  if (!showing) return { ...waiting(view, seat, me), standing: 'no-look' };
  return {
    seat,
    standing: showing.up ? 'up' : 'down',
    slots: showing.up ? shownSlots(showing, cards) : slots(view.players[seat]?.look ?? empty),
    total: showing.up ? showing.total : null,
    doubled: showing.doubled,
    bonus: showing.bonus,
    tied: contest.tied.includes(seat),
    wins: contest.winner === seat,
  };
}

const empty = { Hair: null, Outfit: null, Heels: null, Makeup: null, Accessories: null };

function shownSlots({ cards: open }: Showing, cards: Cards): Walker['slots'] {
  return categories.map((category) => ({
    category,
    card: open.find((id) => cards.garment(id)?.category === category) ?? null,
  }));
}

function waiting(view: View, seat: SeatNumber, me: SeatNumber | null): Walker {
  const player = view.players[seat];
  const look = player?.look ?? empty;
  return {
    seat,
    standing: standingOf(view, seat, me),
    slots: slots(look),
    total: wornIn(look) > 0 ? (player?.look_total ?? null) : null,
    doubled: player?.doubled ?? [],
    bonus: player?.bonus ?? 0,
    tied: view.tied.includes(seat),
    wins: false,
  };
}

function standingOf(view: View, seat: SeatNumber, me: SeatNumber | null): Standing {
  const player = view.players[seat];
  if (!player) return 'no-look';
  if (view.phase === 'last-minute') return view.pending.includes(seat) ? 'deciding' : 'waits';
  if (wornIn(player.look) === 0) return 'no-look';
  if (view.phase === 'verdict') return view.up.includes(seat) ? 'up' : 'down';
  if (!player.declared) return 'deciding';
  if (seat !== me) return 'declared';
  return view.up.includes(seat) ? 'up' : 'down';
}
