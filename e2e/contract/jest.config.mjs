import siteConfig from '../../jest.config.mjs';

/**
 * The site's client against the real e-services API:
 * `npx jest --config e2e/contract/jest.config.mjs --rootDir .`. E_SERVICES_API_URL names one that
 * runs with CAPTCHA_TEST_ANSWERS=on; without it one is started for the time of the test.
 */
export default async function contractConfig() {
  return {
    ...(await siteConfig()),
    testMatch: ['<rootDir>/e2e/contract/**/*.test.ts'],
    globalSetup: '<rootDir>/e2e/contract/start-service.mjs',
    globalTeardown: '<rootDir>/e2e/contract/stop-service.mjs',
  };
}
