import { defineConfig } from '@playwright/test';

/** Needs no browser; Playwright is the runner of all tests with a stack. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  // A flaky fault is still a fault.
  retries: 0,
  timeout: 60 * 60_000,
  reporter: [['line']],
});
