import { defineConfig } from 'vitest/config';

// End to end: the built client in Chromium against the real server and database, each file with its own. Two at
// a time: a match mostly waits for its own animations.
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
