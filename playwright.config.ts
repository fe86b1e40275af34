import { defineConfig, devices } from '@playwright/test';
import { existsSync } from 'node:fs';

const systemChromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

/** Journeys run against the production build and the real backends (README, "Tests"). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // A journey that can't fail in one language alone says so, and runs in Arabic.
  grepInvert: process.env.FULL ? undefined : /\b(?:en|English)\b.*@once\b/,
  forbidOnly: Boolean(process.env.CI),
  workers: 4,
  // What passes only at the second attempt is printed as flaky: the machine, or a race to be found.
  retries: 1,
  // Long enough for a machine at its limits: what passes waits for nothing, and a second attempt
  // makes such a machine slower still.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['html', { open: 'never' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    // Recording each test costs a tenth of the run; what fails is run again.
    trace: 'on-first-retry',
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
    // Half of its time is waiting for programs that start: three workers of it from the beginning on,
    // so that its long tests are not what is waited for at the end.
    { name: 'content', testDir: 'e2e/content', fullyParallel: false, workers: 3 },
    { name: 'journeys', testDir: 'e2e/journeys' },
  ],
});
