// The view as it stands after the events shown so far: a board draws this, so that a card is worn, bought or taken
// at the moment it is told. The next position then holds the same, and the rest.

import type { LogEntry, SeatNumber } from '../../protocol';
import { withPlayer } from '../changed';
import type { Cards, Category } from './cards';
import { hidden, slots, type PlayerView, type View } from './view';

interface Details {
  readonly seat: SeatNumber;
  readonly seats: readonly SeatNumber[];
  readonly other: SeatNumber;
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly count: number;
  readonly category: Category;
  readonly character: string;
  readonly event: string;
  readonly round: number;
  readonly coins: number;
  readonly price: number;
  readonly bonus: number;
  readonly from: string;
  readonly to: string;
  readonly deed: string;
  readonly up: boolean;
  readonly won?: readonly string[];
}

export function shown(view: View, events: readonly LogEntry[], cards: Cards, me: SeatNumber | null): View {
  return events.reduce((before, event) => after(before, event, cards, me), view);
}

function after(view: View, { kind, details }: LogEntry, cards: Cards, me: SeatNumber | null): View {
  const told = details as unknown as Details;
  const { seat, card } = told;
  switch (kind) {
    case 'first_player':
      return { ...view, first: seat };
    case 'character_taken':
      return withPlayer(view, seat, () => ({ character: told.character }));
    case 'round_began':
      return { ...view, round: told.round, event: eventOf(cards, told.event), up: [], tied: [] };
    case 'turn_began':
      return {
        ...view,
        active: seat,
        phase: view.event?.kind === 'tour' ? 'tour' : 'playing',
        coins: 0,
        activated: [],
      };
    case 'drew':
    case 'kept':
      return withPlayer(view, seat, (player) => ({
        ...gained(player, told.count, told.cards ?? []),
        wardrobe_size: Math.max(0, player.wardrobe_size - (kind === 'drew' ? told.count : 0)),
      }));
    case 'dry_cleaned':
      return withPlayer(view, seat, () => ({ floordrobe: [], wardrobe_size: Number(told.cards) }));
    case 'activated':
      return activated(view, told, card ?? '');
    case 'worn':
      return withPlayer(view, seat, (player) => ({
        ...lost(player, seat === me ? card : undefined),
        look: { ...player.look, [told.category]: card ?? hidden },
      }));
    case 'worn_openly':
      return wornOpenly({ ...view, market: emptied(view.market, card) }, seat, card ?? '', cards);
    case 'replaced':
      return withPlayer(view, seat, (player) => ({ floordrobe: [...player.floordrobe, card ?? ''] }));
    case 'power_used':
      return withPlayer(view, seat, () => ({ power_used: true }));
    case 'reversed':
      return card === undefined ? withPlayer(view, seat, () => ({ power_used: true })) : view;
    case 'dropped':
      return withPlayer(view, seat, (player) => ({
        ...lost(player, card),
        floordrobe: [...player.floordrobe, card ?? ''],
      }));
    case 'trashed':
      return {
        ...withPlayer(view, seat, (player) => gone(player, card ?? '')),
        trash: [...view.trash, card ?? ''],
      };
    case 'returned':
      return returned(view, told, card ?? '', cards);
    case 'lent':
      return withPlayer(
        withPlayer(view, seat, (player) => lost(player, card)),
        told.other,
        (player) => ({ floordrobe: [...player.floordrobe, card ?? ''] }),
      );
    case 'took':
      return took(view, told);
    case 'gained_coins':
      return { ...view, coins: view.coins + told.coins };
    case 'gained_bonus':
      return withPlayer(view, seat, (player) => ({ bonus: player.bonus + told.bonus }));
    case 'doubled':
      return [seat, told.other].reduce(
        (before, who) =>
          withPlayer(before, who, ({ doubled }) => ({ doubled: [...new Set([...doubled, told.category])] })),
        view,
      );
    case 'bought':
    case 'thrifted':
      return {
        ...withPlayer(view, seat, (player) =>
          view.phase === 'tour'
            ? gained(player, 1, [card ?? ''])
            : { floordrobe: [...player.floordrobe, card ?? ''] },
        ),
        coins: view.coins - (kind === 'bought' ? told.price : 0),
        market: emptied(view.market, card),
      };
    case 'untucked':
      return {
        ...withPlayer(view, seat, (player) => ({
          hand: [],
          hand_size: 0,
          hand_unknown: 0,
          floordrobe: [...player.floordrobe, ...view.activated, ...(told.cards ?? [])],
        })),
        activated: [],
        coins: 0,
      };
    case 'declared':
      return withPlayer(view, seat, () => ({ declared: true }));
    case 'showed':
      return showed(view, told, cards);
    case 'tied':
      return { ...view, tied: told.seats };
    case 'won':
      return withPlayer(view, seat, (player) => ({
        won_size: player.won_size + 1,
        won: player.won && [...player.won, told.event],
        prestige: player.prestige === null ? null : player.prestige + cards.prestige([told.event]),
      }));
    case 'event_trashed':
      return { ...view, spent: [...view.spent, told.event] };
    case 'scored':
      return withPlayer(view, seat, () => ({
        won: told.won ?? [],
        prestige: cards.prestige(told.won ?? []),
      }));
    default:
      return view;
  }
}

function eventOf(cards: Cards, id: string): View['event'] {
  const event = cards.event(id);
  return event ? { id, deck: event.deck, kind: event.kind, prestige: event.prestige } : null;
}

/** From the hand, or from wherever an effect has found it; in the Market it stays. */
function activated(view: View, { seat, from, coins }: Details, card: string): View {
  const earned = { ...view, coins: view.coins + coins };
  if (from === 'market') return earned;
  return {
    ...withPlayer(earned, seat, (player) => (from === 'hand' ? lost(player, card) : gone(player, card))),
    activated: [...view.activated, card],
  };
}

function wornOpenly(view: View, seat: SeatNumber, card: string, cards: Cards): View {
  const category = cards.garment(card)?.category;
  if (!category) return view;
  return withPlayer(view, seat, ({ look }) => ({ look: { ...look, [category]: card } }));
}

function returned(view: View, { seat, to }: Details, card: string, cards: Cards): View {
  const picked = withPlayer(view, seat, (player) => gone(player, card));
  if (to === 'look') return wornOpenly(picked, seat, card, cards);
  return withPlayer(picked, seat, (player) =>
    to === 'hand'
      ? gained(player, 1, [card])
      : { wardrobe_size: player.wardrobe_size + 1, wardrobe_top: [card, ...player.wardrobe_top] },
  );
}

/** Cards leave a victim openly: to the taker's Floordrobe, to the victim's own, or out of the match. */
function took(view: View, { seat, other, cards = [], from, deed }: Details): View {
  const robbed = withPlayer(view, other, (player) =>
    cards.reduce((before, card) => (from === 'hand' ? lost(before, card) : gone(before, card)), player),
  );
  if (deed === 'trash') return { ...robbed, trash: [...robbed.trash, ...cards] };
  return withPlayer(robbed, deed === 'borrow' ? seat : other, ({ floordrobe }) => ({
    floordrobe: [...floordrobe, ...cards],
  }));
}

function showed(view: View, { seat, up, cards: open = [] }: Details, cards: Cards): View {
  if (!up) return view;
  const seen = withPlayer(view, seat, ({ look }) => ({
    look: open.reduce((before, card) => {
      const category = cards.garment(card)?.category;
      return category ? { ...before, [category]: card } : before;
    }, look),
  }));
  return { ...seen, up: [...view.up.filter((who) => who !== seat), seat] };
}

function lost(player: PlayerView, card: string | undefined): PlayerView {
  const seen = card !== undefined && player.hand.includes(card);
  return {
    ...player,
    hand_size: Math.max(0, player.hand_size - 1),
    hand: seen ? without(player.hand, card) : player.hand,
    hand_unknown: seen ? player.hand_unknown : Math.max(0, player.hand_unknown - 1),
  };
}

function gained(player: PlayerView, count: number, cards: readonly string[]): PlayerView {
  return {
    ...player,
    hand_size: player.hand_size + count,
    hand: [...player.hand, ...cards],
    hand_unknown: player.hand_unknown + count - cards.length,
  };
}

/** From the Look, the Floordrobe or the hand, wherever it lay. */
function gone(player: PlayerView, card: string): PlayerView {
  const slot = slots(player.look).find((one) => one.card === card);
  if (slot) return { ...player, look: { ...player.look, [slot.category]: null } };
  if (player.floordrobe.includes(card)) return { ...player, floordrobe: without(player.floordrobe, card) };
  return player.hand.includes(card) ? lost(player, card) : player;
}

function emptied(market: View['market'], card: string | undefined): View['market'] {
  const at = market.indexOf(card ?? '');
  return market.map((one, index) => (index === at ? null : one));
}

function without(list: readonly string[], gone: string): string[] {
  const at = list.indexOf(gone);
  return list.filter((_, index) => index !== at);
}

const lengths: Readonly<Record<string, number>> = {
  first_player: 0,
  turn_began: 60,
  drew: 160,
  untucked: 160,
  activated: 240,
  worn: 240,
  replaced: 0, // the new card takes its place
  power_used: 420,
  aimed: 420,
  suffered: 420,
  blocked: 700,
  reversed: 700,
  reversal_began: 420,
  took: 600,
  peeked_hand: 420,
  peeked_look: 420,
  bought: 260,
  thrifted: 260,
  declared: 0, // nothing to see but a mark
  showed: 0, // all at once, with what comes of it
  tied: 900,
  won: 900,
  event_trashed: 600,
  round_began: 900,
};

/** How long an event is shown, in milliseconds; 0: together with the next. */
export function beat({ kind }: LogEntry): number {
  return lengths[kind] ?? 120;
}
