// The lane of Dragon Racer on the home screen.

import './world';

export { default as Tile } from './Tile.svelte';

export const theme = {
  minutes: 45,
  tagline: 'Draft dragons, fire up your team, circle the sky',
  progress: 0.62,
};
