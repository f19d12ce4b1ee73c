// The cards of a match, by id: as tables for drawing them, and in words for reading them.

import type { CardWords, PackPage } from '../protocol';

export interface Card {
  readonly id: string;
  /** The file it comes from without its ending: "dragons". */
  readonly table: string;
  readonly words: CardWords;
  /** The cells of its row, by column. */
  readonly row: Row;
}

export type Row = Readonly<Record<string, string>>;

/** What a card does, in sentences: its text without what its face shows as marks. */
export function effectText({ words }: Card): string {
  return (words.data.effect ?? [])
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ');
}

/** The words of its effect's language that a card uses, in order. */
export function effectWords({ words }: Card): string[] {
  const used = (words.data.effect ?? []).flatMap((step) => [
    ...(step.when ? [...step.when.word.split(' '), ...step.when.arguments.flat()] : []),
    ...step.verb.split(' '),
    ...step.arguments.flat(),
  ]);
  return used.filter((word) => typeof word === 'string');
}

export class Pack {
  readonly hash: string;
  readonly title: string;
  private readonly cards = new Map<string, Card>();
  private readonly tables = new Map<string, readonly Row[]>();

  constructor(page: PackPage) {
    this.hash = page.hash;
    this.title = page.title;
    for (const { file, columns, rows } of page.tables) {
      const records = rows.map((row) =>
        Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ''])),
      );
      this.tables.set(stem(file), records);
    }
    const rows = new Map([...this.tables.values()].flat().map((row) => [row['id'], row]));
    for (const words of page.cards) {
      const table = stem(words.table);
      const row = this.table(table).find(({ id }) => id === words.id) ?? rows.get(words.id) ?? {};
      const id = this.cards.has(words.id) ? otherSide(words.id) : words.id;
      this.cards.set(id, { id, table, words, row });
    }
  }

  /** A card that is listed once is the same on both sides. */
  card(id: string): Card | undefined {
    return this.cards.get(id) ?? this.cards.get(firstSide(id));
  }

  /** A card's name; its id for something that is not a card. */
  name(id: string): string {
    return this.card(id)?.words.name ?? id;
  }

  /** The rows of a table by its file's name without the ending: "tiles". */
  table(name: string): readonly Row[] {
    return this.tables.get(name) ?? [];
  }

  all(): Card[] {
    return [...this.cards.values()];
  }
}

/** What a game makes of a pack: once for each. */
export function perPack<Made extends object>(make: (pack: Pack) => Made): (pack: Pack) => Made {
  const made = new WeakMap<Pack, Made>();
  return (pack) => {
    const found = made.get(pack) ?? make(pack);
    made.set(pack, found);
    return found;
  };
}

const mark = '~';

/** A card with two sides is listed once for each; what is printed on the second one has an id of its own. */
export function otherSide(id: string): string {
  return id + mark;
}

export function isOtherSide(id: string): boolean {
  return id.endsWith(mark);
}

export function firstSide(id: string): string {
  return isOtherSide(id) ? id.slice(0, -mark.length) : id;
}

function stem(file: string): string {
  return file.replace(/\.csv$/, '').toLowerCase();
}
