/*
 * `npm run test:postgres`: runs the tests that start a CMS on a temporary Postgres server (Debian's
 * postgresql). Each CMS gets a copy of a seeded database.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './cms';

const PROGRAMS = '/usr/lib/postgresql';
const ALL = ['content', 'accounts', 'forms', 'storage'];
const TESTS = process.argv.length > 2 ? process.argv.slice(2) : ALL;
const WAIT_MS = 30_000;

async function main(): Promise<number> {
  const bin = programs();
  if (!bin) {
    console.error(`There is no Postgres in ${PROGRAMS}: "sudo apt-get install postgresql".`);
    return 1;
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cms-postgres-'));
  const owner = serverUser();
  if (owner) fs.chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const options = { cwd: folder, ...owner };
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'tester', '-E', 'UTF8'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`);
  const port = String(await freePort());
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', port, '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'cms-seeded-'));
  try {
    await untilReady(bin, port);
    run(path.join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', port, '-U', 'tester', 'seeded']);
    const env = {
      ...process.env,
      CLAMD_ADDRESS: 'off',
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: `postgres://tester@127.0.0.1:${port}/seeded`,
      CMS_DATA_DIR: dataDir,
    };
    console.log(`Postgres ${path.basename(path.dirname(bin))}: seeding.`);
    run(process.execPath, [path.join(__dirname, '..', 'scripts', 'seed.js')], env);
    const tests = TESTS.map((name) => path.join(__dirname, `${name}.test.js`));
    const { status } = spawnSync(process.execPath, ['--test', '--test-concurrency=1', ...tests], {
      stdio: 'inherit',
      env: {
        ...process.env,
        CMS_TEST_POSTGRES_BIN: bin,
        CMS_TEST_POSTGRES_PORT: port,
        CMS_TEST_SEEDED: dataDir,
      },
    });
    return status ?? 1;
  } finally {
    server.kill('SIGINT');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

function run(command: string, args: string[], env = process.env): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${path.basename(command)} failed.`);
}

function programs(): string | undefined {
  if (!fs.existsSync(PROGRAMS)) return undefined;
  const versions = fs.readdirSync(PROGRAMS).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(PROGRAMS, version, 'bin'))
    .find((bin) => fs.existsSync(path.join(bin, 'initdb')));
}

/** Postgres refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = /^postgres:[^:]*:(\d+):(\d+)/m.exec(fs.readFileSync('/etc/passwd', 'utf8'));
  if (!line) throw new Error('There is no user postgres to run a test server as.');
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

async function untilReady(bin: string, port: string): Promise<void> {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    const ready = spawnSync(path.join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', port]);
    if (ready.status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The test server of Postgres did not start.');
}

main().then(
  (status) => process.exit(status),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
