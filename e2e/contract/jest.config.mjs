import siteConfig from '../../jest.config.mjs';

/**
 * What the site needs of the e-services API and of the chat hub:
 * `npx jest --config e2e/contract/jest.config.mjs --rootDir .`. E_SERVICES_API_URL names an API that
 * runs with CAPTCHA_TEST_ANSWERS=on, CHAT_HUB_URL a hub; without them one of each is started for the
 * time of the test.
 */
export default async function contractConfig() {
  return {
    ...(await siteConfig()),
    testMatch: ['<rootDir>/e2e/contract/**/*.test.ts'],
    // They wait more than they work, for seconds of the protocol and of programs that start again.
    maxWorkers: 3,
    globalSetup: '<rootDir>/e2e/contract/start-services.mjs',
    globalTeardown: '<rootDir>/e2e/contract/stop-services.mjs',
  };
}
