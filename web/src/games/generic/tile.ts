// The lane of a game that has no picture of its own.

export { default as Tile } from './Tile.svelte';

export const theme = { minutes: 0, tagline: '', progress: 0.5 };
