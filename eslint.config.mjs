import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';

/** Imports go one way: app → components → lib; nothing outside backends/ imports from it. */
const layers = [
  {
    files: ['lib/**/*.{ts,tsx,mjs}'],
    rules: forbid(['@/components/*', '@/app/*', '**/components/**', '**/app/**', '**/backends/**']),
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    rules: forbid(['@/app/*', '**/app/**', '**/backends/**']),
  },
  {
    files: ['lib/content/**/*.ts'],
    rules: forbid(['**/e-services/**', '@/components/*', '@/app/*']),
  },
  { files: ['app/**/*.{ts,tsx}', 'e2e/**/*.ts'], rules: forbid(['**/backends/**']) },
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
