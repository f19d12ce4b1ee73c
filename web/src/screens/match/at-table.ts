import type { GameModule } from '../../games/board';
import type { GameEntry, Position, Table } from '../../protocol';
import type { Pack } from '../../state/pack';
import type { TableState } from '../../state/table.svelte';

/** What the screens of a match are given, while it runs and when it is over. */
export interface AtTable {
  live: TableState;
  table: Table;
  position: Position;
  game: GameEntry;
  module: GameModule;
  pack: Pack;
}
