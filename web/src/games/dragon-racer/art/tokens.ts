// The tokens of the characters. A pack's own colour word falls back on the colour of the seat.

import type { TokenColours } from '../../../art/seats';

const dark = '#231a12';
const tokens: Readonly<Record<string, TokenColours>> = {
  sky: { fill: '#6fb9e4', ink: dark },
  navy: { fill: '#1f3864', ink: '#fff' },
  crimson: { fill: '#a5182f', ink: '#fff' },
  coral: { fill: '#f0806a', ink: dark },
  pearl: { fill: '#f1ece0', ink: dark },
  slate: { fill: '#4a5563', ink: '#fff' },
  amber: { fill: '#e09a12', ink: dark },
  lemon: { fill: '#f5df57', ink: dark },
  lime: { fill: '#a6cf3c', ink: dark },
  moss: { fill: '#4f6b2c', ink: '#fff' },
  violet: { fill: '#6a3ba0', ink: '#fff' },
  lilac: { fill: '#c7a5e6', ink: dark },
};

export function tokenColours(word: string | undefined): TokenColours | undefined {
  return tokens[word ?? ''];
}
