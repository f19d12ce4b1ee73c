// The lane of Iditacards on the home screen.

import './world';

export { default as Tile } from './Tile.svelte';

export const theme = {
  minutes: 55,
  tagline: 'Build a dog team and cross 160 squares of snow',
  progress: 0.41,
};
