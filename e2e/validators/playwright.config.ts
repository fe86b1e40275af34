import { defineConfig } from '@playwright/test';

/** Validators against their own stack; `npm run validate`, and part of `npm run test:full`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  timeout: 30 * 60_000,
  reporter: [['line']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
