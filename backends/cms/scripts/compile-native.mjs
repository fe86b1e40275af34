import { spawnSync } from 'node:child_process';
import { hasNodeApi10 } from '../sqlite-driver/node-api.cjs';

// `npm run compile:native`: better-sqlite3 12 has no prebuilt binaries. -O1 halves the compile time.
if (!hasNodeApi10) {
  const npm = process.env.npm_execpath;
  const { status } = spawnSync(
    process.execPath,
    [npm, 'rebuild', '--ignore-scripts=false', 'better-sqlite3-12'],
    { stdio: 'inherit', env: { CFLAGS: '-O1', CXXFLAGS: '-O1', JOBS: 'max', ...process.env } },
  );
  process.exitCode = status ?? 1;
}
