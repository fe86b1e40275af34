import { CASE_KINDS } from '@ports-authority/e-services-contract';
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { startApplication, type Application } from '../../src/application.js';
import { createLogger } from '../../src/logger.js';
import { packagePath } from '../../src/paths.js';
import { loadSettings, type Settings } from '../../src/settings/settings.js';
import { Client } from './client.js';
import { newDataFolder, newFolder } from './folders.js';
import { freePort, SHARED_DATABASE, startPostgres } from './postgres.js';

/** All requests of a test come from one address. */
const NO_LIMITS = {
  CAPTCHA_OPENINGS_PER_ADDRESS: '1000000',
  CAPTCHA_CHECKS_PER_ADDRESS: '1000000',
  CAPTCHA_WRONG_PER_ADDRESS: '1000000',
  CAPTCHA_PROOF_EFFORT: '600',
};

/** A service in this process, on a free port. */
export interface Running {
  client: Client;
  settings: Settings;
  application: Application;
  stop(): Promise<void>;
}

/** Tests come from one address and use one identity number. */
const UNLIMITED = {
  LOOKUPS_PER_HOUR: '100000',
  WRONG_DATES_PER_HOUR: '100000',
  OPEN_ORDERS_PER_IDENTITY: '100000',
  OPEN_ORDERS_PER_CLIENT: '100000',
  SUBSCRIPTIONS_PER_CLIENT: '100000',
  ...Object.fromEntries(
    CASE_KINDS.map((kind) => [
      `SUBMISSIONS_PER_DAY_${kind.toUpperCase().replaceAll('-', '_')}`,
      '100000',
    ]),
  ),
};

/** With the embedded database, even if the tests share a Postgres. */
export const EMBEDDED = { DATABASE_URL: '' };

/**
 * Starts a service in this process; with the run's Postgres, if there is one and no other is set.
 */
export async function startHere(given: Record<string, string> = {}): Promise<Running> {
  const env = { ...(await sharedDatabase(given)), ...given };
  const folder = env['E_SERVICES_DATA_DIR'] ?? (await newDataFolderFor(env));
  const settings = loadSettings({
    E_SERVICES_HOST: '127.0.0.1',
    E_SERVICES_PORT: String(await freePort()),
    E_SERVICES_DATA_DIR: folder,
    CAPTCHA_TEST_ANSWERS: 'on',
    ...NO_LIMITS,
    LOG_LEVEL: 'silent',
    ...UNLIMITED,
    ...env,
  });
  const application = await startApplication(settings, createLogger(settings.logLevel));
  return {
    client: new Client(
      `http://127.0.0.1:${settings.port}/e-services-api`,
      settings.token ? { authorization: `Bearer ${settings.token}` } : {},
    ),
    settings,
    application,
    stop: async () => {
      await application.stop();
      if (!env['E_SERVICES_DATA_DIR']) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Rows of a query. */
export async function query({ application }: Running, text: string) {
  const found: unknown = await application.database.execute(sql.raw(text));
  return (found as { rows: Record<string, unknown>[] }).rows;
}

/**
 * A new data folder for a service, and its database: the given one, by default the run's Postgres,
 * otherwise the embedded one with the samples.
 */
export async function newData(database?: Record<string, string>): Promise<Record<string, string>> {
  const env = database ?? (await sharedDatabase({}));
  return { ...env, E_SERVICES_DATA_DIR: await newDataFolderFor(env) };
}

async function sharedDatabase(env: Record<string, string>): Promise<Record<string, string>> {
  const isGiven = 'DATABASE_URL' in env || 'E_SERVICES_DATA_DIR' in env;
  if (isGiven || !process.env[SHARED_DATABASE]) return {};
  return { DATABASE_URL: await (await startPostgres()).newDatabase() };
}

function newDataFolderFor(env: Record<string, string>): Promise<string> | string {
  return env['DATABASE_URL'] ? newFolder() : newDataFolder();
}

/** A service in a separate process. */
export interface Spawned {
  client: Client;
  port: number;
  process: ChildProcess;
  ended: Promise<number | null>;
  output(): string;
}

/** Starts a service in a separate process and waits until it is healthy. */
export async function startProcess(env: Record<string, string>): Promise<Spawned> {
  const port = await freePort();
  const spawned = spawnService({ ...env, E_SERVICES_PORT: String(port) });
  const client = new Client(`http://127.0.0.1:${port}/e-services-api`);
  let ended = false;
  void spawned.ended.then(() => (ended = true));
  for (let attempt = 0; attempt < 600 && !ended; attempt++) {
    try {
      if ((await client.get('/health/ready')).status === 200) return { ...spawned, client, port };
    } catch {
      await pause(100);
    }
  }
  throw new Error(`The service did not start:\n${spawned.output()}`);
}

/** Starts a service in a separate process without waiting; it may exit. */
export function spawnService(env: Record<string, string>): Omit<Spawned, 'client' | 'port'> {
  const child = spawn(process.execPath, [packagePath('dist/src/start.js')], {
    env: {
      PATH: process.env['PATH'],
      E_SERVICES_HOST: '127.0.0.1',
      CAPTCHA_TEST_ANSWERS: 'on',
      ...NO_LIMITS,
      LOG_LEVEL: 'error',
      ...UNLIMITED,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  // A failed test must not leave its service running.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      process.off('exit', kill);
      resolve(code);
    });
  });
  return { process: child, ended, output: () => output };
}
