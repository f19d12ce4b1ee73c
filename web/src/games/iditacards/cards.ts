// The pack of an Iditacards match, typed: cards, decks, legs, weather, and the words that explain them.

import {
  perPack,
  effectText,
  effectWords,
  type Card as PackCard,
  type Pack,
  type Row,
} from '../../state/pack';
import { sentence } from '../../protocol/sentence';
import { helpFor } from './keywords';
import type { View } from './view';

export const cardTypes = [
  'dog',
  'attachment',
  'food',
  'personal',
  'sled',
  'utility',
  'movement',
  'damage',
] as const;
export type CardType = (typeof cardTypes)[number];

/** A number, or the whole rest of the hand. */
export type Energy = number | 'all';

export interface Costs {
  readonly energy: Energy;
  readonly health: number;
  readonly risk: number;
}

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  readonly subtype: string;
  readonly fake: boolean;
  readonly deck: string;
  readonly printed: Costs;
  /** How many attachments a dog can hold. */
  readonly holds: number;
  readonly text: string;
  /** The words of the vocabulary that it uses, by their ids. */
  readonly help: readonly string[];
}

export interface Deck {
  readonly id: string;
  readonly name: string;
}

export interface Leg {
  readonly id: string;
  readonly name: string;
  readonly first: number;
  readonly last: number;
  readonly hypothermia: number;
  readonly starvation: number;
  readonly checkpoint: number | null;
  readonly text: string;
}

export interface Weather {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** The same without saying whom it meets. */
  readonly effect: string;
}

/** A word of the vocabulary. */
export interface Help {
  readonly name: string;
  readonly text: string;
}

export class Cards {
  readonly upgrades: readonly Deck[];
  private readonly cards = new Map<string, Card>();
  private readonly order = new Map<string, number>();
  private readonly boards: Readonly<Record<View['board'], readonly Leg[]>>;
  private readonly weathers = new Map<string, Weather>();

  constructor(private readonly pack: Pack) {
    const rows = new Map(pack.table('cards').map((row) => [row['name'], row]));
    for (const card of pack.all()) {
      const row = rows.get(card.words.name);
      if (row === undefined) continue;
      this.order.set(card.id, this.order.size);
      this.cards.set(card.id, cardFrom(card, row));
    }
    for (const card of pack.all()) {
      const { id, table, words } = card;
      if (table !== 'weather') continue;
      this.weathers.set(id, { id, name: words.name, text: words.text, effect: sentence(effectText(card)) });
    }
    this.upgrades = pack
      .table('decks')
      .filter((row) => row['role'] === 'upgrade')
      .map((row) => ({ id: row['deck'] ?? '', name: row['label'] ?? '' }));
    this.boards = { multiplayer: this.legsOf('multiplayer', 'leg'), solo: this.legsOf('solo', 'solo-leg') };
  }

  card(id: string | null): Card | undefined {
    return id === null ? undefined : this.cards.get(id);
  }

  all(): Card[] {
    return [...this.cards.values()];
  }

  legs(board: View['board']): readonly Leg[] {
    return this.boards[board];
  }

  leg(id: string): Leg | undefined {
    return Object.values(this.boards)
      .flat()
      .find((leg) => leg.id === id);
  }

  /** The number of the leg a square belongs to: Start to the first, the Finish to the last. */
  legAt(board: View['board'], square: number): number {
    const legs = this.boards[board];
    const found = legs.findIndex(({ last }) => square <= last);
    return found < 0 ? legs.length - 1 : found;
  }

  weather(id: string): Weather | undefined {
    return this.weathers.get(id);
  }

  /** What the words on a card mean. */
  help(id: string): Help[] {
    return (this.card(id)?.help ?? []).flatMap((word) => {
      const words = this.pack.card(word)?.words;
      return words ? [{ name: words.name, text: words.text }] : [];
    });
  }

  /** Ids with their numbers as a list of ids, in the order of the pack. */
  listed(counts: Readonly<Record<string, number>>): Counted[] {
    return Object.entries(counts)
      .map(([id, count]) => ({ id, count }))
      .toSorted((a, b) => (this.order.get(a.id) ?? 0) - (this.order.get(b.id) ?? 0));
  }

  private legsOf(board: View['board'], prefix: string): readonly Leg[] {
    return this.pack
      .table('legs')
      .filter((row) => row['board'] === board)
      .map((row) => legFrom(row, this.pack.card(`${prefix}-${row['order'] ?? ''}`)));
  }
}

/** Copies of one card, which lie together. */
export interface Counted {
  readonly id: string;
  readonly count: number;
}

export const cardsOf = perPack((pack) => new Cards(pack));

function cardFrom(card: PackCard, row: Row): Card {
  const { id, words } = card;
  const type = cardTypes.find((known) => known === row['type']) ?? 'utility';
  const printed: Costs = {
    energy: row['energy'] === 'ALL' ? 'all' : Number(row['energy']),
    health: Number(row['health']),
    risk: Number(row['risk']),
  };
  return {
    id,
    name: words.name,
    type,
    subtype: row['subtype'] ?? '',
    fake: row['subtype'] === 'fake',
    deck: row['deck'] ?? '',
    printed,
    holds: type === 'dog' ? Number(words.data['holds']) : 0,
    text: words.text,
    help: helpFor(type, row['subtype'] ?? '', effectWords(card), printed),
  };
}

function legFrom(row: Row, card: PackCard | undefined): Leg {
  return {
    id: card?.id ?? `leg-${row['order'] ?? ''}`,
    name: row['name'] ?? '',
    first: Number(row['first']),
    last: Number(row['last']),
    hypothermia: Number(row['enter_hypothermia']),
    starvation: Number(row['enter_starvation']),
    checkpoint: row['checkpoint'] ? Number(row['checkpoint']) : null,
    text: card?.words.text ?? '',
  };
}
