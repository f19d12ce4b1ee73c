import { defineConfig } from 'vitest/config';
import { failuresAtTheEnd } from './e2e/failures';

// End to end: the built client in Chromium against the real server and database, each file with its own. Two at
// a time: a match mostly waits for its own animations.
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    maxWorkers: 2,
    reporters: ['default', failuresAtTheEnd],
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
