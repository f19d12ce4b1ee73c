// One click to a running match: a table for this guest and bots, started as soon as it is open.

import type { GameEntry, TableId } from '../protocol';
import { api } from '../protocol/api';
import { paths } from '../router';

const comfortable = 4;
const startAtOnce = new Set<TableId>();

/** The address of the new table. */
export async function playNow(game: GameEntry): Promise<string> {
  const { id } = await api.createTable({ game: game.id, seats: usualSeats(game) });
  startAtOnce.add(id);
  return paths.table(id);
}

export function usualSeats(game: GameEntry): number {
  return Math.min(game.max_seats, Math.max(game.min_seats, comfortable));
}

/** Whether a table was opened to be played at once; true once. */
export function takeStart(id: TableId): boolean {
  return startAtOnce.delete(id);
}
