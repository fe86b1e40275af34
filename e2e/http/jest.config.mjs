import siteConfig from '../../jest.config.mjs';

/**
 * Tests of the whole site without a browser: `npx jest --config e2e/http/jest.config.mjs --rootDir .`.
 * They share one stack, which is started unless SITE_UNDER_TEST is set.
 */
export default async function httpConfig() {
  return {
    ...(await siteConfig()),
    testMatch: ['<rootDir>/e2e/http/**/*.test.ts'],
    globalSetup: '<rootDir>/e2e/http/start-stack.mjs',
    globalTeardown: '<rootDir>/e2e/support/stop-stack.mjs',
    // Rendering a page for the first time on a busy machine exceeds Jest's default of 5 seconds.
    testTimeout: 30_000,
  };
}
