// The cards of a match, by id: as tables for drawing them, and in words for reading them.

import type { CardWords, PackPage } from '../protocol';

export interface Card {
  readonly id: string;
  /** The file it comes from without its ending: "dragons". */
  readonly table: string;
  readonly words: CardWords;
  /** The cells of its row, by column. */
  readonly row: Readonly<Record<string, string>>;
}

export class Pack {
  readonly hash: string;
  readonly title: string;
  private readonly cards = new Map<string, Card>();

  constructor(page: PackPage) {
    this.hash = page.hash;
    this.title = page.title;
    const rows = new Map<string, Record<string, string>>();
    for (const { file, columns, rows: cells } of page.tables) {
      const table = stem(file);
      for (const row of cells) {
        const record = Object.fromEntries(columns.map((column, at) => [column, row[at] ?? '']));
        rows.set(`${table}/${record['id'] ?? ''}`, record);
      }
    }
    for (const words of page.cards) {
      const table = stem(words.table);
      this.cards.set(words.id, { id: words.id, table, words, row: rows.get(`${table}/${words.id}`) ?? {} });
    }
  }

  card(id: string): Card | undefined {
    return this.cards.get(id);
  }

  /** A card's name; its id for something that is not a card. */
  name(id: string): string {
    return this.cards.get(id)?.words.name ?? id;
  }

  all(): Card[] {
    return [...this.cards.values()];
  }
}

function stem(file: string): string {
  return file.replace(/\.csv$/, '');
}
