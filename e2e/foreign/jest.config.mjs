import siteConfig from '../../jest.config.mjs';

/**
 * The production build in front of back ends that implement sections 3 and 7 of the specification only:
 * `npx jest --config e2e/foreign/jest.config.mjs --rootDir .`. Without FULL, mutations are sampled.
 */
export default async function foreignConfig() {
  return {
    ...(await siteConfig()),
    testMatch: ['<rootDir>/e2e/foreign/**/*.test.ts'],
    globalSetup: '<rootDir>/e2e/foreign/start-stack.mjs',
    globalTeardown: '<rootDir>/e2e/support/stop-stack.mjs',
    testTimeout: 30_000,
  };
}
