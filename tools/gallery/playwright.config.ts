import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { createRequire } from 'node:module';

// The imported config is CommonJS, this module is not.
const { default: site } = createRequire(import.meta.url)('../../playwright.config.ts') as {
  default: PlaywrightTestConfig;
};

/** Tests every state of the built gallery (`npm run gallery:test`); needs no back end and no server. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/gallery',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalTeardown: './shrink-pictures.ts',
  // Pictures are written by `npm run gallery:update` only.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['line'],
    ['html', { open: 'never', outputFolder: '../../playwright-report/gallery' }],
  ],
  use: { launchOptions: site.use?.launchOptions },
});
