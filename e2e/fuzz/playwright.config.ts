import { defineConfig } from '@playwright/test';

/** Needs no browser: Playwright runs it because it runs everything else that needs a stack. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  // A fault that needs two attempts to be seen is still a fault.
  retries: 0,
  timeout: 60 * 60_000,
  reporter: [['line']],
});
