// The lane of Rat Race on the home screen.

import './world';

export { default as Tile } from './Tile.svelte';

export const theme = {
  minutes: 30,
  tagline: 'Push shared Councilors, bank in secret, crown your favourite',
  progress: 0.5,
};
