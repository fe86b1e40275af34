import { randomInt } from 'node:crypto';
import http from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { stop } from './processes.mjs';
import { siteSetting } from './site-setting.mjs';

/** True if the port is free on both IPv4 and IPv6 loopback. */
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

/** Below every system's ephemeral range, without the ports that browsers block. */
const TEST_PORTS = { first: 20_000, count: 10_000 };
const handedOut = new Set();

/** A random free port, so that parallel test runs rarely collide. */
export async function freePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = TEST_PORTS.first + randomInt(TEST_PORTS.count);
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(
    `No free port was found from ${TEST_PORTS.first} to ${TEST_PORTS.first + TEST_PORTS.count - 1}.`,
  );
}

/** A port from the environment or the site's .env; exits with a plain message if it is invalid. */
export function portFrom(name, fallback) {
  const value = siteSetting(name);
  if (!value) return fallback;
  if (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535) return Number(value);
  console.error(`${name} must be a whole number from 1 to 65535, not "${value}".`);
  process.exit(1);
}

/** Exits with a plain message if the port is in use. */
export async function requireFreePort(name, port, what) {
  if (await isFree(port)) return;
  console.error(
    `Port ${port} for ${what} is already in use. Choose another one: ${name}=${port + 1} npm run ${process.env.npm_lifecycle_event ?? 'demo'}`,
  );
  process.exit(1);
}

/**
 * Polls a URL until it responds with a status below 500. Kills `task` if it does not respond in
 * time, and stops polling when it exits.
 * @throws Error with the last lines of the task's output.
 */
export async function waitFor(url, task, seconds = 120) {
  const deadline = Date.now() + seconds * 1000;
  let exited = false;
  void task?.ended.then(() => (exited = true));
  while (Date.now() < deadline && !exited) {
    if (await responds(url)) return;
    await pause(250);
  }
  const last = task?.output().split('\n').slice(-40).join('\n') ?? '';
  if (exited) throw new Error(`The program exited before ${url} responded:\n${last}`);
  if (task) await stop(task, 'SIGKILL');
  throw new Error(`No response from ${url} within ${seconds} seconds.\n${last}`.trimEnd());
}

async function responds(url) {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(5000),
      redirect: 'manual',
    });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** A mock backend that responds to every request with 503 and records it as "METHOD /path". */
export async function listenForRequests() {
  const requests = [];
  const server = http.createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(503).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
