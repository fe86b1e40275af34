import { randomInt } from 'node:crypto';
import http from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { stop } from './processes.mjs';
import { siteSetting } from './site-setting.mjs';

/** Whether nothing listens on a port of this machine, on IPv4 or IPv6. */
async function isFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const free = await new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', (error) =>
        resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
      );
      probe.listen(port, host, () => probe.close(() => resolve(true)));
    });
    if (!free) return false;
  }
  return true;
}

/**
 * Ports for tests, below those that systems give to outgoing connections and to listeners without
 * a port of their own, and free of the ones that browsers refuse to open.
 */
const TEST_PORTS = { first: 20_000, count: 10_000 };
const givenAway = new Set();

/** A port that nothing listens on, and that nothing is likely to take before it is used. */
export async function freePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = TEST_PORTS.first + randomInt(TEST_PORTS.count);
    if (givenAway.has(port)) continue;
    givenAway.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(
    `No free port was found from ${TEST_PORTS.first} to ${TEST_PORTS.first + TEST_PORTS.count - 1}.`,
  );
}

/** Reads a port from the environment or the site's .env; ends with a sentence when it is no port. */
export function portFrom(name, fallback) {
  const value = siteSetting(name);
  if (!value) return fallback;
  if (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535) return Number(value);
  console.error(`${name} must be a whole number from 1 to 65535, not "${value}".`);
  process.exit(1);
}

/** Ends with a sentence when a port is taken. */
export async function requireFreePort(name, port, what) {
  if (await isFree(port)) return;
  console.error(
    `Port ${port} for ${what} is taken by another program. Choose another one: ${name}=${port + 1} npm run ${process.env.npm_lifecycle_event ?? 'demo'}`,
  );
  process.exit(1);
}

/**
 * Waits until an address answers with a status below 500. The program behind it is ended where it
 * does not.
 * @throws Error with the program's last lines.
 */
export async function waitFor(address, task, seconds = 120) {
  const deadline = Date.now() + seconds * 1000;
  let ended = false;
  void task?.ended.then(() => (ended = true));
  while (Date.now() < deadline && !ended) {
    if (await answers(address)) return;
    await pause(250);
  }
  const last = task?.output().split('\n').slice(-40).join('\n') ?? '';
  if (ended) throw new Error(`It ended before it answered at ${address}:\n${last}`);
  if (task) await stop(task, 'SIGKILL');
  throw new Error(`Nothing answered at ${address} within ${seconds} seconds.\n${last}`.trimEnd());
}

async function answers(address) {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(5000),
      redirect: 'manual',
    });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** A backend on this machine that answers nothing useful and notes what it is asked for. */
export async function listenForRequests() {
  const requests = [];
  const server = http.createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(503).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
