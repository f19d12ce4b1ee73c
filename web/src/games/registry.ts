// Games are found by their folder: games/<id>/index.ts is its board, games/<id>/tile.ts its lane on the home
// screen. Both load on demand. A game without them is played on the generic board.

import type { GameModule, TileModule } from './board';

const boards = import.meta.glob<GameModule>(['./*/index.ts', '!./generic/index.ts']);
const tiles = import.meta.glob<TileModule>('./*/tile.ts');

export async function loadGame(id: string): Promise<GameModule> {
  const load = boards[`./${id}/index.ts`];
  return load ? load() : import('./generic');
}

export async function loadTile(id: string): Promise<TileModule> {
  const load = tiles[`./${id}/tile.ts`];
  return load ? load() : import('./generic/tile');
}
