// The filled marks of Slow and Steady on the icons' 24-unit grid.

export const markPaths = {
  heart:
    'M12 21C5 15.5 2.5 12 2.5 8.5C2.5 5.5 4.8 3.5 7.5 3.5c1.9 0 3.5 1 4.5 2.7c1-1.7 2.6-2.7 4.5-2.7c2.7 0 5 2 5 5C21.5 12 19 15.5 12 21Z',
  turtle:
    'M3 14c0-5 3.8-8.5 8.5-8.5c4 0 6.8 2.3 7.6 6C20.5 10.5 23 11 23 13.5c0 1.8-1.5 3-4 3L18.5 19H15l-.4-2H8.4L8 19H4.5l.4-2.5C3.7 16.2 3 15.3 3 14Z',
} as const;

export type Mark = keyof typeof markPaths;
