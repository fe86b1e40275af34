import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

/** Validators against one stack of their own; `npm run validate`, and a part of `npm run test:full`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  timeout: 20 * 60_000,
  reporter: [['line']],
  use: journeys.use,
});
