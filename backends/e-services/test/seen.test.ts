import assert from 'node:assert/strict';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { test } from 'node:test';
import { freePort, startPostgres, postgresProblem } from './support/postgres.js';
import { newData, startHere, startProcess } from './support/running.js';

test(
  'is not ready while its database is away, alive all the time, and ready again after',
  {
    skip: postgresProblem() ?? (process.env['TEST_DATABASE_URL'] && 'the database is not ours'),
  },
  async () => {
    const postgres = await startPostgres();
    const url = new URL(await postgres.newDatabase());
    // A proxy in between, which can hang like a network.
    const proxy = await hangingProxy(Number(url.port));
    url.port = String(proxy.port);
    const service = await startHere({ DATABASE_URL: url.href });
    const ask = async () => {
      const ready = await service.client.get('/health/ready');
      const live = await service.client.get('/health/live');
      return [live.status, ready.status, ready.body.status, ready.body.database];
    };
    assert.deepEqual(await ask(), [200, 200, 'ready', 'up']);
    proxy.hang();
    assert.deepEqual(await ask(), [200, 503, 'not ready', 'failing']);
    proxy.resume();
    assert.deepEqual(await ask(), [200, 200, 'ready', 'up']);
    await service.stop();
    proxy.stop();
    await postgres.stop();
  },
);

test('is not ready while it drains, but serves', async () => {
  const {
    process: child,
    ended,
    client,
  } = await startProcess({
    ...(await newData()),
    E_SERVICES_DRAIN_DELAY_SECONDS: '1',
  });
  child.kill('SIGTERM');
  let ready = await client.get('/health/ready');
  while (ready.status === 200) ready = await client.get('/health/ready');
  assert.deepEqual([ready.status, ready.body.database], [503, 'up']);
  assert.equal((await client.get('/lookups')).status, 200);
  assert.equal(await ended, 0);
});

test("logs have one shape, the site's request id and no user input", async () => {
  const {
    process: child,
    ended,
    output,
    client,
  } = await startProcess({
    ...(await newData()),
    LOG_LEVEL: 'info',
  });
  const id = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
  await client.with({ 'x-request-id': id }).get('/searchAgents', { agentName: 'Noura' });
  await client.with({ 'x-request-id': 'Noura 0512345678' }).get('/lookups');
  child.kill('SIGTERM');
  await ended;
  const lines = output()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const line of lines) {
    assert.equal(line['service'], 'e-services');
    assert.match(String(line['level']), /^(info|warn|error)$/);
    assert.ok(Math.abs(Date.parse(String(line['time'])) - Date.now()) < 120_000);
    assert.equal(typeof line['msg'], 'string');
  }
  const ids = lines.filter(({ path }) => /searchAgents|lookups/.test(String(path)));
  assert.equal(ids[0]?.['requestId'], id);
  assert.match(String(ids[1]?.['requestId']), /^[0-9a-f-]{36}$/);
  assert.ok(!output().includes('Noura'));
});

test('serves request counts by operation on a separate metrics port', async () => {
  const metricsPort = await freePort();
  const service = await startHere({ E_SERVICES_METRICS_PORT: String(metricsPort) });
  await service.client.get('/searchAgents', { agentName: 'Noura' });
  await service.client.get('/nothing-Noura');
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const counted = (route: string, status: number) =>
    `e_services_http_requests_total{route="${route}",method="GET",status="${status}"} 1`;
  assert.ok(text.includes(counted('/e-services-api/searchAgents', 400)), text);
  assert.ok(text.includes(counted('unknown', 404)), text);
  assert.match(text, /^process_cpu_seconds_total /m);
  assert.ok(!text.includes('Noura'));
  assert.equal((await service.client.get('/metrics')).status, 404);
  await service.stop();
});

test('continues the trace of the site, without user input', async () => {
  const bodies: string[] = [];
  const collector = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      bodies.push(`${request.url} ${body}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const service = await startProcess({
    ...(await newData()),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const parent = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  await service.client.with(parent).get('/searchAgents', { agentName: 'Noura' });
  service.process.kill('SIGTERM');
  await service.ended;
  collector.close();
  const sent = bodies.join('\n');
  assert.match(sent, /^\/v1\/traces /);
  assert.ok(sent.includes(traceId), sent);
  assert.ok(sent.includes('GET /e-services-api/searchAgents'));
  assert.ok(!sent.includes('Noura'));
});

/** Forwards bytes to a port until it hangs: it then drops bytes and keeps connections open. */
async function hangingProxy(target: number) {
  const pairs: [Socket, Socket][] = [];
  let isHanging = false;
  const server = net.createServer((near) => {
    const far = net.connect(target, '127.0.0.1');
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    pairs.push([near, far]);
    near.pipe(far).pipe(near);
    if (isHanging) near.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hang: () => {
      isHanging = true;
      for (const [near, far] of pairs) {
        near.unpipe(far);
        near.pause();
      }
    },
    resume: () => {
      isHanging = false;
      for (const [near, far] of pairs) near.pipe(far);
    },
    stop: () => {
      for (const [near] of pairs) near.destroy();
      server.close();
    },
  };
}
