import siteConfig from '../../jest.config.mjs';

/**
 * What needs no browser of the whole site: `npx jest --config e2e/http/jest.config.mjs --rootDir .`.
 * The tests share one stack, which is started unless SITE_UNDER_TEST names one.
 */
export default async function httpConfig() {
  return {
    ...(await siteConfig()),
    testMatch: ['<rootDir>/e2e/http/**/*.test.ts'],
    globalSetup: '<rootDir>/e2e/http/start-stack.mjs',
    globalTeardown: '<rootDir>/e2e/http/stop-stack.mjs',
    // A page that is rendered for the first time on a busy machine takes longer than Jest's 5 seconds.
    testTimeout: 30_000,
  };
}
