import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, waitFor } from '../../scripts/lib/network.mjs';
import { root, start, stop } from '../../scripts/lib/processes.mjs';
import { logFile, siteServer } from '../../scripts/lib/project.mjs';
import { get } from '../support/http';
import { rawGet } from './raw-http';

/** A public origin, which no machine in the test has. */
const PUBLIC = 'https://ports.example';

let origin: string;
let task: ReturnType<typeof start>;
let data: string;

test.describe.configure({ mode: 'serial' });

/* The site alone, as behind a proxy: URLs are decided without any content. */
test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  data = mkdtempSync(path.join(tmpdir(), 'ports-public-origin-'));
  task = start(process.execPath, [siteServer], {
    cwd: root,
    log: logFile('e2e-public-origin-site'),
    env: {
      PORT: String(port),
      SITE_URL: PUBLIC,
      CONTENT_API_URL: `http://127.0.0.1:${await freePort()}`,
      CONTENT_API_TOKEN: '',
      DATA_DIR: data,
      WARM_UP: 'off',
    },
  });
  await waitFor(`${origin}/api/health/ready`, task);
});

test.afterAll(async () => {
  await stop(task);
  rmSync(data, { recursive: true, force: true });
});

test('a host with www redirects to the same path of SITE_URL', async () => {
  const path = '/media-center?o=Video&page=2';
  for (const host of ['www.ports.example', 'WWW.ports.example', 'www.evil.example:8080']) {
    const response = await rawGet(origin, path, { host });
    expect([301, 308], host).toContain(response.status);
    expect(response.headers.location, host).toBe(PUBLIC + path);
  }
  const response = await rawGet(origin, '/en//evil.example', { host: 'www.ports.example' });
  expect(new URL(response.headers.location ?? '', PUBLIC).origin).toBe(PUBLIC);
});

test('every other redirect stays on the host that the visitor used', async () => {
  const headers = { host: 'ports.example', 'x-forwarded-proto': 'https' };
  for (const [path, to] of [
    ['/nowhere', '/'],
    ['/en/nowhere', '/en'],
    ['/article?news=..%2fx', '/404'],
    ['/about-us?lang=en', '/en/about-us'],
  ] as const) {
    expect((await rawGet(origin, path, headers)).headers.location, path).toBe(to);
  }
});

test('the language cookie is for https only where the site is on https', async () => {
  const { headers } = await get(`${origin}/?lang=en`);
  expect(headers.getSetCookie().join()).toMatch(/^locale=en;.*\bSecure\b/i);
});

test('a page names the URLs of SITE_URL, never the requested host', async () => {
  const { status, text } = await get(`${origin}/404`);
  expect(status).toBe(404);
  expect(text).not.toContain(new URL(origin).host);
});
