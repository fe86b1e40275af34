import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';
import { textBesideConditions } from './scripts/lib/eslint/text-beside-conditions.mjs';

const OTHER_PROGRAMS = ['**/backends/**', '**/generators/**'];
const ABOVE_LIB = ['@/components/*', '@/app/*', '**/components/**', '**/app/**', ...OTHER_PROGRAMS];

/**
 * Imports go one way: app → components → lib, where content and e-services do not know each
 * other; nothing outside backends/ and generators/ imports from them.
 */
const layers = [
  {
    files: ['lib/**/*.{ts,tsx,mjs}'],
    rules: forbid(ABOVE_LIB),
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx'],
    rules: forbid(['@/app/*', '**/app/**', '@/gallery/*', ...OTHER_PROGRAMS]),
  },
  // The later entry replaces the earlier one for its files: these two repeat what holds for lib.
  { files: ['lib/content/**/*.ts'], rules: forbid([...ABOVE_LIB, '**/e-services/**']) },
  { files: ['lib/e-services/**/*.ts'], rules: forbid([...ABOVE_LIB, '**/content/**']) },
  {
    files: ['app/**/*.{ts,tsx}', 'e2e/**/*.ts', 'scripts/**/*.{ts,mjs}', '*.{ts,mjs}'],
    rules: forbid(OTHER_PROGRAMS),
  },
];

/**
 * Heavy parts that no first load may contain: import() reaches them. Types are free, and a part may
 * import its own library.
 */
const onDemand = [
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories}.tsx', '**/*.test.ts', 'components/map/engines/*'],
    rules: forbidStatic(['maplibre-gl', 'mapbox-gl', 'react-map-gl/*', '**/engines/Map*Engine']),
  },
  {
    files: ['components/chat/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories}.tsx', '**/*.test.ts'],
    rules: forbidStatic(['**/ChatPanel/ChatPanel']),
  },
];

function forbidStatic(group) {
  const message = 'Loaded on demand: use import().';
  return {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [{ group, message, allowTypeImports: true }] },
    ],
  };
}

/** Test helpers never get into the site. */
const testHelpers = {
  files: ['{app,components,lib}/**/*.{ts,tsx}', '*.ts'],
  ignores: ['**/*.{test,stories}.tsx', '**/*.test.ts', '**/testing/**'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: ':matches(ImportDeclaration, ImportExpression)[source.value=/\\/testing\\//]',
        message: 'Only tests import test helpers.',
      },
    ],
  },
};

function forbid(group) {
  return { 'no-restricted-imports': ['error', { patterns: [{ group }] }] };
}

/** Rules that need types: each file is checked with the tsconfig.json nearest to it. */
const typeChecked = {
  files: ['**/*.{ts,tsx}'],
  plugins: { '@typescript-eslint': tseslint.plugin },
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
  },
  rules: {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-floating-promises': [
      'error',
      {
        // The runner of node:test waits for these by itself.
        allowForKnownSafeCalls: [
          { from: 'package', package: 'node:test', name: ['describe', 'it', 'suite', 'test'] },
        ],
      },
    ],
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  },
};

/** Pages that the browser translates go on working. Any view may be part of a client component. */
const translatable = {
  files: ['{app,components}/**/*.tsx'],
  ignores: ['**/*.{test,stories}.tsx'],
  plugins: { own: { rules: { 'text-beside-conditions': textBesideConditions } } },
  rules: { 'own/text-beside-conditions': 'error' },
};

const config = [
  ...nextCoreWebVitals,
  ...nextTypeScript,
  prettier,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  typeChecked,
  translatable,
  ...layers,
  ...onDemand,
  testHelpers,
  {
    files: ['scripts/**', 'backends/**', 'deploy/**', 'generators/**'],
    rules: { 'no-console': 'off', 'import/no-anonymous-default-export': 'off' },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Storybook reads a component's folder as its title; there is nothing to name.
    files: ['**/*.stories.tsx'],
    rules: { 'import/no-anonymous-default-export': 'off' },
  },
  {
    ignores: [
      '.next/',
      'dist/',
      '.data/',
      'next-env.d.ts',
      'public/',
      'backends/*/dist/',
      'packages/*/dist*/',
      'backends/cms/.strapi/',
      'backends/*/node_modules/',
      'backends/*/types/generated/',
      'backends/*/.cache/',
      'backends/*/.data/',
      'backends/cms/build/',
      'playwright-report/',
      'test-results/',
    ],
  },
];

export default config;
