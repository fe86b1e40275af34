import { get, withoutScripts } from '../../support/http';
import { unique } from '../../support/stack';
import { ARTICLE, expect, test } from './fixtures';

const PAGE = `/article?news=${ARTICLE}`;
const PAGES = ['/', '/en', '/about-us', '/en/ports', PAGE, '/media-center?o=News'];

const browser = { 'Accept-Encoding': 'gzip, br' };

const shows = async (url: string, text: string) =>
  withoutScripts((await get(url, browser)).text).includes(text);

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

test('the stored language applies at the edge, at the site and behind a cache that ignores cookies', async ({
  page,
  context,
  shared,
}) => {
  await page.goto(`${shared.edge.url}/about-us?lang=en`);
  await expect(page).toHaveURL(`${shared.edge.url}/en/about-us`);
  await page.goto(`${shared.edge.url}/ports?utm_source=x`);
  await expect(page).toHaveURL(`${shared.edge.url}/en/ports?utm_source=x`);

  // Simulates another cache, with the page of a visitor without a choice.
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
  for (const address of shown) {
    expect((await get(shared.edge.url + address, browser)).status).toBe(200);
  }
  const title = `عنوان على الحافة ${unique()}`;
  await stack.cms.change('article', id, 'ar', { Title: title });
  for (const address of shown) {
    await expect
      .poll(() => shows(shared.edge.url + address, title), { timeout: 30_000, message: address })
      .toBe(true);
  }
  // Other encodings were not requested since the change.
  for (const encoding of ['gzip', 'identity']) {
    const { text } = await get(shared.edge.url + PAGE, { 'Accept-Encoding': encoding });
    expect(text).toContain(title);
  }
});

test('while the site is down its pages stay, and a form shows that it is unavailable', async ({
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
