// A race alone has its own score, and a loss says what happened.

import type { Position } from '../../protocol';
import type { Pack } from '../../state/pack';
import type { SoloResult } from '../board';
import { cardsOf } from './cards';
import { deathLevel, finishSquare, viewOf } from './view';
import { words } from './words';

export function soloResult(position: Position, pack: Pack): SoloResult {
  const view = viewOf(position);
  const [player] = view.players;
  if (!player) return { sentence: '', numbers: [] };
  const { position: square, turns, days, hypothermia, starvation, checkpoints, table } = player;
  const leg = cardsOf(pack).legs(view.board)[player.leg]?.name ?? '';
  const cause =
    hypothermia >= deathLevel ? words.frozen : starvation >= deathLevel ? words.starved : words.outOfTime;
  return {
    sentence:
      square === finishSquare ? words.soloWon(turns, days) : words.soloLost(cause, leg, square, turns),
    numbers: [
      { name: words.turns, value: String(turns) },
      { name: words.days, value: String(days) },
      { name: words.squares, value: words.squaresOf(Math.max(0, square)) },
      { name: words.checkpoints, value: String(checkpoints.length) },
      { name: words.dogs, value: String(table.length) },
    ],
  };
}
