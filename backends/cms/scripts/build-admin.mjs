// Builds the admin panel into dist/build. Takes about a minute and 2 GB of memory on two cores.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedSettings } from './generated-settings.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const strapi = path.join(root, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');

// Strapi reads the whole configuration to build; the panel contains none of it, so placeholders do.
const placeholders = Object.fromEntries(
  Object.entries(generatedSettings()).map(([name, make]) => [name, make()]),
);
placeholders.ADMIN_EMAIL = 'build@example.invalid';

console.log('CMS: building the admin panel, about a minute.');
const { status } = spawnSync(process.execPath, [strapi, 'build', '--silent'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...placeholders,
    ...process.env,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
  },
});
if (status === 0) console.log('CMS: the admin panel is built; reload its page.');
process.exit(status ?? 1);
