/**
 * Adds the optional packages of other platforms to every package-lock.json, so that `npm ci` works
 * on Linux, macOS and Windows whatever the registry delivered when the lockfile was written.
 * Run after every change of a dependency; --check changes nothing and fails on a missing entry,
 * --integrity also adds the hashes of those that the registry has.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedPackages, lockfiles } from './lib/lockfiles.mjs';
import { missingPlatformPackages, withPlatformPackages } from './lib/platform-packages.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const check = process.argv.includes('--check');
const integrity = process.argv.includes('--integrity');

for (const file of lockfiles(root)) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const lockfile = JSON.parse(text);
  if (check) {
    report(file, missingPlatformPackages(lockfile));
    continue;
  }
  const complete = withPlatformPackages(lockfile);
  if (integrity) addHashes(file, complete);
  const mended = `${JSON.stringify(complete, null, 2)}\n`;
  if (mended === text) continue;
  writeFileSync(path.join(root, file), mended);
  console.log(`${file}: updated.`);
}

/** Asks the registry for the hashes that a lockfile lacks, and says which it does not have. */
function addHashes(file, lockfile) {
  for (const { name, entry } of installedPackages(lockfile)) {
    if (entry.integrity) continue;
    const hash = hashOf(`${name}@${entry.version}`);
    if (hash) entry.integrity = hash;
    else console.log(`${file}: the registry has no ${name}@${entry.version}; no hash added.`);
  }
}

function hashOf(id) {
  try {
    const npm = process.env.npm_execpath;
    const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
    const text = execFileSync(command, [...first, 'view', id, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return /^sha512-[\w+/=]+$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

function report(file, missing) {
  if (missing.length === 0) return;
  const names = missing.map(({ name, version }) => `  ${name}@${version}`).join('\n');
  console.error(`${file} lacks optional packages ("npm run lockfile" adds them):\n${names}`);
  process.exitCode = 1;
}
