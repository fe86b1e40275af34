import { expect, test } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { edgeToken, startEdge } from '../../scripts/lib/edge.mjs';
import { freePort } from '../../scripts/lib/network.mjs';
import { stop } from '../../scripts/lib/processes.mjs';
import { logFile } from '../../scripts/lib/project.mjs';
import { get, withoutScripts } from '../support/http';
import { Redis } from '../support/redis';
import { Stack, unique } from '../support/stack';

const SLUG = 'jeddah-largest-container-ship';
const ARTICLE = `/article?news=${SLUG}`;
const PAGES = ['/', '/en', '/about-us', '/en/ports', ARTICLE, '/media-center?o=News'];

let redis: Redis;
let stack: Stack;
let controlUrl: string;
let edge: Awaited<ReturnType<typeof startEdge>>;
const folder = mkdtempSync(path.join(tmpdir(), 'ports-edge-journey-'));

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const [port, controlPort] = [await freePort(), await freePort()];
  controlUrl = `http://127.0.0.1:${controlPort}`;
  redis = await Redis.start();
  stack = await Stack.start('edge', {
    site: {
      EDGE_PURGE_URLS: controlUrl,
      EDGE_PURGE_TOKEN: edgeToken,
      REDIS_URL: redis.url,
    },
    sharesServices: true,
  });
  const options = { sites: [stack.sitePort], port, controlPort, chatPort: stack.chatPort, folder };
  edge = await startEdge({ ...options, log: logFile('e2e-edge-nginx') });
});

test.afterAll(async () => {
  await stop(edge, 'SIGQUIT');
  await stack.stop();
  await redis.kill();
  rmSync(folder, { recursive: true, force: true });
});

const browser = { 'Accept-Encoding': 'gzip, br' };
/** Which stored pages the edge shows: all of them have another version after a change of everything. */
async function versionOfPages(): Promise<string | null> {
  const response = await fetch(`${controlUrl}/generation/current`, {
    method: 'HEAD',
    headers: { Authorization: `Bearer ${edgeToken}` },
  });
  expect(response.status).toBe(200);
  return response.headers.get('etag');
}
const shows = async (address: string, text: string) =>
  withoutScripts((await get(edge.url + address, browser)).text).includes(text);

test('pages are kept for caches that are purged, and the router’s responses but shortly', async () => {
  for (const address of PAGES) {
    await get(stack.siteUrl + address);
    const { headers } = await get(stack.siteUrl + address);
    expect(headers.get('cache-control'), address).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800',
    );
  }
  const { headers } = await get(`${stack.siteUrl}/about-us?_rsc`, { RSC: '1' });
  expect(headers.get('content-type')).toMatch(/^text\/x-component/);
  expect(headers.get('cache-control')).toMatch(/s-maxage=30,/);
});

test('a visitor goes from page to page without loading documents', async ({ page }) => {
  await page.goto(`${edge.url}/en/privacy-policy`);
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  const first = await page.getByRole('heading', { level: 1 }).innerText();
  const link = page.getByRole('contentinfo').locator('a[href="/en/conditions"]');
  await link.click();
  await expect(page).toHaveURL(`${edge.url}/en/conditions`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first);
  await expect(page.locator('html')).toHaveAttribute('data-first', '');
});

test('what was chosen holds at the edge, at the site and behind a cache that knows no cookies', async ({
  page,
  context,
}) => {
  await page.goto(`${edge.url}/about-us?lang=en`);
  await expect(page).toHaveURL(`${edge.url}/en/about-us`);
  await page.goto(`${edge.url}/ports?utm_source=x`);
  await expect(page).toHaveURL(`${edge.url}/en/ports?utm_source=x`);

  // As another cache would: the page of somebody who has chosen nothing.
  await page.route(`${edge.url}/about-us`, async (route) => {
    const { status, text, headers } = await get(`${edge.url}/about-us`);
    const policy = headers.get('content-security-policy') ?? '';
    await route.fulfill({
      status,
      body: text,
      headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policy },
    });
  });
  await page.goto(`${edge.url}/about-us#chart`);
  await expect(page).toHaveURL(`${edge.url}/en/about-us#chart`);
  await context.clearCookies();
  await page.goto(`${edge.url}/about-us`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page).toHaveURL(`${edge.url}/about-us`);
});

test('a published change is at the edge, for every kind of browser', async () => {
  test.setTimeout(300_000);
  const id = await stack.cms.find('article', 'Slug', SLUG);
  const shown = [ARTICLE, '/', '/media-center?o=News'];
  for (const address of shown) expect((await get(edge.url + address, browser)).status).toBe(200);
  const title = `عنوان على الحافة ${unique()}`;
  await stack.cms.change('article', id, 'ar', { Title: title });
  for (const address of shown) {
    await expect
      .poll(() => shows(address, title), { timeout: 30_000, message: address })
      .toBe(true);
  }
  // Every kind of browser: no other kind was asked for since the change.
  for (const encoding of ['gzip', 'identity']) {
    const { text } = await get(edge.url + ARTICLE, { 'Accept-Encoding': encoding });
    expect(text).toContain(title);
  }
});

test('when Redis comes back empty, the edge goes on with the pages that it has', async () => {
  test.setTimeout(300_000);
  const version = await versionOfPages();
  await redis.kill();
  await redis.start();
  const siteLog = logFile(`e2e-edge-site-${stack.sitePort}`);
  await expect
    .poll(() => readFileSync(siteLog, 'utf8'), { timeout: 30_000, message: 'all is read again' })
    .toContain('"event":"missed"');
  // What is published afterwards arrives after whatever that had done to the edge.
  const title = `عنوان بعد رجوع ريدس ${unique()}`;
  const id = await stack.cms.find('article', 'Slug', SLUG);
  await stack.cms.change('article', id, 'ar', { Title: title });
  await expect.poll(() => shows(ARTICLE, title), { timeout: 60_000 }).toBe(true);
  expect(await versionOfPages()).toBe(version);
});

test('while the site is dead its pages stay, and a form says that it is not available', async () => {
  for (const address of PAGES) await get(edge.url + address, browser);
  await stack.stopSite();
  try {
    for (const address of PAGES) {
      expect((await get(edge.url + address, browser)).status, address).toBe(200);
    }
    const sent = await fetch(`${edge.url}/api/feedback`, { method: 'POST', body: '{}' });
    expect(sent.status).toBe(503);
  } finally {
    await stack.startSite();
  }
});
