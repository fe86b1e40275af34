import assert from 'node:assert/strict';
import { createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { client, startHub, until } from './support.js';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test('is live and ready, has no other probe, and is not ready while it drains', async () => {
  const hub = await startHub(0, { CHAT_DRAIN_DELAY_SECONDS: '1' });
  const ask = async (path: string) => (await fetch(`http://localhost:${hub.port}${path}`)).status;
  assert.deepEqual([await ask('/api/health/live'), await ask('/api/health/ready')], [200, 200]);
  assert.deepEqual([await ask('/health'), await ask('/api/health')], [404, 404]);
  const stopped = hub.stop();
  assert.deepEqual([await ask('/api/health/live'), await ask('/api/health/ready')], [200, 503]);
  await stopped;
});

test('serves connection and refusal counts on a separate metrics port', async () => {
  const metricsPort = await freePort();
  const hub = await startHub(0, { CHAT_METRICS_PORT: String(metricsPort) });
  const { connection } = client(hub.port);
  await connection.start();
  await fetch(`http://localhost:${hub.port}/hubs/chat`, {
    headers: { origin: 'https://x.example' },
  });
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  assert.match(text, /^chat_connections\{state="open"\} 1$/m);
  assert.match(text, /^chat_refusals_total\{kind="origin"\} 1$/m);
  assert.match(text, /^process_cpu_seconds_total /m);
  assert.equal((await fetch(`http://localhost:${metricsPort}/`)).status, 404);
  assert.equal((await fetch(`http://localhost:${hub.port}/metrics`)).status, 404);
  await connection.stop();
  await until(() => connection.state === 'Disconnected');
  await hub.stop();
});

test('trusts request ids of trusted proxies only', async () => {
  const id = '0123456789abcdef0123456789abcdef';
  const idFrom = async (environment: Record<string, string>) => {
    const hub = await startHub(0, environment);
    const response = await fetch(`http://localhost:${hub.port}/api/health/live`, {
      headers: { 'x-request-id': id },
    });
    await hub.stop();
    return response.headers.get('x-request-id');
  };
  assert.equal(await idFrom({ CHAT_TRUSTED_PROXIES: '127.0.0.1,::1' }), id);
  assert.notEqual(await idFrom({}), id);
});
