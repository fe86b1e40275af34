import { get, withoutScripts } from '../../support/http';
import { unique, type Stack } from '../../support/stack';
import { ARTICLE, expect, test } from './fixtures';

const PAGE = `/article?news=${ARTICLE}`;

const shows = async (url: string, text: string) =>
  withoutScripts((await get(url)).text).includes(text);

const everywhere = async (path: string, text: string, sites: readonly string[]) =>
  (await Promise.all(sites.map((site) => shows(site + path, text)))).every(Boolean);

async function publish({ cms }: Stack): Promise<string> {
  const title = `عنوان لكل النسخ ${unique()}`;
  await cms.change('article', await cms.find('article', 'Slug', ARTICLE), 'ar', { Title: title });
  return title;
}

test('a change that is reported to one instance is on all of them', async ({
  shared: { sites },
  stack,
}) => {
  for (const site of sites) for (const path of [PAGE, '/']) await get(site + path);
  const title = await publish(stack);
  for (const path of [PAGE, '/', '/media-center?o=News']) {
    await expect.poll(() => everywhere(path, title, sites), path).toBe(true);
  }
});

test('a renamed entry redirects on every instance', async ({ shared: { sites }, stack }) => {
  const slug = 'annual-statistics-2024';
  const newSlug = `statistics-${unique()}`;
  const id = await stack.cms.find('article', 'Slug', slug);
  await stack.cms.change('article', id, 'ar', { Slug: newSlug });
  const leads = async (site: string) =>
    (await get(`${site}/article?news=${slug}`)).headers.get('location');
  await expect
    .poll(() => Promise.all(sites.map(leads)))
    .toEqual(sites.map(() => `/article?news=${newSlug}`));
});

test('without Redis pages go on, a change is on the instance that got the webhook, and later on all', async ({
  shared: { redis, sites },
  stack,
}) => {
  await redis.kill();
  for (const site of sites) expect((await get(site + PAGE)).status).toBe(200);

  const title = await publish(stack);
  await expect.poll(() => shows(stack.siteUrl + PAGE, title)).toBe(true);
  for (const site of sites) expect((await get(`${site}/`)).status).toBe(200);

  await redis.start();
  await expect.poll(() => everywhere(PAGE, title, sites), { timeout: 60_000 }).toBe(true);
  const next = await publish(stack);
  await expect.poll(() => everywhere('/', next, sites), { timeout: 60_000 }).toBe(true);
});

test('an instance that starts without the CMS has the pages of the others', async ({
  shared: { sites },
  stack,
}) => {
  const title = await publish(stack);
  await expect.poll(() => everywhere(PAGE, title, sites)).toBe(true);
  await stack.killCms();
  const further = await stack.startFurtherSite();
  await expect.poll(() => shows(further + PAGE, title)).toBe(true);
  expect((await get(`${further}/history`)).status).toBe(
    (await get(`${stack.siteUrl}/history`)).status,
  );
  await stack.startCms();
});

test('behind the edge a visitor goes from page to page without loading documents', async ({
  page,
  shared,
}) => {
  await page.goto(`${shared.edge.url}/en/privacy-policy`);
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  const first = await page.getByRole('heading', { level: 1 }).innerText();
  const link = page.getByRole('contentinfo').locator('a[href="/en/conditions"]');
  await link.click();
  await expect(page).toHaveURL(`${shared.edge.url}/en/conditions`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first);
  await expect(page.locator('html')).toHaveAttribute('data-first', '');
});
