// What the server offers and who this guest is: loaded once, and again when asked.

import { api } from '../protocol/api';
import type { GameEntry, PackProblem, Session, SettingEntry, TableId } from '../protocol';
import { noticeBoard } from './notice.svelte';

class Catalogue {
  games = $state.raw<readonly GameEntry[]>([]);
  /** How people can be with one another at a table. */
  settings = $state.raw<readonly SettingEntry[]>([]);
  problems = $state.raw<readonly PackProblem[]>([]);
  session = $state.raw<Session | null>(null);

  async load(): Promise<void> {
    const [list, session] = await Promise.all([api.games(), api.session()]);
    this.games = list.games;
    this.settings = list.settings;
    this.problems = list.problems;
    this.session = session;
    noticeBoard.hear(session.notice);
  }

  async game(id: string): Promise<GameEntry | undefined> {
    if (this.games.length === 0) await this.load();
    return this.games.find((game) => game.id === id);
  }

  /** Takes a table that is over out of the list. */
  async putAway(table: TableId): Promise<void> {
    this.session = await api.putAway(table);
  }

  async rename(name: string): Promise<void> {
    this.session = await api.rename(name);
  }
}

export const catalogue = new Catalogue();
