export const strings = {
  title: 'Homestretch',
  target: { chosen: 'chosen' },
  errors: {
    unreachable: 'The server cannot be reached. Check your connection and try again.',
    unreadable: (status: number) => `The server gave an answer that makes no sense (${status}). Try again.`,
  },
} as const;
