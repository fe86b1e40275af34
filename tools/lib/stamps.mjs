import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './processes.mjs';

const SKIPPED = new Set([
  ...['node_modules', '.next', '.data', '.cache', 'dist', 'build'],
  // Strapi stores its last update check in it.
  '.strapi-updater.json',
]);

/** Digest of files and folders; paths are relative to the project's root. */
function digest(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(list).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function list(relative) {
  const full = path.join(root, relative);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [relative];
  return readdirSync(full)
    .filter((name) => !SKIPPED.has(name))
    .flatMap((name) => list(path.join(relative, name)));
}

/**
 * Runs a step only if its inputs have changed since its last success or its output is missing.
 * Another major version of Node.js counts as a change: native packages have to be rebuilt.
 * @param {{ name: string, inputs: string[], output: string, extra?: string }} step
 * @param {() => Promise<void>} work
 */
export async function onceFor({ name, inputs, output, extra = '' }, work) {
  const stamp = path.join(root, '.data', 'stamps', name);
  const current = `${digest(inputs)} ${process.versions.node.split('.')[0]} ${extra}`;
  if (
    existsSync(path.join(root, output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === current
  )
    return;
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}
