import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** next-intl and the HTML libraries are published as ES modules only. */
const config = createConfig({
  testEnvironment: 'node',
  // What Jest wraps around globals between files ends in endless recursion in a worker of many files.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: [
    '<rootDir>/{app,components,lib,messages,packages,scripts}/**/*.test.{ts,tsx}',
    '<rootDir>/backends/cms/test/wording/*.test.ts',
    '<rootDir>/*.test.ts',
  ],
  moduleNameMapper: {
    '^@ports-authority/submissions/pdf-rules$': '<rootDir>/packages/submissions/src/pdf-rules',
    '^@ports-authority/(.*)$': '<rootDir>/packages/$1/src',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: [
    // Of the back ends, only the sample content and the tests of its wording are needed here.
    '<rootDir>/backends/(?!cms(?:$|/seed|/test$|/test/wording))',
    '<rootDir>/.next/',
    '<rootDir>/dist/',
  ],
  clearMocks: true,
});

async function withModulesTransformed() {
  return { ...(await config()), transformIgnorePatterns: ['^.+\\.module\\.(css|sass|scss)$'] };
}

export default withModulesTransformed;
