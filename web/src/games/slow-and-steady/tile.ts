// The lane of Slow and Steady on the home screen.

import './world';

export { default as Tile } from './Tile.svelte';

export const theme = {
  minutes: 25,
  tagline: 'Together, give a shy turtle the courage to perform',
  progress: 0.42,
};
