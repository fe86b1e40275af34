import { defineConfig, devices } from '@playwright/test';
import { existsSync } from 'node:fs';
import { CORE } from './e2e/support/core';

const systemChromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

/** Browser tests run against the production build and the real back ends (docs/testing.md). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  grep: process.env.FULL ? undefined : CORE,
  forbidOnly: Boolean(process.env.CI),
  // Three keep two processors busy; more of them only make each other late.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['html', { open: 'never' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    // A trace of each test costs a tenth of the run: --trace on records one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: systemChromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Each of these folders has one stack, which the one worker starts for all of its files.
    ...['editing', 'faults', 'instances', 'settings'].map((name) => ({
      name,
      testDir: `e2e/content/${name}`,
      fullyParallel: false,
      workers: 1,
      // A screen of the editors' panel takes seconds.
      timeout: 120_000,
      expect: { timeout: 20_000 },
    })),
    { name: 'journeys', testDir: 'e2e/journeys' },
  ],
});
