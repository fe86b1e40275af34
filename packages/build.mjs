import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
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
const installed = path.join(process.cwd(), 'node_modules');
// The CMS also has an older TypeScript, for Strapi, which is four times slower.
const tsc = ['typescript-native', 'typescript']
  .map((name) => path.join(installed, name, 'bin/tsc'))
  .find(existsSync);
if (!tsc) throw new Error(`No TypeScript in ${installed}: install the packages with "npm ci".`);

for (const entry of readdirSync(here, { withFileTypes: true })) {
  if (entry.isDirectory() && existsSync(path.join(here, entry.name, 'tsconfig.build.json'))) {
    build(path.join(here, entry.name));
  }
}

function build(folder) {
  const current = digest(folder);
  if (builtFrom(folder) === current) return;
  // Parallel builds of backends must not see a half-written dist.
  const output = mkdtempSync(path.join(folder, 'dist-'));
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        tsc,
        '-p',
        path.join(folder, 'tsconfig.build.json'),
        '--outDir',
        output,
        '--typeRoots',
        path.join(installed, '@types'),
      ],
      { stdio: 'inherit' },
    );
    if (status !== 0) process.exit(status ?? 1);
    writeFileSync(path.join(output, '.built-from'), current);
    // mkdtemp creates the folder with mode 700, but images run as another user.
    chmodSync(output, 0o777 & ~process.umask());
    putInPlace(folder, output, current);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/** Atomic replacement: of concurrent builds the first wins. */
function putInPlace(folder, output, current) {
  const dist = path.join(folder, 'dist');
  const stale = `${output}-stale`;
  for (let attempt = 1; builtFrom(folder) !== current; attempt += 1) {
    try {
      if (existsSync(dist)) renameSync(dist, stale);
      renameSync(output, dist);
    } catch (error) {
      const lost = ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code);
      if (!lost || attempt === 10) throw error;
    } finally {
      rmSync(stale, { recursive: true, force: true });
    }
  }
}

/** Digest of the sources that a dist was built from; undefined without a dist. */
function builtFrom(folder) {
  const file = path.join(folder, 'dist', '.built-from');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function digest(folder) {
  const hash = createHash('sha256').update(readFileSync(path.join(here, 'tsconfig.base.json')));
  const sources = path.join(folder, 'src');
  for (const name of readdirSync(sources, { recursive: true }).map(String).sort()) {
    if (name.endsWith('.ts')) hash.update(name).update(readFileSync(path.join(sources, name)));
  }
  return hash.update(readFileSync(path.join(folder, 'tsconfig.build.json'))).digest('hex');
}
