import siteConfig from '../../jest.config.mjs';

/**
 * Contract tests of the e-services API and the chat hub: `npx jest --config
 * e2e/contract/jest.config.mjs --rootDir .`. E_SERVICES_API_URL is an API with CAPTCHA_TEST_ANSWERS=on,
 * CHAT_HUB_URL a hub; by default both are started for the tests.
 */
export default async function contractConfig() {
  return {
    ...(await siteConfig()),
    testMatch: ['<rootDir>/e2e/contract/**/*.test.ts'],
    // Mostly waiting: protocol timeouts and restarting programs.
    maxWorkers: 3,
    globalSetup: '<rootDir>/e2e/contract/start-services.mjs',
    globalTeardown: '<rootDir>/e2e/support/stop-stack.mjs',
  };
}
