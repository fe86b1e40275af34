import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Copies the runtime files of the built CMS and its packages to a folder: `node
 * deploy/containers/assemble-cms.mjs <folder>`. The editors' panel is compiled, so its packages and those
 * that build it stay behind, as does SQLite: containers have Postgres.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const cms = path.join(root, 'backends/cms');
const { nodeFileTrace } = createRequire(path.join(cms, 'package.json'))('@vercel/nft');

const [target] = process.argv.slice(2);
if (!target) throw new Error('Usage: assemble-cms.mjs <folder>');

/** Strapi loads its plugins, their providers and the contents of `dist` by computed names. */
const strapi = path.join(cms, 'node_modules/@strapi');
const entries = [
  ...['config', 'scripts', 'seed', 'src'].flatMap((name) =>
    scriptsIn(path.join(cms, 'dist', name)),
  ),
  ...readdirSync(strapi)
    .map((name) => path.join(strapi, name, entryOf(name)))
    .filter(existsSync),
  path.join(cms, 'node_modules/pg/lib/index.js'),
];
const { fileList } = await nodeFileTrace(entries, {
  base: root,
  processCwd: cms,
  ignore: (file) => /better-sqlite3/.test(file),
});
// Whole packages: which of their files are loaded depends on the version of Node.js.
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;
const packages = new Set([...fileList].map((file) => PACKAGE.exec(file)?.[0] ?? file));
for (const name of packages) copy(name);
/** Read at run time, or served statically. */
for (const name of ['dist', 'seed', 'package.json', 'favicon.png']) copy(`backends/cms/${name}`);
// Strapi would create it at its start, on a read-only disk.
mkdirSync(path.join(target, 'backends/cms/database/migrations'), { recursive: true });
// Strapi reads the manifest of each of them.
for (const name of readdirSync(strapi))
  copy(`backends/cms/node_modules/@strapi/${name}/package.json`);

function entryOf(name) {
  return name.startsWith('provider-') ? 'dist/index.js' : 'dist/server/index.js';
}

function scriptsIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(folder, name));
}

function copy(file) {
  const from = path.join(root, file);
  const to = path.join(target, file);
  mkdirSync(path.dirname(to), { recursive: true });
  const inside = path.join(from, 'node_modules');
  const filter = (source) => source !== inside && !/\.(?:map|d\.[cm]?ts)$/.test(source);
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
}
