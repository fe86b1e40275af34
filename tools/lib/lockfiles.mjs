import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The lockfiles of the project and of the packages up to two folders below, such as backends/cms.
 * @param {string} root the project's folder
 * @returns {string[]} paths below `root`, with forward slashes
 */
export function lockfiles(root, folder = '', depth = 0) {
  const below = readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
    .map((entry) => path.posix.join(folder, entry.name));
  const file = path.posix.join(folder, 'package-lock.json');
  return [
    ...(existsSync(path.join(root, file)) ? [file] : []),
    ...(depth < 2 ? below.flatMap((name) => lockfiles(root, name, depth + 1)) : []),
  ];
}

/** A JSON file of the project, parsed; `file` is below `root`. */
export function readJson(root, file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

/**
 * Registry packages of a lockfile, without links to folders of the project.
 * @returns {{ path: string, name: string, entry: any }[]} `name`: the package's real name, even
 *   under an alias
 */
export function installedPackages({ packages }) {
  return Object.entries(packages)
    .filter(([location, entry]) => location.includes('node_modules/') && !entry.link)
    .map(([location, entry]) => ({
      path: location,
      name: entry.name ?? location.slice(location.lastIndexOf('node_modules/') + 13),
      entry,
    }));
}
