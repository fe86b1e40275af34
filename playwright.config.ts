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
  // Three keep two processors busy; more of them only make each other late.
  workers: 3,
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
    // Its tests are long, hence they begin at once; a screen of the editors' panel takes seconds.
    {
      name: 'content',
      testDir: 'e2e/content',
      fullyParallel: false,
      workers: 2,
      timeout: 300_000,
      expect: { timeout: 60_000 },
    },
    { name: 'journeys', testDir: 'e2e/journeys' },
  ],
});
