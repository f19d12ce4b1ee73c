// Equal cards of a pile, told once with their number.

export interface Copies {
  readonly id: string;
  readonly count: number;
}

/** In the order in which they first lie there. */
export function copiesOf(ids: readonly string[]): Copies[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
