import type { StorybookConfig } from '@storybook/nextjs-vite';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The site's first line of styles orders layers; Vite may load others earlier. */
const [LAYER_ORDER = ''] = readFileSync(file('../../app/styles/index.css'), 'utf8').split('\n', 1);

const SITE_CONFIG = file('../../lib/config/index.ts');

/** Replaces the config module, which reads the environment and files. */
const fixedConfig: Plugin = {
  name: 'fixed-config',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/(^|\/)config$/.test(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id === SITE_CONFIG ? file('./mocks/config.ts') : null;
  },
};

const config: StorybookConfig = {
  framework: { name: '@storybook/nextjs-vite', options: {} },
  stories: [{ directory: '../../components', files: '**/*.stories.tsx' }],
  staticDirs: [
    { from: '../../public/fonts', to: '/fonts' },
    { from: '../../public/images', to: '/images' },
  ],
  previewHead: (head = '') => `${head}<style>${LAYER_ORDER}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [fixedConfig, ...(vite.plugins ?? [])],
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
    resolve: {
      ...vite.resolve,
      alias: [
        ...aliasList(vite.resolve?.alias),
        { find: /^next-intl\/server$/, replacement: file('./mocks/next-intl-server.ts') },
        { find: /^@\//, replacement: file('../../') },
      ],
    },
  }),
};

type Alias = NonNullable<
  NonNullable<Parameters<NonNullable<StorybookConfig['viteFinal']>>[0]['resolve']>['alias']
>;

function aliasList(alias: Alias | undefined) {
  if (Array.isArray(alias)) return alias;
  return Object.entries(alias ?? {}).map(([find, replacement]) => ({
    find,
    replacement: String(replacement),
  }));
}

export default config;
