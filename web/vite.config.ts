import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// In development the pages come from Vite and everything under /api from a server started by hand.
const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    target: 'es2022',
    // The content security policy allows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // One world for all files of a worker: making a new one for each takes longer than the tests.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false },
});
