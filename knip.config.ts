import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // A type beside the function whose parameter or result it names may be exported unused.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        // Compiled by tsconfig.server.json.
        'server.ts',
        // Next.js and next-intl load these by their paths in next.config.mjs.
        'lib/cache/page-cache-handler.mjs',
        'lib/i18n/request.ts',
        'scripts/map/outlines.mjs',
        'scripts/og/make.mjs',
        'e2e/contract/{jest.config,start-service,stop-service}.mjs',
        'e2e/contract/*.test.ts',
      ],
      project: [
        '{app,components,e2e,lib,scripts}/**/*.{ts,tsx,mjs}',
        '*.{ts,mjs}',
        'sample-pictures/**/*.mjs',
      ],
      ignoreDependencies: [
        // Installed by hand for the rare run of scripts/map/outlines.mjs.
        'd3-geo',
        'topojson-client',
        // Named by the tests' @jest-environment comments.
        'jest-environment-jsdom',
        'jsdom',
      ],
    },
    'backends/chat': {
      entry: ['src/start.ts', 'test/*.ts'],
      project: ['{src,test}/**/*.ts'],
    },
    'backends/e-services': {
      entry: ['src/start.ts', 'src/tool/submissions.ts', 'test/*.ts'],
      project: ['{src,test}/**/*.ts'],
    },
    'backends/cms': {
      // Strapi finds these by their place in the folders.
      entry: [
        'config/*.ts',
        'scripts/*.{ts,mjs}',
        'src/index.ts',
        'src/admin/app.tsx',
        'src/middlewares/*.ts',
        'seed/content/*.ts',
        'seed/tools/**/*.mjs',
        'test/*.ts',
      ],
      project: ['{config,scripts,seed,src,test}/**/*.{ts,tsx,mjs}'],
      ignoreDependencies: [
        // Strapi loads its plugin and its database drivers by name, and brings its own packages.
        '@strapi/.+',
        'better-sqlite3',
        'pg',
        'react-intl',
        // Installed by hand for the tools that draw the sample files.
        'fflate',
        'playwright-core',
        'sharp',
      ],
    },
  },
};

export default config;
