import { existsSync } from 'node:fs';
import { print, run } from './processes.mjs';
import { logFile } from './project.mjs';

/** Tries to install packages of Debian; only root can. */
export async function installDebianPackages(name, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  print(`Installing ${packages.join(', ')}.`);
  const log = logFile(`install-${name}`);
  // Keeps packages from starting servers: callers start their own on free ports.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  await run('apt-get', ['update'], { log }).catch(() => {});
  await run('apt-get', install, { log, env }).catch(() => {});
}

/**
 * The program that `find` returns; installs Debian's packages if there is none.
 * @template Found
 * @param {string} name
 * @param {string[]} packages
 * @param {() => Found} find
 * @returns {Promise<Found>}
 * @throws Error with the install command
 */
export async function requireProgram(name, packages, find) {
  const found = find();
  if (found) return found;
  await installDebianPackages(name, packages);
  const installed = find();
  if (installed) return installed;
  throw new Error(
    `No ${name} was found and none could be installed. Install it with "sudo apt-get install ${packages.join(' ')}".`,
  );
}
