// How much of every player the rail beside the board can show without scrolling.

export type Density = 'full' | 'compact' | 'slim';

// What a panel takes of the rail, gaps and margins included: with its zones, with its zones in one line, or
// with its name and number alone. SeatPanel.svelte draws them, and a game's zones follow.
const full = 176;
const compact = 112;

export function densityOf(height: number, panels: number): Density {
  const room = height / Math.max(1, panels);
  if (room >= full) return 'full';
  return room >= compact ? 'compact' : 'slim';
}
