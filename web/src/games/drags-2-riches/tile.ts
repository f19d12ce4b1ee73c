// The lane of Drags 2 Riches on the home screen.

import './world';

export { default as Tile } from './Tile.svelte';

export const theme = {
  minutes: 40,
  tagline: 'Buy, wear, bluff: show your Look at the right moment',
  progress: 0.58,
};
