// What the stage shows at a moment: the Market, unless something else needs the light.

import type { LogEntry, SeatNumber } from '../../protocol';
import type { Cards } from './cards';
import { contestOnStage, type Contest } from './contests';
import { exchangeIn, type Exchange } from './exchange';
import type { View } from './view';

export type Pile = 'peeked' | 'floordrobe';

export type Scene =
  | { readonly kind: 'characters' }
  | { readonly kind: 'runway'; readonly contest: Contest | null }
  | { readonly kind: 'pile'; readonly pile: Pile }
  | { readonly kind: 'exchange'; readonly exchange: Exchange }
  | { readonly kind: 'market' };

const piles: Readonly<Record<string, Pile>> = {
  'pick-peeked': 'peeked',
  'pick-floordrobe': 'floordrobe',
};

const contesting = new Set(['last-minute', 'declarations', 'verdict']);

/** `log` holds everything that has been told, what is being shown now included. */
export function sceneOf(view: View, log: readonly LogEntry[], cards: Cards, me: SeatNumber | null): Scene {
  const asked = me !== null && view.pending.includes(me);
  if (view.decision === 'character') return { kind: 'characters' };
  const contest = contestOnStage(log);
  if (contest || contesting.has(view.phase)) return { kind: 'runway', contest };
  const pile = piles[view.decision];
  if (pile && asked) return { kind: 'pile', pile };
  // Somebody is asked to choose a card where it lies.
  if (asked && ['pick-market', 'werk', 'tour'].includes(view.decision)) return { kind: 'market' };
  const exchange = exchangeIn(log, view, cards);
  return exchange ? { kind: 'exchange', exchange } : { kind: 'market' };
}
