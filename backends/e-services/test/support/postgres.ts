import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const PROGRAMS = '/usr/lib/postgresql';

/** Database with the samples on the server that the processes of a run share. */
export const SHARED_DATABASE = 'TEST_SHARED_DATABASE';

/** A Postgres server for tests. */
export interface Postgres {
  /**
   * Creates a database and returns its URL. On the shared server it has the samples, unless it is to be
   * empty; on any other it is empty.
   */
  newDatabase(options?: { empty?: boolean }): Promise<string>;
  /** Self-signed certificate of the server, if any. */
  certificate?: string;
  /** Crashes the server and starts it again; not the shared server. */
  crash?(): Promise<void>;
  stop(): Promise<void>;
}

/** Reason why Postgres is unavailable; undefined if it is available. */
export function postgresProblem(): string | undefined {
  if (process.env['TEST_DATABASE_URL'] || programs()) return undefined;
  return 'no Postgres here: neither TEST_DATABASE_URL nor /usr/lib/postgresql';
}

/**
 * The shared server, that of TEST_DATABASE_URL, or a new one with its data in a temporary folder.
 * @param options.own always a new one; also with `tls`
 */
export async function startPostgres({ tls = false, own = false } = {}): Promise<Postgres> {
  const isOwn = own || tls;
  const shared = process.env[SHARED_DATABASE];
  if (shared && !isOwn) {
    return { newDatabase: (options) => copyDatabase(shared, options), stop: async () => {} };
  }
  const given = isOwn ? undefined : process.env['TEST_DATABASE_URL'];
  if (given) return { newDatabase: () => newDatabase(given), stop: async () => {} };

  const bin = programs();
  if (!bin) throw new Error(postgresProblem());
  const owner = serverUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'e-services-pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const rights = ['-A', 'trust', '-U', 'tester', '-E', 'UTF8'];
  await run(path.join(bin, 'initdb'), ['-D', data, ...rights, '--no-sync'], {
    ...owner,
    cwd: folder,
  });
  const certificate = tls ? await makeCertificate(folder, owner) : undefined;
  const port = await freePort();
  // Tests kill processes, not the machine: nothing needs to be on the disk.
  const options = [
    'listen_addresses=127.0.0.1',
    'max_connections=300',
    'fsync=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
  ].flatMap((option) => ['-c', option]);
  const start = () => {
    const server = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...options, ...(certificate?.options ?? [])],
      { ...owner, cwd: folder, stdio: 'ignore' },
    );
    return { server, ended: new Promise((resolve) => server.once('exit', resolve)) };
  };
  let running = start();
  const address = `postgres://tester@127.0.0.1:${port}/postgres`;
  await untilReady(address);
  return {
    newDatabase: () => newDatabase(address),
    ...(certificate && { certificate: certificate.file }),
    crash: async () => {
      // SIGQUIT: ends without a checkpoint, so the next start recovers from the WAL.
      running.server.kill('SIGQUIT');
      await running.ended;
      running = start();
      await untilReady(address);
    },
    stop: async () => {
      running.server.kill('SIGINT');
      await running.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeCertificate(folder: string, owner: { uid: number; gid: number } | undefined) {
  const file = path.join(folder, 'server.crt');
  const key = path.join(folder, 'server.key');
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', file],
  ]);
  chmodSync(key, 0o600);
  for (const owned of owner ? [file, key] : []) chownSync(owned, owner!.uid, owner!.gid);
  const options = ['-c', 'ssl=on', '-c', `ssl_cert_file=${file}`, '-c', `ssl_key_file=${key}`];
  return { file, options };
}

/** The server refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+)/m);
  if (!line) throw new Error('There is no user postgres to run a test server as.');
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

function programs(): string | undefined {
  if (!existsSync(PROGRAMS)) return undefined;
  const versions = readdirSync(PROGRAMS).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(PROGRAMS, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
}

/** A copy of the shared database with the samples, or empty. */
function copyDatabase(shared: string, { empty = false } = {}): Promise<string> {
  const server = new URL(shared);
  const template = server.pathname.slice(1);
  // Postgres copies a database only without other connections to it.
  server.pathname = '/postgres';
  return newDatabase(server.href, empty ? '' : ` template ${template}`);
}

let created = 0;

async function newDatabase(address: string, template = ''): Promise<string> {
  created += 1;
  const name = `e_services_test_${process.pid}_${Date.now()}_${created}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`create database ${name}${template}`);
  await client.end();
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const client = new pg.Client({ connectionString: address });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(200);
    }
  }
  throw new Error('The test server of Postgres did not start.');
}

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
