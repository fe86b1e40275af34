import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // Programs of the machine, each installed or named by its caller.
  ignoreBinaries: [
    'mkfifo',
    'mount',
    'openssl',
    'podman',
    'redis-server',
    'umount',
    'unshare',
    'wrk',
  ],
  // A type beside the function whose parameter or result it names may be exported unused.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'tools/*.mjs',
        'tools/{bench,containers,documents,drill}/{bench,containers,documents,drill}.mjs',
        // Started by tools/bench/bench.mjs.
        'tools/bench/search-process.mjs',
        // Run by tools/lib/deployment.test.ts.
        'tools/lib/validate-manifests.mjs',
        // Run by tools/lib/foreign-writes.test.ts.
        'tools/lib/foreign-writes.mjs',
        // Compiled by tsconfig.server.json.
        'server.ts',
        // Run outside of Next.js by tools/check-backends.mjs and tools/backends-docs.mjs.
        'lib/backend-check/{check-backends,contract-docs}.ts',
        // Takes the place of a package there.
        'tools/lib/next-env.mjs',
        // Next.js and next-intl load these by their paths in next.config.mjs.
        'lib/cache/page-cache-handler.mjs',
        // A program of its own, started by lib/search/documents/pdf-reader.ts.
        'lib/search/documents/pdf-text.mjs',
        // Named by jest.requireActual in the tests.
        'lib/search/testing/sample-*.ts',
        'e2e/contract/{jest.config,start-services}.mjs',
        'e2e/contract/*.test.ts',
        'e2e/http/{jest.config,start-stack}.mjs',
        'e2e/http/*.test.ts',
        'e2e/edge/*.test.mjs',
        'e2e/foreign/{jest.config,start-stack}.mjs',
        'e2e/support/stop-stack.mjs',
        'e2e/foreign/{*.test,*.spec,playwright.config,journeys-setup}.ts',
        // Copied beside the content types that stock-strapi.mjs makes.
        'e2e/foreign/stock-strapi/**/*.{js,cjs,mjs}',
        // Run in the containers.
        'deploy/containers/*.mjs',
        'e2e/fuzz/{playwright.config,*.spec,report-memory}.{ts,mjs}',
        // Storybook and its tests, run by tools/lib/gallery.mjs.
        'components/**/*.stories.tsx',
        'tools/gallery/{main,playwright.config,shrink-pictures}.ts',
        'tools/gallery/preview.tsx',
        'tools/gallery/*.spec.ts',
        'tools/gallery/mocks/*.ts',
      ],
      project: [
        '{app,components,deploy,e2e,lib}/**/*.{ts,tsx,mjs}',
        'tools/{*,bench/*,browser/*,containers/*,documents/**/*,drill/*,gallery/**/*,lib/*,map/*,samples/*,stack/*}.{ts,tsx,mjs}',
        'e2e/foreign/stock-strapi/**/*.{js,cjs,mjs}',
        '*.{ts,mjs}',
      ],
      ignoreDependencies: [
        // The CMS's, for e2e/foreign/stock-strapi.
        '@strapi/strapi',
        // Run by tools/lib/tools.mjs.
        'oxlint',
        'oxlint-tsgolint',
        // Imported by API version and kind in tools/lib/validate-manifests.mjs.
        'kubernetes-models',
      ],
    },
    'packages/*': { project: ['src/**/*.ts'] },
    'packages/object-storage': {
      // The server is loaded by the back ends' tests, the provider by Strapi, from their compiled form.
      entry: ['src/index.ts', 'src/strapi-provider.ts', 'src/testing/*.ts'],
      project: ['src/**/*.ts'],
    },
    'e2e/validators': {
      entry: ['*.spec.ts'],
      project: ['*.{ts,mjs}'],
      // Its jar is resolved by path.
      ignoreDependencies: ['vnu-jar'],
    },
    'backends/chat': {
      entry: ['src/start.ts', 'test/*.ts'],
      project: ['{src,test}/**/*.ts'],
    },
    'backends/e-services': {
      entry: ['src/start.ts', 'src/tool/{submissions,preview-mails}.ts', 'test/*.ts'],
      project: ['{src,test}/**/*.ts'],
      // Types only, of the mailbox in the tests.
      ignoreDependencies: ['@types/smtp-server'],
    },
    'backends/cms': {
      // Strapi finds these by their place in the folders.
      entry: [
        'config/*.ts',
        'scripts/*.{ts,mjs}',
        'src/index.ts',
        'src/admin/app.tsx',
        // Compiled folders of content types load it.
        'src/content-api/read-routes.ts',
        'src/extensions/*/strapi-server.ts',
        'src/middlewares/*.ts',
        // A thread of its own, started by its path.
        'src/process/stall-watch.ts',
        // Read by tools/documents, the site's search tests and the tests of the wording.
        'seed/index.ts',
        'sqlite-driver/index.cjs',
        'src/admin/files.d.ts',
        'test/*.ts',
        'test/{html,wording}/*.ts',
      ],
      project: ['{config,scripts,seed,src,test,sqlite-driver}/**/*.{ts,tsx,mjs,cjs}'],
      ignoreDependencies: [
        // Strapi loads its plugin and its database drivers by name, and brings its own packages.
        '@strapi/.+',
        // Loaded by deploy/containers/assemble-cms.mjs.
        '@vercel/nft',
        'pg',
        'react-intl',
      ],
    },
  },
};

export default config;
