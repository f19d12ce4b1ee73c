// How things are drawn here: a dark outline, flat fills.

export const ink = '#33122f';
export const gold = '#f3c552';

export const line = `stroke="${ink}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"`;

/** A thinner line of the same kind. */
export function thin(width: number): string {
  return line.replace('3.6', String(width));
}
