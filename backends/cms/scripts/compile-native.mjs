import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasNodeApi10 } from '../sqlite-driver/node-api.cjs';

/*
 * `npm run compile:native`: better-sqlite3 12 has no prebuilt binaries. The compiled one is kept in
 * npm's cache folder for the next installation.
 */

const DRIVER = 'better-sqlite3-12';
// -O1 halves the compile time.
const FLAGS = { CFLAGS: '-O1', CXXFLAGS: '-O1', JOBS: 'max', ...process.env };

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const binary = path.join(modules, DRIVER, 'build/Release/better_sqlite3.node');

if (!hasNodeApi10) {
  const kept = keptBinary();
  if (!kept || !existsSync(kept) || !isUsable(kept)) {
    const npm = process.env.npm_execpath;
    const { status } = spawnSync(
      process.execPath,
      [npm, 'rebuild', '--ignore-scripts=false', DRIVER],
      { stdio: 'inherit', env: FLAGS },
    );
    process.exitCode = status ?? 1;
    if (status === 0 && kept) copy(binary, kept);
  }
}

/** File in npm's cache folder for this source, Node.js, machine and flags. */
function keptBinary() {
  const { npm_config_cache: cache } = process.env;
  if (!cache) return undefined;
  const { packages } = JSON.parse(readFileSync(path.join(modules, '.package-lock.json'), 'utf8'));
  const { glibcVersionRuntime } = process.report.getReport().header;
  const key = [
    packages[`node_modules/${DRIVER}`].integrity,
    ...[process.version, process.platform, process.arch, glibcVersionRuntime],
    ...[FLAGS.CFLAGS, FLAGS.CXXFLAGS],
  ];
  const digest = createHash('sha256').update(JSON.stringify(key)).digest('hex');
  return path.join(cache, 'compiled', `${DRIVER}-${digest.slice(0, 32)}.node`);
}

/** Installs a binary; false if this machine cannot load it, which can end the process. */
function isUsable(kept) {
  copy(kept, binary);
  const load = `new (require(${JSON.stringify(path.join(modules, DRIVER))}))(':memory:').close()`;
  return spawnSync(process.execPath, ['-e', load]).status === 0;
}

/** Atomic: other installations may copy at the same time. */
function copy(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  const partial = `${to}.${process.pid}`;
  copyFileSync(from, partial);
  renameSync(partial, to);
}
