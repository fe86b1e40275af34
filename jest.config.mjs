import { readdirSync, readFileSync } from 'node:fs';
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const config = createConfig({
  testEnvironment: 'node',
  // Jest's wrappers of globals recurse endlessly in a worker of many files.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: [
    '<rootDir>/{app,components,lib,messages,packages,tools}/**/*.test.{ts,tsx}',
    '<rootDir>/backends/cms/test/wording/*.test.ts',
    '<rootDir>/*.test.ts',
  ],
  moduleNameMapper: {
    '^@ports-authority/submissions/pdf-rules$': '<rootDir>/packages/submissions/src/pdf-rules',
    '^@ports-authority/(.*)$': '<rootDir>/packages/$1/src',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: [
    // Of the back ends, only their tables of settings, the sample content and the tests of its wording are needed here.
    '<rootDir>/backends/(?!cms(?:$|/seed|/test$|/test/wording)|[^/]+(?:$|/src(?:$|/settings)))',
    '<rootDir>/.next/',
    '<rootDir>/dist/',
  ],
  clearMocks: true,
  // A busy machine is no fault of a test.
  testTimeout: 30_000,
});

async function withModulesTransformed() {
  const transformed = ['next', ...esModulePackages()].join('|').replaceAll('.', '\\.');
  return {
    ...(await config()),
    transformIgnorePatterns: [
      '^.+\\.module\\.(css|sass|scss)$',
      `/node_modules/(?!(?:${transformed})/)`,
    ],
  };
}

/** Jest loads CommonJS; Next is compiled too, because the compiler fills in the site's settings. */
function esModulePackages() {
  const folder = new URL('node_modules/', import.meta.url);
  return readdirSync(folder)
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(new URL(name, folder)).map((part) => `${name}/${part}`)
        : [name],
    )
    .filter((name) => {
      try {
        const manifest = readFileSync(new URL(`${name}/package.json`, folder), 'utf8');
        return JSON.parse(manifest).type === 'module';
      } catch {
        return false;
      }
    });
}

export default withModulesTransformed;
