import { defineConfig } from 'vitest/config';

// End to end: the built client in Chromium against the real server and database. One file at a time.
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
