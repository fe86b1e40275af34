import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eServicesToken, startEServices } from '../../scripts/lib/e-services.mjs';
import { freePort, waitFor } from '../../scripts/lib/network.mjs';
import { root, start, stop } from '../../scripts/lib/processes.mjs';
import { logFile, siteServer } from '../../scripts/lib/project.mjs';
import { get } from '../support/http';

type Task = ReturnType<typeof start>;

const REQUEST_ID = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const TYPED = 'Noura-0512345678';

let origin: string;
let metricsUrl: string;
let site: Task;
let eServices: Task;
let collector: http.Server;
let folder: string;
const spans: string[] = [];

test.describe.configure({ mode: 'serial' });

/* A site whose CMS is away, with an e-services API and a collector of traces of its own. */
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ports-seen-'));
  collector = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      spans.push(body);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', () => resolve()));
  const traces = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  };
  const eServicesPort = await freePort();
  eServices = await startEServices({
    port: eServicesPort,
    log: logFile('e2e-seen-e-services'),
    env: { E_SERVICES_DATA_DIR: path.join(folder, 'e-services'), ...traces },
  });
  const port = await freePort();
  const metricsPort = await freePort();
  origin = `http://localhost:${port}`;
  metricsUrl = `http://localhost:${metricsPort}/metrics`;
  site = start(process.execPath, [siteServer], {
    cwd: root,
    log: logFile('e2e-seen-site'),
    env: {
      PORT: String(port),
      CONTENT_API_URL: `http://127.0.0.1:${await freePort()}`,
      CONTENT_API_TOKEN: '',
      E_SERVICES_API_URL: `http://127.0.0.1:${eServicesPort}`,
      E_SERVICES_TOKEN: eServicesToken,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      METRICS_PORT: String(metricsPort),
      DRAIN_DELAY_SECONDS: '2',
      DATA_DIR: path.join(folder, 'site'),
      WARM_UP: 'off',
      ...traces,
    },
  });
  await waitFor(`${origin}/api/health/ready`, site);
});

test.afterAll(async () => {
  await Promise.all([stop(site), stop(eServices)]);
  collector.closeAllConnections();
  collector.close();
  rmSync(folder, { recursive: true, force: true });
});

const linesOf = (task: Task): Record<string, unknown>[] =>
  task
    .output()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('is ready without the CMS, and says that the CMS fails', async () => {
  await get(`${origin}/en/contact`);
  const { status, text } = await get(`${origin}/api/health/ready`);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({
    status: 'ready',
    rendered: true,
    backends: { content: 'failing', redis: 'off' },
  });
  expect((await get(`${origin}/api/health/live`)).status).toBe(200);
  for (const probe of [
    '/health',
    '/healthz',
    '/ready',
    '/metrics',
    '/api/health',
    '/api/health/x',
  ]) {
    expect((await get(origin + probe)).status, probe).toBe(404);
  }
});

test('a request has one id in the log of both services, and one trace', async () => {
  const url = `${origin}/api/agents?agentName=${TYPED}`;
  const answer = await get(`${origin}/api/lookups?x=${TYPED}`, { 'x-request-id': REQUEST_ID });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-request-id')).toBe(REQUEST_ID);
  expect((await get(url)).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const ofRequest = () => linesOf(eServices).filter(({ requestId }) => requestId === REQUEST_ID);
  await expect
    .poll(() => ofRequest().map((line) => line.path))
    .toEqual(['/e-services-api/lookups']);
  await expect
    .poll(() => tracesOf('e-services').filter((id) => tracesOf('site').includes(id)))
    .not.toHaveLength(0);
  expect(spans.join('\n')).not.toContain(TYPED);
});

/** Ids of the traces that a service has sent spans of. */
function tracesOf(service: string): string[] {
  interface Sent {
    resourceSpans: {
      resource: { attributes: { key: string; value: { stringValue?: string } }[] };
      scopeSpans: { spans: { traceId: string }[] }[];
    }[];
  }
  return spans
    .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
    .filter(({ resource }) =>
      resource.attributes.some(
        ({ key, value }) => key === 'service.name' && value.stringValue === service,
      ),
    )
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
    .map(({ traceId }) => traceId);
}

test('pages from the cache have an id of their own each time', async () => {
  const first = await get(`${origin}/en/404`);
  const second = await get(`${origin}/en/404`);
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
});

test('metrics are on a port of their own, without what visitors typed', async () => {
  await get(`${origin}/search?q=${TYPED}`);
  const { status, text } = await get(metricsUrl);
  expect(status).toBe(200);
  for (const line of [
    /^site_http_requests_total\{route="\/api\/lookups",method="GET",status="200"\} 1$/m,
    /^site_upstream_request_duration_seconds_count\{backend="e-services",operation="lookups",outcome="ok"\} 1$/m,
    /^site_upstream_request_duration_seconds_count\{backend="content",operation="[a-z-]+",outcome="failed"\} \d+$/m,
    /^site_content_reads_total\{outcome="failed"\} [1-9]/m,
    /^site_content_snapshots_total\{result="none"\} [1-9]/m,
    /^site_uploads\{state="arriving"\} 0$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ]) {
    expect(text).toMatch(line);
  }
  expect(text).not.toContain('Noura');
});

test('an error in a browser reaches the log, once for each page', async ({ page }) => {
  await page.goto(`${origin}/en/404`);
  const reports = () => linesOf(site).filter(({ msg }) => msg === 'script failed in a browser');
  await page.evaluate((at) => {
    for (let time = 0; time < 3; time += 1) {
      const error = new TypeError('Noura is not a function');
      error.stack = `TypeError: Noura\n    at x (${at}/_next/static/chunks/a.js:1:${time})`;
      dispatchEvent(new ErrorEvent('error', { error }));
    }
  }, origin);
  await expect.poll(reports).toHaveLength(1);
  expect(reports()[0]).toMatchObject({
    level: 'warn',
    service: 'site',
    kind: 'error',
    name: 'TypeError',
    at: '/_next/static/chunks/a.js:1:0',
    page: '/en/404',
  });
});

test('while it drains it is not ready and serves everything', async () => {
  site.child.kill('SIGTERM');
  await expect.poll(async () => (await get(`${origin}/api/health/ready`)).status).toBe(503);
  expect((await get(`${origin}/en/404`)).status).toBe(404);
  expect((await get(`${origin}/api/lookups`)).status).toBe(200);
  expect(await site.ended).toBe(0);
});

test('every line of both logs has one shape, and nothing that was typed', async () => {
  for (const [service, task] of [
    ['site', site],
    ['e-services', eServices],
  ] as const) {
    for (const line of linesOf(task)) {
      expect(line).toMatchObject({ service, msg: expect.any(String) });
      expect(line.level).toMatch(/^(debug|info|warn|error|fatal)$/);
      expect(Date.parse(String(line.time))).toBeGreaterThan(0);
    }
    expect(task.output()).not.toContain('Noura');
  }
});
