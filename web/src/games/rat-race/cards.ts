// The pack of a Rat Race match, typed: Councilors, and the titles of Issues and Actions.

import { perPack, type Card, type Pack } from '../../state/pack';

export const ideals = ['laurel', 'fist', 'hands', 'money', 'plant'] as const;
export type Ideal = (typeof ideals)[number];

export const councilorIds = ['ant', 'bull', 'elephant', 'rat', 'bear'] as const;
export type CouncilorId = (typeof councilorIds)[number];

export interface Councilor {
  readonly id: CouncilorId;
  readonly name: string;
  readonly home: Ideal;
  readonly vision: string;
}

export interface Title {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Whose symbols it bears: one, or the same one twice, or two. */
  readonly symbols: readonly CouncilorId[];
  /** What an Issue stands for; null: an Action. */
  readonly ideal: Ideal | null;
  readonly feet: boolean;
}

export class Cards {
  readonly councilors: readonly Councilor[];
  private readonly titles = new Map<string, Title>();

  constructor(pack: Pack) {
    this.councilors = pack.all().flatMap((card) => (card.table === 'councilors' ? councilorFrom(card) : []));
    for (const card of pack.all()) {
      if (card.table !== 'councilors') this.titles.set(card.id, titleFrom(card));
    }
  }

  title(id: string | null): Title | undefined {
    return id === null ? undefined : this.titles.get(id);
  }

  councilor(id: string): Councilor | undefined {
    return this.councilors.find((known) => known.id === id);
  }

  /** Symbols of a Councilor on these cards: what they would score. */
  symbols(titles: readonly string[], of: CouncilorId): number {
    return titles.flatMap((id) => this.title(id)?.symbols ?? []).filter((symbol) => symbol === of).length;
  }
}

export const cardsOf = perPack((pack) => new Cards(pack));

function councilorFrom({ id, words, row }: Card): Councilor[] {
  const who = councilorIds.find((known) => known === id);
  return who
    ? [
        {
          id: who,
          name: words.name,
          home: idealOf(row['right_ideal']) ?? 'laurel',
          vision: row['vision'] ?? '',
        },
      ]
    : [];
}

function titleFrom({ id, words, row }: Card): Title {
  const symbols = (row['councilor'] ?? row['councilors'] ?? '').split('+');
  return {
    id,
    name: words.name,
    text: words.text,
    symbols: symbols.flatMap((symbol) => councilorIds.find((known) => known === symbol) ?? []),
    ideal: idealOf(row['ideal']),
    feet: row['feet'] === '1',
  };
}

function idealOf(word: string | undefined): Ideal | null {
  return ideals.find((ideal) => ideal === word) ?? null;
}
