// The pack of a Drags 2 Riches match, typed: garments, coins, characters, events.

import { perPack, effectText, type Card, type Pack, type Row } from '../../state/pack';

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

export class Cards {
  readonly characters: readonly Character[];
  private readonly garments = new Map<string, Garment>();
  private readonly coins = new Map<string, Coin>();
  private readonly events = new Map<string, EventCard>();

  constructor(pack: Pack) {
    const text = (id: string): string => pack.card(id)?.words.text ?? '';
    for (const card of pack.all()) {
      const garment = garmentFrom(card);
      if (garment) this.garments.set(card.id, garment);
    }
    for (const row of pack.table('coins')) {
      const coin = { id: row['id'] ?? '', name: row['name'] ?? '', coins: Number(row['coins']) };
      this.coins.set(coin.id, coin);
    }
    for (const row of pack.table('events')) {
      const event = eventFrom(row, text(row['id'] ?? ''));
      this.events.set(event.id, event);
    }
    this.characters = pack.table('characters').map((row) => characterFrom(row, pack.card(row['id'] ?? '')));
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

export const cardsOf = perPack((pack) => new Cards(pack));

const icons = ['shade', 'block', 'reverse'] as const;

function garmentFrom(card: Card): Garment | null {
  const { id, words } = card;
  const { data } = words;
  const category = categories.find((one) => one === data['category']);
  if (!category) return null;
  return {
    id,
    name: words.name,
    category,
    value: Number(data['value']),
    coins: Number(data['coins']),
    icon: icons.find((icon) => data[icon] === true) ?? null,
    text: effectText(card),
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

function characterFrom(row: Row, card: Card | undefined): Character {
  return {
    id: row['id'] ?? '',
    name: row['name'] ?? '',
    power: row['power'] ?? '',
    reaction: card?.words.data['reaction'] === true,
    shade: card?.words.data['shade'] === true,
    text: card?.words.text ?? '',
  };
}
