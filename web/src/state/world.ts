// The page takes on the colours and the display face of a game while it is shown.

/** The result leaves the world again. */
export function enterWorld(game: string): () => void {
  const root = document.documentElement;
  root.dataset['game'] = game;
  return () => {
    if (root.dataset['game'] === game) delete root.dataset['game'];
  };
}
