// The pack of a Drags 2 Riches match, typed: garments, coins, characters, events.

import type { Pack, Row } from '../../state/pack';

export const categories = ['Hair', 'Outfit', 'Heels', 'Makeup', 'Accessories'] as const;
export type Category = (typeof categories)[number];

/** As the cards print them; Heels give their second letter but one, since Hair has the first. */
export const letters: Readonly<Record<Category, string>> = {
  Hair: 'H',
  Outfit: 'O',
  Heels: 'L',
  Makeup: 'M',
  Accessories: 'A',
};

export type Icon = 'shade' | 'block' | 'reverse';

export interface Garment {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly value: number;
  readonly coins: number;
  readonly icon: Icon | null;
  /** What it does; coins and icon are marks on its face. */
  readonly text: string;
}

export interface Coin {
  readonly id: string;
  readonly name: string;
  readonly coins: number;
}

export interface Character {
  readonly id: string;
  readonly name: string;
  readonly power: string;
  readonly reaction: boolean;
  readonly shade: boolean;
  readonly text: string;
}

export interface EventCard {
  readonly id: string;
  readonly name: string;
  readonly deck: string;
  readonly kind: string;
  readonly prestige: number;
  readonly text: string;
}

/** What the marks on a face say already: "2 coins. Shade. " */
const marks = /^(\d+ coins?\.\s*)?((Shade|Block Shade|Reverse Shade)\.\s*)*/;

export class Cards {
  readonly characters: readonly Character[];
  private readonly garments = new Map<string, Garment>();
  private readonly coins = new Map<string, Coin>();
  private readonly events = new Map<string, EventCard>();

  constructor(pack: Pack) {
    const text = (id: string): string => pack.card(id)?.words.text ?? '';
    for (const row of [...pack.table('wardrobe'), ...pack.table('starters')]) {
      const garment = garmentFrom(row, text(row['id'] ?? ''));
      if (garment) this.garments.set(garment.id, garment);
    }
    for (const row of pack.table('coins')) {
      const coin = { id: row['id'] ?? '', name: row['name'] ?? '', coins: Number(row['coins']) };
      this.coins.set(coin.id, coin);
    }
    for (const row of pack.table('events')) {
      const event = eventFrom(row, text(row['id'] ?? ''));
      this.events.set(event.id, event);
    }
    this.characters = pack.table('characters').map((row) => characterFrom(row, text(row['id'] ?? '')));
  }

  garment(id: string | null): Garment | undefined {
    return id === null ? undefined : this.garments.get(id);
  }

  coin(id: string): Coin | undefined {
    return this.coins.get(id);
  }

  event(id: string | null): EventCard | undefined {
    return id === null ? undefined : this.events.get(id);
  }

  character(id: string | null): Character | undefined {
    return this.characters.find((known) => known.id === id);
  }

  allGarments(): Garment[] {
    return [...this.garments.values()];
  }

  prestige(events: readonly string[]): number {
    return events.reduce((sum, id) => sum + (this.event(id)?.prestige ?? 0), 0);
  }
}

const known = new WeakMap<Pack, Cards>();

export function cardsOf(pack: Pack): Cards {
  const found = known.get(pack) ?? new Cards(pack);
  known.set(pack, found);
  return found;
}

function garmentFrom(row: Row, text: string): Garment | null {
  const category = categories.find((one) => one === row['category']);
  const icon = (['shade', 'block', 'reverse'] as const).find((one) => one === row['icons']);
  if (!category) return null;
  return {
    id: row['id'] ?? '',
    name: row['name'] ?? '',
    category,
    value: Number(row['value']),
    coins: Number(row['coins']),
    icon: icon ?? null,
    text: text.replace(marks, ''),
  };
}

function eventFrom(row: Row, text: string): EventCard {
  return {
    id: row['id'] ?? '',
    name: row['name'] ?? '',
    deck: row['deck'] ?? '',
    kind: row['kind'] ?? '',
    prestige: Number(row['prestige']),
    text,
  };
}

function characterFrom(row: Row, text: string): Character {
  return {
    id: row['id'] ?? '',
    name: row['name'] ?? '',
    power: row['power'] ?? '',
    reaction: row['timing'] === 'reaction',
    shade: text.startsWith('Shade.'),
    text,
  };
}
