// Every word the client says by itself. What the games say arrives from the server.

export const strings = {
  title: 'Homestretch',
  target: { chosen: 'chosen' },
} as const;
