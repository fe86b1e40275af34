import path from 'node:path';
import { requireNode } from './node-version.mjs';
import { root } from './processes.mjs';

/** Required by Vite. */
const MINIMUM_NODE = [20, 19];

/** Imports a TypeScript module of the site outside Next.js. */
export async function importSiteModule(file) {
  requireNode(MINIMUM_NODE);
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(path.join(root, file), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: {
      tsconfigPaths: true,
      alias: [
        { find: '@next/env', replacement: path.join(root, 'tools/lib/next-env.mjs') },
        {
          // Modules of a back end, outside the paths of the site's tsconfig.json.
          find: /^@ports-authority\/([\w-]+)$/,
          replacement: path.join(root, 'packages/$1/src/index.ts'),
        },
      ],
    },
  });
  return module;
}
