import { spawnSync } from 'node:child_process';
import { hasNodeApi10 } from '../sqlite-driver/node-api.cjs';

/*
 * `npm run compile:native`: better-sqlite3 13 brings its builds, 12 must be compiled. Optimising it less
 * takes half of the time; the CMS spends little of its own in SQLite.
 */
if (!hasNodeApi10) {
  const npm = process.env.npm_execpath;
  const { status } = spawnSync(
    process.execPath,
    [npm, 'rebuild', '--ignore-scripts=false', 'better-sqlite3-12'],
    { stdio: 'inherit', env: { CFLAGS: '-O1', CXXFLAGS: '-O1', JOBS: 'max', ...process.env } },
  );
  process.exitCode = status ?? 1;
}
