import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { requireProgram } from './debian.mjs';
import { freePort, waitFor } from './network.mjs';
import { root, run, start } from './processes.mjs';
import { logFile } from './project.mjs';

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'];

/**
 * Path of nginx; installs Debian's package if possible.
 * @throws Error with the install command
 */
export const findNginx = () => requireProgram('nginx', ['nginx', 'gettext-base'], installed);

function installed() {
  return existsSync('/usr/bin/envsubst') ? NGINX.find((file) => existsSync(file)) : undefined;
}

/** Runs the tests of deploy/nginx on a built site; `full` adds the container's folder. */
export async function testEdge({ full = false } = {}) {
  const names = ['edge', 'splitting', 'tls', ...(full ? ['slim-site'] : [])];
  const tests = names.map((name) => `e2e/edge/${name}.test.mjs`);
  await run(
    process.execPath,
    ['--test', '--test-concurrency=1', '--test-timeout=300000', ...tests],
    {
      log: logFile('edge-tests'),
    },
  );
}

/**
 * Renders deploy/nginx and starts nginx with it, on loopback and without TLS.
 * @param {{
 *   sites: number[], port: number, chatPort?: number, folder: string,
 *   log?: string, env?: Record<string, string>,
 * }} options `sites` are ports; `folder` keeps configuration and cache, also across starts; `env` are
 *   settings of deploy/nginx/README.md that differ
 * @returns the task of processes.mjs with the address `url`
 */
export async function startEdge({
  sites,
  port,
  chatPort = 5000,
  folder,
  log = logFile('edge'),
  env = {},
}) {
  const nginx = await findNginx();
  const statusPort = await freePort();
  mkdirSync(folder, { recursive: true });
  const settings = path.join(folder, 'conf');
  await run('sh', [path.join(root, 'deploy/nginx/render.sh'), settings], {
    quiet: true,
    env: {
      EDGE_USER: 'root',
      EDGE_STATE: path.join(folder, 'state'),
      EDGE_SITES: sites.map((site) => `127.0.0.1:${site}`).join(' '),
      EDGE_CHAT_HUBS: `127.0.0.1:${chatPort}`,
      EDGE_LISTEN: `127.0.0.1:${port}`,
      EDGE_STATUS_LISTEN: `127.0.0.1:${statusPort}`,
      EDGE_SCHEME: 'http',
      EDGE_ACCESS_LOG: path.join(folder, 'access.log'),
      EDGE_WORKERS: '2',
      // All visitors of a test share one address.
      EDGE_CONNECTIONS_PER_ADDRESS: '10000',
      EDGE_REQUESTS_PER_SECOND: '100000',
      EDGE_REQUESTS_BURST: '100000',
      ...env,
    },
  });
  const task = start(
    nginx,
    ['-c', path.join(settings, 'nginx.conf'), '-p', folder, '-g', 'daemon off;'],
    { log, stopSignal: 'SIGQUIT' },
  );
  await waitFor(`http://127.0.0.1:${statusPort}/health`, task, 20);
  return Object.assign(task, { url: `http://127.0.0.1:${port}` });
}

/**
 * Creates a self-signed certificate for a host name.
 * @returns the paths of `certificate` and `key`
 */
export function createCertificate(folder, host) {
  mkdirSync(folder, { recursive: true });
  const certificate = path.join(folder, 'certificate.pem');
  const key = path.join(folder, 'key.pem');
  const { status, stderr } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${host}`],
    ...['-addext', `subjectAltName=DNS:${host}`, '-keyout', key, '-out', certificate],
  ]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  return { certificate, key };
}

/**
 * Starts an edge that terminates TLS, on free ports.
 * @param {Omit<Parameters<typeof startEdge>[0], 'port'> & { host: string, certificate: string, key: string }} options
 * @returns the task with `port` and `plainPort` of the redirect to HTTPS
 */
export async function startTlsEdge({ host, certificate, key, ...options }) {
  const [port, plainPort] = await Promise.all(Array.from({ length: 2 }, freePort));
  const env = {
    EDGE_SERVER_NAMES: host,
    EDGE_TLS_CERTIFICATE: certificate,
    EDGE_TLS_KEY: key,
    EDGE_LISTEN_HTTP: `127.0.0.1:${plainPort}`,
    ...options.env,
  };
  return Object.assign(await startEdge({ ...options, port, env }), { port, plainPort });
}
