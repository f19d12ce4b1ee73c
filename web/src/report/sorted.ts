// Rows of a table in the order and selection that somebody asked for.

export type Cell = number | string | undefined;

export interface Order {
  readonly column: string;
  readonly descending: boolean;
}

/** A click on a column: numbers begin with the largest, words with A; a second click turns it round. */
export function reordered(now: Order, column: string, isNumber: boolean): Order {
  return now.column === column ? { column, descending: !now.descending } : { column, descending: isNumber };
}

/** Sorted by what `cell` gives; rows without it come last in either direction. */
export function sorted<Row>(rows: readonly Row[], cell: (row: Row) => Cell, descending: boolean): Row[] {
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [left, right] = [cell(a), cell(b)];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * String(left).localeCompare(String(right));
  });
}

/** Whether every word of the search is somewhere in the texts. */
export function matches(search: string, texts: readonly (string | undefined)[]): boolean {
  const all = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
