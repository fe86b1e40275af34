import { defineConfig, devices } from '@playwright/test';

/** Journeys in front of the two programs of this folder; part of `npm run test:full`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './journeys-setup.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
