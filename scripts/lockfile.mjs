/**
 * Adds the optional packages of other platforms to every package-lock.json, so that `npm ci` works
 * on Linux, macOS and Windows whatever the registry delivered when the lockfile was written.
 * Run after every change of a dependency; --check changes nothing and fails on a missing entry.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingPlatformPackages, withPlatformPackages } from './lib/platform-packages.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const check = process.argv.includes('--check');

for (const file of lockfiles()) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const lockfile = JSON.parse(text);
  if (check) {
    report(file, missingPlatformPackages(lockfile));
    continue;
  }
  const mended = `${JSON.stringify(withPlatformPackages(lockfile), null, 2)}\n`;
  if (mended === text) continue;
  writeFileSync(path.join(root, file), mended);
  console.log(`${file}: updated.`);
}

/** Lockfiles of the project and of the packages up to two folders below, such as backends/cms. */
function lockfiles(folder = '', depth = 0) {
  const below = readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
    .map((entry) => path.posix.join(folder, entry.name));
  const file = path.posix.join(folder, 'package-lock.json');
  return [
    ...(existsSync(path.join(root, file)) ? [file] : []),
    ...(depth < 2 ? below.flatMap((name) => lockfiles(name, depth + 1)) : []),
  ];
}

function report(file, missing) {
  if (missing.length === 0) return;
  const names = missing.map(({ name, version }) => `  ${name}@${version}`).join('\n');
  console.error(`${file} lacks optional packages ("npm run lockfile" adds them):\n${names}`);
  process.exitCode = 1;
}
