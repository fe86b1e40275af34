import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { observeCall } from '../metrics/upstream';
import { respondToProbe, type HealthOptions } from './health';

let redisClient: { isReady: boolean } | undefined;
jest.mock('../redis/redis', () => ({ redis: () => redisClient }));

const folder = mkdtempSync(path.join(tmpdir(), 'ports-health-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(
  url: string,
  changes: Partial<HealthOptions> = {},
  method = 'GET',
): Promise<{ status: number; body: Record<string, unknown> }> {
  const listener: RequestListener = (request, response) => {
    const options = {
      isDraining: () => false,
      hasRendered: () => true,
      dataDirectory: path.join(folder, 'data'),
      ...changes,
    };
    if (!respondToProbe(request, response, options)) response.writeHead(299).end('{}');
  };
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${url}`, { method });
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as never) : {} };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('is alive regardless of its dependencies', async () => {
  const broken = { isDraining: () => true, hasRendered: () => false, dataDirectory: '/dev/null/x' };
  expect(await ask('/api/health/live', broken)).toEqual({ status: 200, body: { status: 'live' } });
});

it.each([
  ['draining', { isDraining: () => true }, { draining: true }],
  ['not rendered', { hasRendered: () => false }, { rendered: false }],
  ['without its folder', { dataDirectory: '/dev/null/x' }, { dataDirectory: 'not writable' }],
])('is not ready while %s', async (_what, changes, said) => {
  const { status, body } = await ask('/api/health/ready', changes);
  expect(status).toBe(503);
  expect(body).toMatchObject({ status: 'not ready', ...said });
});

it('is not ready if a file is in place of its folder', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect((await ask('/api/health/ready', { dataDirectory: file })).status).toBe(503);
});

it('names failing back ends, and is ready nevertheless', async () => {
  expect((await ask('/api/health/ready')).body.backends).toEqual({
    content: 'unknown',
    eServices: 'unknown',
    redis: 'off',
  });
  observeCall('content', 'ports', 'ok', performance.now());
  observeCall('content', 'ports', 'failed', performance.now());
  observeCall('e-services', 'lookups', 'timeout', performance.now());
  redisClient = { isReady: false };
  expect(await ask('/api/health/ready?x')).toMatchObject({
    status: 200,
    body: {
      status: 'ready',
      backends: { content: 'failing', eServices: 'failing', redis: 'failing' },
    },
  });
  observeCall('e-services', 'lookups', 'refused', performance.now());
  redisClient = { isReady: true };
  expect((await ask('/api/health/ready')).body.backends).toMatchObject({
    eServices: 'up',
    redis: 'up',
  });
});

it.each(['/health', '/healthz', '/readyz/x', '/metrics', '/api/health', '/api/health/nothing'])(
  'has no %s',
  async (url) => {
    expect((await ask(url)).status).toBe(404);
  },
);

it('ignores other paths, and serves GET and HEAD only', async () => {
  expect((await ask('/healthy-ports')).status).toBe(299);
  expect((await ask('/api/search')).status).toBe(299);
  expect((await ask('/api/health/live', {}, 'POST')).status).toBe(405);
  expect((await ask('/api/health/live', {}, 'HEAD')).status).toBe(200);
});
