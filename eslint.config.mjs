import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';

const ABOVE_LIB = ['@/components/*', '@/app/*', '**/components/**', '**/app/**', '**/backends/**'];

/**
 * Imports go one way: app → components → lib, where content and e-services do not know each
 * other; nothing outside backends/ imports from it.
 */
const layers = [
  {
    files: ['lib/**/*.{ts,tsx,mjs}'],
    rules: forbid(ABOVE_LIB),
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    rules: forbid(['@/app/*', '**/app/**', '**/backends/**']),
  },
  // The later entry replaces the earlier one for its files: these two repeat what holds for lib.
  { files: ['lib/content/**/*.ts'], rules: forbid([...ABOVE_LIB, '**/e-services/**']) },
  { files: ['lib/e-services/**/*.ts'], rules: forbid([...ABOVE_LIB, '**/content/**']) },
  {
    files: ['app/**/*.{ts,tsx}', 'e2e/**/*.ts', 'scripts/**/*.{ts,mjs}', '*.{ts,mjs}'],
    rules: forbid(['**/backends/**']),
  },
];

function forbid(group) {
  return { 'no-restricted-imports': ['error', { patterns: [{ group }] }] };
}

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
  ...layers,
  {
    files: ['scripts/**', 'backends/**'],
    rules: { 'no-console': 'off', 'import/no-anonymous-default-export': 'off' },
  },
  {
    ignores: [
      '.next/',
      'dist/',
      '.data/',
      'next-env.d.ts',
      'public/',
      'backends/*/dist/',
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
