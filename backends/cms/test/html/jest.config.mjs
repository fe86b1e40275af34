import siteConfig from '../../../../jest.config.mjs';

/**
 * What the editors' text editor makes of HTML, seen through the site's sanitiser:
 * `npx jest --config backends/cms/test/html/jest.config.mjs --rootDir .` in the repository's root.
 */
export default async function htmlConfig() {
  return {
    ...(await siteConfig()),
    testEnvironment: 'jsdom',
    // The CMS has packages of its own that are ES modules.
    transformIgnorePatterns: ['\\.module\\.css$'],
    testMatch: ['<rootDir>/backends/cms/test/html/**/*.test.ts'],
    modulePathIgnorePatterns: [
      '<rootDir>/backends/cms/dist/',
      '<rootDir>/.next/',
      '<rootDir>/dist/',
    ],
  };
}
