import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readSettings } from '../src/settings';

const SCRIPTS = path.join(__dirname, '..', 'scripts');
const START_TIMEOUT_MS = 180_000;
/** Larger young generation: saves an eighth of the start. */
const NODE_OPTIONS = ['--max-semi-space-size=64'];

/** A CMS on a free port with its own copy of the seeded data. */
export interface RunningCms {
  url: string;
  output(): string;
  dataDir: string;
  /** Restarts on the same data and port. */
  restart(): Promise<void>;
  kill(): Promise<void>;
  /** Starts a second process on the same data. */
  startAnother(): Promise<void>;
  stop(): Promise<void>;
}

export interface Delivery {
  secret: string | undefined;
  body: {
    event: string;
    model?: string;
    uid?: string;
    createdAt: string;
    entry?: Record<string, unknown>;
    media?: unknown;
  };
}

export interface WebhookListener {
  url: string;
  status: number;
  /** Responses by path; others are 503. */
  answers: Record<string, object>;
  deliveries: Delivery[];
  close(): void;
}

export async function freePort(): Promise<number> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Seeds a folder (cached), or copies the seeded Postgres. Returns settings of the database. */
function seed(env: NodeJS.ProcessEnv, dataDir: string): Record<string, string> {
  const { CMS_TEST_POSTGRES_BIN: bin, CMS_TEST_POSTGRES_PORT: port, CMS_TEST_SEEDED: from } = env;
  if (!bin || !port || !from) {
    const seeding = spawnSync(process.execPath, [path.join(SCRIPTS, 'seed.js')], {
      env,
      encoding: 'utf8',
    });
    if (seeding.status === 0) return {};
    throw new Error(`Seeding failed:\n${seeding.stdout}${seeding.stderr}`);
  }
  const name = `cms_${randomUUID().replaceAll('-', '')}`;
  const server = ['-h', '127.0.0.1', '-p', port, '-U', 'tester'];
  const made = spawnSync(path.join(bin, 'createdb'), [...server, '-T', 'seeded', name], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`createdb failed:\n${made.stderr}`);
  fs.cpSync(from, dataDir, { recursive: true });
  const url = `postgres://tester@127.0.0.1:${port}/${name}`;
  return { DATABASE_CLIENT: 'postgres', DATABASE_URL: url };
}

/** Seeds a temporary folder and starts a CMS on it. */
export async function startCms(env: Record<string, string>): Promise<RunningCms> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'cms-test-'));
  const port = await freePort();
  const all: NodeJS.ProcessEnv = {
    ...process.env,
    // Required by CMS_FORMS_TOKEN.
    CLAMD_ADDRESS: 'off',
    ...env,
    CMS_DATA_DIR: dataDir,
    CMS_PORT: String(port),
    CMS_HOST: '127.0.0.1',
  };

  Object.assign(all, seed(all, dataDir));

  let output = '';
  let child: ChildProcess;
  const others: ChildProcess[] = [];
  const startOn = async (cmsPort: number): Promise<ChildProcess> => {
    const from = output.length;
    const started = spawn(process.execPath, [...NODE_OPTIONS, path.join(SCRIPTS, 'start.js')], {
      env: { ...all, CMS_PORT: String(cmsPort) },
    });
    started.stdout?.on('data', (chunk) => (output += chunk));
    started.stderr?.on('data', (chunk) => (output += chunk));
    await waitFor(() => {
      if (started.exitCode !== null) throw new Error('The CMS exited during startup.');
      return output.includes('"msg":"listening"', from);
    }, START_TIMEOUT_MS);
    return started;
  };
  const start = async (): Promise<void> => {
    child = await startOn(port);
  };
  const stop = async (): Promise<void> => {
    await Promise.all([child, ...others].filter(Boolean).map((process) => end(process)));
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  const restart = async (): Promise<void> => {
    await end(child);
    await start();
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${output}`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    dataDir,
    restart,
    kill: () => end(child, 'SIGKILL'),
    startAnother: async () => void others.push(await startOn(await freePort())),
    stop,
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** Starts a server that records webhooks. */
export async function listenForWebhooks(): Promise<WebhookListener> {
  const { webhookSecret } = readSettings();
  const deliveries: Delivery[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const secret = request.headers['x-webhook-secret'] as string | undefined;
      if (request.method === 'GET') {
        const known = secret === webhookSecret ? listener.answers[request.url ?? ''] : undefined;
        response.writeHead(known ? 200 : 503).end(JSON.stringify(known ?? {}));
        return;
      }
      deliveries.push({ secret, body: JSON.parse(body) });
      response.writeHead(listener.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const listener: WebhookListener = {
    url: `http://127.0.0.1:${port}/api/revalidate`,
    status: 200,
    answers: {},
    deliveries,
    close: () => server.close(),
  };
  return listener;
}

/** Polls a condition. @throws Error after `timeout` milliseconds */
export async function waitFor(condition: () => boolean, timeout = 5_000): Promise<void> {
  const until = Date.now() + timeout;
  while (!condition()) {
    if (Date.now() > until) throw new Error(`Timed out after ${timeout} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
