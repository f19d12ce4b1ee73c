// Steps that the boards take alike when something that happened changes what they show.

import type { SeatNumber } from '../protocol';

/** The view with one of its players changed. */
export function withPlayer<Player, View extends { readonly players: readonly Player[] }>(
  view: View,
  seat: SeatNumber,
  change: (player: View['players'][number]) => Partial<View['players'][number]>,
): View {
  return {
    ...view,
    players: view.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player)),
  };
}
