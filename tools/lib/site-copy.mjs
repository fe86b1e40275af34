import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './processes.mjs';

const LINKED = ['node_modules', 'package.json', 'next.config.mjs', 'public', 'lib'];
const CREATED_AT_RUN_TIME = ['cache', 'dev', 'server/route-cache'];
/** Most of the build's bytes, unused at runtime. */
const MAP_OF_SERVER = /[\\/]server[\\/].*\.map$/;

/** Copies the build, so that two running sites never share a cache. */
export function copyBuild(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of LINKED) symlinkSync(path.join(root, name), path.join(folder, name));
  const build = path.join(root, '.next');
  const skipped = CREATED_AT_RUN_TIME.map((name) => path.join(build, name));
  cpSync(build, path.join(folder, '.next'), {
    recursive: true,
    filter: (source) => !skipped.includes(source) && !MAP_OF_SERVER.test(source),
  });
}
