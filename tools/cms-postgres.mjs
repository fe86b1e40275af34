// Runs the tests that start a CMS on a temporary Postgres server: all, or those named. Each CMS gets a
// copy of a seeded database.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './lib/network.mjs';
import { Postgres } from './lib/postgres.mjs';
import { run, runCommand, stopAll } from './lib/processes.mjs';

const ALL = ['content', 'accounts', 'forms', 'storage'];
const dist = fileURLToPath(new URL('../backends/cms/dist', import.meta.url));
const names = process.argv.length > 2 ? process.argv.slice(2) : ALL;
const tests = names.map((name) => path.join(dist, 'test', `${name}.test.js`));

await runCommand(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cms-postgres-'));
  const seeded = fs.mkdtempSync(path.join(os.tmpdir(), 'cms-seeded-'));
  const port = await freePort();
  const postgres = new Postgres({ port, folder });
  const node = (args, env) => run(process.execPath, args, { env });
  try {
    await postgres.start();
    await postgres.rows('create database seeded', 'postgres');
    await node([path.join(dist, 'scripts', 'seed.js')], {
      CLAMD_ADDRESS: 'off',
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: `postgres://tester@127.0.0.1:${port}/seeded`,
      CMS_DATA_DIR: seeded,
    });
    await node(['--test', '--test-reporter=spec', '--test-concurrency=1', ...tests], {
      CMS_TEST_POSTGRES_BIN: postgres.bin,
      CMS_TEST_POSTGRES_PORT: String(port),
      CMS_TEST_SEEDED: seeded,
    });
  } finally {
    await stopAll();
    for (const used of [folder, seeded]) fs.rmSync(used, { recursive: true, force: true });
  }
});
