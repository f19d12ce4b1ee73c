// Any game, without knowing it: the view as lists of cards and facts, everything legal lit where it lies.

import { plain, type Position, type SeatNumber } from '../../protocol';
import type { Pack } from '../../state/pack';
import type { SeatSummary } from '../board';
import { playerOf, readable, viewOf } from './zones';
import { words } from './words';

export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Dock } from './Dock.svelte';
export { default as SeatZones } from './SeatZones.svelte';

const scores = ['score', 'points', 'distance', 'total', 'won'];

export function seatSummary(position: Position, seat: SeatNumber): SeatSummary {
  const player = playerOf(viewOf(position), seat);
  const name = scores.find((word) => typeof player[word] === 'number');
  return { note: '', number: name ? String(player[name]) : '', unit: name ?? '', verb: words.thinking };
}

export function status(position: Position): readonly string[] {
  const view = viewOf(position);
  const turn = ['turn', 'round'].filter((name) => typeof view[name] === 'number');
  return [
    ...turn.map((name) => `${readable(name)} ${String(view[name])}`),
    plain(position.question?.eyebrow ?? []),
  ].filter(Boolean);
}

export function showcase(pack: Pack): readonly string[] {
  return pack
    .all()
    .slice(0, 4)
    .map(({ id }) => id);
}
