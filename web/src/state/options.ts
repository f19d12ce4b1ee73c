// The game's own options as a table has them.

import type { GameEntry, GameOption, Table } from '../protocol';

export function optionValue(option: GameOption, table: Table, game: GameEntry): string {
  const pack = game.packs.find(({ id }) => id === table.pack.id);
  return table.options[option.name] ?? pack?.options[option.name] ?? option.default;
}

/** Whether every option that is a reading of the rulebook takes it by its letter; not where none is one. */
export function playsByTheLetter(table: Table, game: GameEntry): boolean {
  const readings = game.options.filter(({ letter }) => letter !== null);
  return (
    readings.length > 0 &&
    readings.every((option) => optionValue(option, table, game).split(':')[0] === option.letter)
  );
}
