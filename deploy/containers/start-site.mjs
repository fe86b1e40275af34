import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Starts the site of a container whose root is read-only: Next writes beside its build, so the build
 * is copied to SITE_RUN_DIR, a folder in memory or on an empty volume, and everything else is linked.
 */
const app = path.dirname(fileURLToPath(import.meta.url));
const folder = process.env.SITE_RUN_DIR ?? '/run/site';
const LINKED = ['node_modules', 'package.json', 'public', 'lib'];

mkdirSync(folder, { recursive: true });
for (const name of ['.next', ...LINKED])
  rmSync(path.join(folder, name), { recursive: true, force: true });
for (const name of LINKED) symlinkSync(path.join(app, name), path.join(folder, name));
cpSync(path.join(app, '.next'), path.join(folder, '.next'), {
  recursive: true,
  verbatimSymlinks: true,
});
process.chdir(folder);

// As the server of Next's own `output: 'standalone'` does it: the configuration is the build's, for
// next.config.mjs would need what only builds need.
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
const site = process.env.SITE_URL;
if (site) config.experimental.serverActions.allowedOrigins = [new URL(site).host];
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
await import(path.join(app, 'dist/server.js'));
