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
    for (const words of page.cards) {
      const table = stem(words.table);
      const row = this.table(table).find((record) => record['id'] === words.id) ?? {};
      this.cards.set(words.id, { id: words.id, table, words, row });
    }
  }

  card(id: string): Card | undefined {
    return this.cards.get(id);
  }

  /** A card's name; its id for something that is not a card. */
  name(id: string): string {
    return this.cards.get(id)?.words.name ?? id;
  }

  /** The rows of a table by its file's name without the ending: "tiles". */
  table(name: string): readonly Row[] {
    return this.tables.get(name) ?? [];
  }

  all(): Card[] {
    return [...this.cards.values()];
  }
}

function stem(file: string): string {
  return file.replace(/\.csv$/, '').toLowerCase();
}
