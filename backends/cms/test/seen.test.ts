import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { RunningCms } from './cms';
import { withContent } from './shared';

let cms: RunningCms;

before(async () => {
  ({ cms } = await withContent.use());
});
after(() => withContent.release());

test('responds to liveness and readiness probes only', async () => {
  const ask = async (path: string) => {
    const response = await fetch(cms.url + path);
    return [response.status, await response.json().catch(() => null)] as const;
  };
  assert.deepEqual(await ask('/api/health/live'), [200, { status: 'live' }]);
  assert.deepEqual(await ask('/api/health/ready'), [
    200,
    { status: 'ready', database: 'up', files: 'up' },
  ]);
  assert.equal((await ask('/api/health'))[0], 404);
  assert.equal((await ask('/api/health/nothing'))[0], 404);
});

test('keeps a valid request id', async () => {
  const id = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
  const readRequestId = async (given: string) => {
    const response = await fetch(`${cms.url}/api/ports`, { headers: { 'x-request-id': given } });
    return response.headers.get('x-request-id');
  };
  assert.equal(await readRequestId(id), id);
  assert.match((await readRequestId('0512345678')) ?? '', /^[0-9a-f-]{36}$/);
});

test('logs JSON lines', () => {
  const lines = cms.output().split('\n').filter(Boolean);
  assert.ok(lines.length > 0);
  for (const text of lines) {
    const line = JSON.parse(text) as Record<string, unknown>;
    assert.equal(line.service, 'cms', text);
    assert.match(String(line.level), /^(error|warn|info|http|debug)$/);
    assert.ok(Date.parse(String(line.time)) > 0);
    assert.equal(typeof line.msg, 'string');
  }
});
