import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** next-intl and the HTML libraries are published as ES modules only. */
const config = createConfig({
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: [
    '<rootDir>/{app,components,lib,messages,packages,scripts}/**/*.test.{ts,tsx}',
    '<rootDir>/*.test.ts',
  ],
  moduleNameMapper: {
    '^@ports-authority/submissions/pdf-rules$': '<rootDir>/packages/submissions/src/pdf-rules',
    '^@ports-authority/(.*)$': '<rootDir>/packages/$1/src',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/backends/', '<rootDir>/.next/', '<rootDir>/dist/'],
  clearMocks: true,
});

async function withModulesTransformed() {
  return { ...(await config()), transformIgnorePatterns: ['^.+\\.module\\.(css|sass|scss)$'] };
}

export default withModulesTransformed;
