import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './processes.mjs';

const LINKED = ['node_modules', 'package.json', 'next.config.mjs', 'public', 'lib'];
const MADE_WHILE_RUNNING = ['cache', 'dev', 'server/route-cache'];

/** Puts the build into a folder of its own, so that two running sites never share what they cache. */
export function placeBuild(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of LINKED) symlinkSync(path.join(root, name), path.join(folder, name));
  const build = path.join(root, '.next');
  const skipped = MADE_WHILE_RUNNING.map((name) => path.join(build, name));
  cpSync(build, path.join(folder, '.next'), {
    recursive: true,
    filter: (source) => !skipped.includes(source),
  });
}
