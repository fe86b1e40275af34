import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SCRIPT_ERROR } from '@/lib/browser-reports/script-error-kinds';
import { eServicesToken, startEServices } from '../../tools/lib/e-services.mjs';
import { freePort } from '../../tools/lib/network.mjs';
import { stop } from '../../tools/lib/processes.mjs';
import { logFile } from '../../tools/lib/project.mjs';
import { startSite } from '../../tools/lib/services.mjs';
import { get } from '../support/http';
import { send } from '../support/raw-http';

type Task = Awaited<ReturnType<typeof startSite>>;

const REQUEST_ID = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const TYPED = 'Noura-0512345678';
/** A public origin that does not resolve in the test. */
const PUBLIC = 'https://ports.example';

const LOG_DELAY_MS = 10_000;

let origin: string;
let metricsUrl: string;
let site: Task;
let eServices: Task;
let collector: http.Server;
let folder: string;
const spans: string[] = [];

/* A site behind an HTTPS proxy without a CMS, with its own e-services API and trace collector. The
   tests run in order; the last ones stop it. */
beforeAll(async () => {
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
    log: logFile('http-seen-e-services'),
    env: { E_SERVICES_DATA_DIR: path.join(folder, 'e-services'), ...traces },
  });
  const port = await freePort();
  const metricsPort = await freePort();
  origin = `http://localhost:${port}`;
  metricsUrl = `http://localhost:${metricsPort}/metrics`;
  site = await startSite({
    port,
    log: logFile('http-seen-site'),
    env: {
      SITE_URL: PUBLIC,
      CONTENT_API_URL: `http://127.0.0.1:${await freePort()}`,
      CONTENT_API_TOKEN: '',
      E_SERVICES_API_URL: `http://127.0.0.1:${eServicesPort}/e-services-api`,
      E_SERVICES_TOKEN: eServicesToken,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      METRICS_PORT: String(metricsPort),
      DRAIN_DELAY_SECONDS: '2',
      DATA_DIR: path.join(folder, 'site'),
      WARM_UP: 'off',
      ...traces,
    },
  });
}, 120_000);

afterAll(async () => {
  await Promise.all([stop(site), stop(eServices)]);
  collector.closeAllConnections();
  collector.close();
  rmSync(folder, { recursive: true, force: true });
});

const logLines = (task: Task): Record<string, unknown>[] =>
  task
    .output()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('is ready without the CMS, and reports the failure', async () => {
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
    expect([probe, (await get(origin + probe)).status]).toEqual([probe, 404]);
  }
});

test('a request has one id in the log of both services, and one trace', async () => {
  const url = `${origin}/api/agents?agentName=${TYPED}`;
  const answer = await get(`${origin}/api/lookups?x=${TYPED}`, { 'x-request-id': REQUEST_ID });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-request-id')).toBe(REQUEST_ID);
  expect((await get(url)).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const ofRequest = () => logLines(eServices).filter(({ requestId }) => requestId === REQUEST_ID);
  await until(() => ofRequest().length > 0);
  expect(ofRequest().map(({ path: logged }) => logged)).toEqual(['/e-services-api/lookups']);
  await until(() => traceIds('e-services').some((id) => traceIds('site').includes(id)));
  expect(spans.join('\n')).not.toContain(TYPED);
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LOG_DELAY_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It does not happen in time');
    await pause(50);
  }
}

function traceIds(service: string): string[] {
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

test('metrics are on their own port, without visitors’ input', async () => {
  await get(`${origin}/search?q=${TYPED}`);
  const { status, text } = await get(metricsUrl);
  expect(status).toBe(200);
  for (const line of [
    /^site_http_requests_total\{route="\/api\/lookups",method="GET",status="200"\} 1$/m,
    /^site_upstream_request_duration_seconds_count\{backend="e-services",operation="lookups",outcome="ok"\} 1$/m,
    /^site_upstream_request_duration_seconds_count\{backend="content",operation="[a-z-]+",outcome="failed"\} \d+$/m,
    /^site_content_reads_total\{outcome="failed"\} [1-9]/m,
    /^site_content_snapshots_total\{result="none"\} [1-9]/m,
    /^site_uploads 0$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ]) {
    expect(text).toMatch(line);
  }
  expect(text).not.toContain('Noura');
});

test('an error in a browser is logged without its message', async () => {
  const error = {
    kind: 'error',
    name: 'TypeError',
    at: `${PUBLIC}/_next/static/chunks/a.js?${TYPED}:1:0`,
    page: '/en/404',
  };
  const { status } = await send(origin, '/api/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [SCRIPT_ERROR]: error }),
  });
  expect(status).toBe(204);
  const reports = () => logLines(site).filter(({ msg }) => msg === 'script failed in a browser');
  await until(() => reports().length > 0);
  expect(reports()).toEqual([
    expect.objectContaining({ level: 'warn', service: 'site', name: 'TypeError', page: '/en/404' }),
  ]);
});

test.each(['www.ports.example', 'WWW.ports.example', 'www.evil.example:8080'])(
  '%s redirects to the same path of SITE_URL',
  async (host) => {
    const path = '/media-center?o=Video&page=2';
    const { status, headers } = await send(origin, path, { headers: { host } });
    expect([301, 308]).toContain(status);
    expect(headers.location).toBe(PUBLIC + path);
  },
);

test('a host with www leads to no other site', async () => {
  const headers = { host: 'www.ports.example' };
  const response = await send(origin, '/en//evil.example', { headers });
  expect(new URL(response.headers.location ?? '', PUBLIC).origin).toBe(PUBLIC);
});

test.each([
  ['/nowhere', '/'],
  ['/en/nowhere', '/en'],
  ['/article?news=..%2fx', '/404'],
  ['/about-us?lang=en', '/en/about-us'],
])('the redirect of %s stays on the host that the visitor used', async (path, to) => {
  const headers = { host: 'ports.example', 'x-forwarded-proto': 'https' };
  expect((await send(origin, path, { headers })).headers.location).toBe(to);
});

test('the language cookie is for https only where the site is on https', async () => {
  const { headers } = await get(`${origin}/?lang=en`);
  expect(headers.getSetCookie().join()).toMatch(/^locale=en;.*\bSecure\b/i);
});

test('a page names the URLs of SITE_URL, never the requested host', async () => {
  const { status, text, headers } = await get(`${origin}/404`);
  expect(status).toBe(404);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000;/);
  expect(text).not.toContain(new URL(origin).host);
  expect((await get(`${origin}/robots.txt`)).text).toContain(`Sitemap: ${PUBLIC}/`);
});

test('while it drains it is not ready and serves everything', async () => {
  site.child.kill('SIGTERM');
  await until(async () => (await get(`${origin}/api/health/ready`)).status === 503);
  expect((await get(`${origin}/en/404`)).status).toBe(404);
  expect((await get(`${origin}/api/lookups`)).status).toBe(200);
  expect(await site.ended).toBe(0);
});

test('every line of both logs has one shape, and nothing that was typed', async () => {
  for (const [service, task] of [
    ['site', site],
    ['e-services', eServices],
  ] as const) {
    for (const line of logLines(task)) {
      expect(line).toMatchObject({ service, msg: expect.any(String) });
      expect(line.level).toMatch(/^(debug|info|warn|error|fatal)$/);
      expect(Date.parse(String(line.time))).toBeGreaterThan(0);
    }
    expect(task.output()).not.toContain('Noura');
  }
});
