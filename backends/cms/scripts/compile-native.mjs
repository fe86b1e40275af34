import { spawnSync } from 'node:child_process';
import { hasNodeApi10 } from '../sqlite-driver/node-api.cjs';

/* `npm run compile:native`: better-sqlite3 13 brings its builds, 12 must be compiled. */
if (!hasNodeApi10) {
  const npm = process.env.npm_execpath;
  const { status } = spawnSync(
    process.execPath,
    [npm, 'rebuild', '--ignore-scripts=false', 'better-sqlite3-12'],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
