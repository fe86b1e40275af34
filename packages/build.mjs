import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Compiles the packages that the backends share to CommonJS, which ES modules and CommonJS can
 * both load. It runs in the folder of a back end and uses the TypeScript and the Node types
 * installed there: the packages have no dependencies and need no installation of their own.
 */

const here = path.dirname(fileURLToPath(import.meta.url));
const config = path.join(here, 'tsconfig.build.json');
const installed = path.join(process.cwd(), 'node_modules');
// The CMS also has an older TypeScript, for Strapi, which is four times slower.
const tsc = ['typescript-native', 'typescript']
  .map((name) => path.join(installed, name, 'bin/tsc'))
  .find(existsSync);
if (!tsc) throw new Error(`No TypeScript in ${installed}: install the packages with "npm ci".`);

const packages = readdirSync(here).filter((name) => existsSync(path.join(here, name, 'src')));
const current = digest();
if (packages.some((name) => builtFrom(name) !== current)) build();

function build() {
  // Parallel builds of backends must not see a half-written dist.
  const output = mkdtempSync(path.join(here, 'dist-'));
  try {
    const types = path.join(installed, '@types');
    const options = ['-p', config, '--outDir', output, '--typeRoots', types];
    const { status } = spawnSync(process.execPath, [tsc, ...options], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
    for (const name of packages) putInPlace(name, path.join(output, name));
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/** Atomic replacement: of concurrent builds the first wins. */
function putInPlace(name, output) {
  const dist = path.join(here, name, 'dist');
  const compiled = path.join(output, 'src');
  const stale = path.join(output, 'stale');
  writeFileSync(path.join(compiled, '.built-from'), current);
  for (let attempt = 1; builtFrom(name) !== current; attempt += 1) {
    try {
      if (existsSync(dist)) renameSync(dist, stale);
      renameSync(compiled, dist);
    } catch (error) {
      const lost = ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code);
      if (!lost || attempt === 10) throw error;
    } finally {
      rmSync(stale, { recursive: true, force: true });
    }
  }
}

/** Digest of the sources that a dist was built from; undefined without a dist. */
function builtFrom(name) {
  const file = path.join(here, name, 'dist', '.built-from');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function digest() {
  const hash = createHash('sha256').update(readFileSync(config));
  for (const name of packages) {
    const sources = path.join(here, name, 'src');
    for (const file of readdirSync(sources, { recursive: true }).map(String).sort()) {
      if (!file.endsWith('.ts')) continue;
      hash.update(`${name}/${file}`).update(readFileSync(path.join(sources, file)));
    }
  }
  return hash.digest('hex');
}
