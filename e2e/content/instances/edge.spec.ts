import { readFileSync } from 'node:fs';
import { edgeToken } from '../../../scripts/lib/edge.mjs';
import { logFile } from '../../../scripts/lib/project.mjs';
import { get, withoutScripts } from '../../support/http';
import { unique } from '../../support/stack';
import { ARTICLE, expect, test } from './fixtures';

const PAGE = `/article?news=${ARTICLE}`;
const PAGES = ['/', '/en', '/about-us', '/en/ports', PAGE, '/media-center?o=News'];

const browser = { 'Accept-Encoding': 'gzip, br' };

/** Names the stored pages that the edge shows: all have another version after a change of everything. */
async function versionOfPages(controlUrl: string): Promise<string | null> {
  const response = await fetch(`${controlUrl}/generation/current`, {
    method: 'HEAD',
    headers: { Authorization: `Bearer ${edgeToken}` },
  });
  expect(response.status).toBe(200);
  return response.headers.get('etag');
}

const shows = async (url: string, text: string) =>
  withoutScripts((await get(url, browser)).text).includes(text);

test('pages are kept for caches that are purged, and the router’s responses but shortly', async ({
  stack,
}) => {
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

test('a visitor goes from page to page without loading documents', async ({ page, shared }) => {
  await page.goto(`${shared.edge.url}/en/privacy-policy`);
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  const first = await page.getByRole('heading', { level: 1 }).innerText();
  const link = page.getByRole('contentinfo').locator('a[href="/en/conditions"]');
  await link.click();
  await expect(page).toHaveURL(`${shared.edge.url}/en/conditions`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first);
  await expect(page.locator('html')).toHaveAttribute('data-first', '');
});

test('what was chosen holds at the edge, at the site and behind a cache that knows no cookies', async ({
  page,
  context,
  shared,
}) => {
  await page.goto(`${shared.edge.url}/about-us?lang=en`);
  await expect(page).toHaveURL(`${shared.edge.url}/en/about-us`);
  await page.goto(`${shared.edge.url}/ports?utm_source=x`);
  await expect(page).toHaveURL(`${shared.edge.url}/en/ports?utm_source=x`);

  // As another cache would: the page of somebody who has chosen nothing.
  await page.route(`${shared.edge.url}/about-us`, async (route) => {
    const { status, text, headers } = await get(`${shared.edge.url}/about-us`);
    const policy = headers.get('content-security-policy') ?? '';
    await route.fulfill({
      status,
      body: text,
      headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policy },
    });
  });
  await page.goto(`${shared.edge.url}/about-us#chart`);
  await expect(page).toHaveURL(`${shared.edge.url}/en/about-us#chart`);
  await context.clearCookies();
  await page.goto(`${shared.edge.url}/about-us`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page).toHaveURL(`${shared.edge.url}/about-us`);
});

test('a published change is at the edge, for every kind of browser', async ({ shared, stack }) => {
  const id = await stack.cms.find('article', 'Slug', ARTICLE);
  const shown = [PAGE, '/', '/media-center?o=News'];
  for (const address of shown)
    expect((await get(shared.edge.url + address, browser)).status).toBe(200);
  const title = `عنوان على الحافة ${unique()}`;
  await stack.cms.change('article', id, 'ar', { Title: title });
  for (const address of shown) {
    await expect
      .poll(() => shows(shared.edge.url + address, title), { timeout: 30_000, message: address })
      .toBe(true);
  }
  // Every kind of browser: no other kind was asked for since the change.
  for (const encoding of ['gzip', 'identity']) {
    const { text } = await get(shared.edge.url + PAGE, { 'Accept-Encoding': encoding });
    expect(text).toContain(title);
  }
});

test('when Redis comes back empty, the edge goes on with the pages that it has', async ({
  shared,
  stack,
}) => {
  const version = await versionOfPages(shared.controlUrl);
  await shared.redis.kill();
  await shared.redis.start();
  const siteLog = logFile(`e2e-instances-site-${stack.sitePort}`);
  await expect
    .poll(() => readFileSync(siteLog, 'utf8'), { timeout: 30_000, message: 'all is read again' })
    .toContain('"event":"missed"');
  // What is published afterwards arrives after whatever that had done to the edge.
  const title = `عنوان بعد رجوع ريدس ${unique()}`;
  const id = await stack.cms.find('article', 'Slug', ARTICLE);
  await stack.cms.change('article', id, 'ar', { Title: title });
  await expect.poll(() => shows(shared.edge.url + PAGE, title), { timeout: 60_000 }).toBe(true);
  expect(await versionOfPages(shared.controlUrl)).toBe(version);
});

test('while the site is dead its pages stay, and a form says that it is not available', async ({
  shared,
  stack,
}) => {
  for (const address of PAGES) await get(shared.edge.url + address, browser);
  await stack.stopSite();
  try {
    for (const address of PAGES) {
      expect((await get(shared.edge.url + address, browser)).status, address).toBe(200);
    }
    const sent = await fetch(`${shared.edge.url}/api/feedback`, { method: 'POST', body: '{}' });
    expect(sent.status).toBe(503);
  } finally {
    await stack.startSite();
  }
});
