/*
 * Runs all tests, or the named ones, with one Postgres server for all of their processes:
 * `npm run test:built -- outbox-kill`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from '../src/database/connect.js';
import { packagePath } from '../src/paths.js';
import { ALONE } from './support/alone.js';
import { fill, newFolder } from './support/folders.js';
import { SHARED_DATABASE, startPostgres, postgresProblem } from './support/postgres.js';

const named = process.argv.slice(2);
const tests = (named.length > 0 ? named : ['together', ...ALONE]).map((name) =>
  packagePath(`dist/test/${name}.test.js`),
);
const postgres = postgresProblem() ? undefined : await startPostgres();
const env = { ...process.env };
if (postgres) {
  const url = await postgres.newDatabase();
  const settings = { databaseUrl: url, databaseTls: false, dataDir: newFolder() } as const;
  const connection = await connect(settings, () => {});
  await fill(connection);
  await connection.close();
  env[SHARED_DATABASE] = url;
}
const run = spawn(
  process.execPath,
  ['--test', '--test-force-exit', '--test-reporter=spec', '--test-concurrency=2', ...tests],
  { stdio: 'inherit', env },
);
const [status] = (await once(run, 'exit')) as [number | null];
await postgres?.stop();
process.exitCode = status ?? 1;
