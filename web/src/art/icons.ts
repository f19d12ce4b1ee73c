// The icons of the interface: one set on a 24-unit grid, stroked, in the colour of the text around them.

const paths = {
  clock: 'M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0Z',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  log: 'M5 6h14M5 12h14M5 18h9',
  chat: 'M4 5h16v11H10l-4 4v-4H4Z',
  help: 'M9 9.2a3 3 0 1 1 4.4 2.7c-1 .6-1.4 1.1-1.4 2.3M12 17.8v.2M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0Z',
  settings: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 5.5v5M9 13.5v5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7',
  copy: 'M9 9h10v11H9ZM15 9V4H5v11h4',
  eye: 'M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0Z',
  eye_off:
    'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.8 3.5M6 7.7A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10.2a3 3 0 0 0 4 4',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  bot: 'M5 9h14v10H5ZM12 9V5M9 13.5v1.5M15 13.5v1.5M2.5 12.5v3M21.5 12.5v3M12 5a1 1 0 1 0 0-.1',
  user: 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8ZM4.5 20c.8-4 3.8-5.5 7.5-5.5s6.7 1.5 7.5 5.5',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7ZM2.5 19.5c.6-3.5 3.2-5 6.5-5s5.9 1.5 6.5 5M16 5a3.4 3.4 0 0 1 0 6.3M18 15c2 .7 3.2 2.2 3.5 4.5',
  left: 'M20 12H5M11 5.5L4.5 12l6.5 6.5',
  right: 'M4 12h15M13 5.5l6.5 6.5l-6.5 6.5',
  search: 'M16 16l4.5 4.5M18 11a7 7 0 1 1-14 0a7 7 0 0 1 14 0Z',
  play: 'M8 5l11 7l-11 7Z',
  pause: 'M8 5v14M16 5v14',
  next: 'M6 5l8 7l-8 7ZM18 5v14',
  prev: 'M18 5l-8 7l8 7ZM6 5v14',
  again: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5',
  deck: 'M7 7h10v13H7ZM10 4h10v13',
  hand: 'M4 9l5-1.5l3 11l-5 1.5ZM9.5 6.5h5v11M15 7l5 1.5l-3.5 11',
  home: 'M4 11l8-7l8 7v9h-5v-6h-6v6H4Z',
  board: 'M4 4h16v16H4ZM4 12h16M12 4v16',
  qr: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2M20 14v3M14 20h3M20 20v0',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4ZM10 20.5h4',
  wifi: 'M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M10 16.5a3 3 0 0 1 4 0M12 20v.1',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z',
  chart: 'M4 20V4M4 20h16M8 16l4-5l3 2.5L20 7',
} as const;

export type IconName = keyof typeof paths;

export function iconPath(name: IconName): string {
  return paths[name];
}
