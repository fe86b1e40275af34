import siteConfig from '../../../../jest.config.mjs';

/**
 * Tests of the panel's text editor against the site's sanitiser:
 * `npx jest --config backends/cms/test/html/jest.config.mjs --rootDir .` in the repository's root.
 */
export default async function htmlConfig() {
  return {
    ...(await siteConfig()),
    testEnvironment: 'jsdom',
    // ProseMirror and other dependencies of the CMS are ES modules.
    transformIgnorePatterns: ['\\.module\\.css$'],
    testMatch: ['<rootDir>/backends/cms/test/html/**/*.test.{ts,tsx}'],
    modulePathIgnorePatterns: [
      '<rootDir>/backends/cms/dist/',
      '<rootDir>/.next/',
      '<rootDir>/dist/',
    ],
  };
}
