import http from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { siteSetting } from './site-setting.mjs';

/** Whether nothing listens on a port of this machine, on IPv4 or IPv6. */
export async function isFree(port) {
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

/** A port that nothing listens on. */
export async function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
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

/** Waits until an address answers with a status below 500, or the program behind it has ended. */
export async function waitFor(address, task, seconds = 120) {
  const deadline = Date.now() + seconds * 1000;
  let ended = false;
  void task?.ended.then(() => (ended = true));
  while (Date.now() < deadline) {
    if (ended)
      throw new Error(
        `It ended before it answered at ${address}:\n${task.output().split('\n').slice(-40).join('\n')}`,
      );
    try {
      const response = await fetch(address, {
        signal: AbortSignal.timeout(5000),
        redirect: 'manual',
      });
      await response.arrayBuffer();
      if (response.status < 500) return;
    } catch {
      // Not there yet.
    }
    await pause(250);
  }
  throw new Error(`Nothing answered at ${address} within ${seconds} seconds.`);
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
