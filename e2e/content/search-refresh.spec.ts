import { expect, test } from '@playwright/test';
import { get } from '../support/http';
import { Stack, unique } from '../support/stack';

const SLUG = 'jeddah-largest-container-ship';
const OTHER_SLUG = 'annual-statistics-2024';

/** A change must be found after this time, on a machine that starts other stacks meanwhile too. */
const PATIENCE_MS = 20_000;

let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await Stack.start('search-refresh');
});

test.afterAll(async () => {
  await stack.stop();
});

type Language = 'ar' | 'en';

/** URLs that a query finds. */
async function find(locale: Language, q: string): Promise<string[]> {
  const response = await get(`${stack.siteUrl}/api/search?${new URLSearchParams({ q, locale })}`);
  expect(response.status).toBe(200);
  const { data } = JSON.parse(response.text) as { data: { results: { href: string }[] } };
  return data.results.map(({ href }) => href);
}

const article = (locale: Language, slug: string) =>
  `${locale === 'en' ? '/en' : ''}/article?news=${slug}`;

for (const locale of ['ar', 'en'] as const) {
  test(`a headline changed in ${locale} is found, the one before is not`, async () => {
    const id = await stack.cms.find('article', 'Slug', SLUG);
    const mark = `x${unique()}`;
    await find(locale, 'port');
    const title = locale === 'ar' ? `عنوان جديد ${mark}` : `A new headline ${mark}`;
    await stack.cms.change('article', id, locale, { Title: title });
    await expect
      .poll(() => find(locale, mark), { timeout: PATIENCE_MS })
      .toEqual([article(locale, SLUG)]);

    await stack.cms.change('article', id, locale, { Title: 'Harbour 2031' });
    await expect.poll(() => find(locale, mark), { timeout: PATIENCE_MS }).toEqual([]);
  });
}

test('an article that is taken down is not found any longer', async () => {
  const id = await stack.cms.find('article', 'Slug', OTHER_SLUG);
  const mark = `x${unique()}`;
  await stack.cms.change('article', id, 'ar', { Title: `عنوان ${mark}` });
  await expect
    .poll(() => find('ar', mark), { timeout: PATIENCE_MS })
    .toEqual([article('ar', OTHER_SLUG)]);
  await stack.cms.unpublish('article', id, 'ar');
  await expect.poll(() => find('ar', mark), { timeout: PATIENCE_MS }).toEqual([]);
});

test('a draft is not found', async () => {
  const id = await stack.cms.find('article', 'Slug', SLUG);
  const mark = `x${unique()}`;
  await stack.cms.saveDraft('article', id, 'ar', { Title: `مسودة ${mark}` });
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(await find('ar', mark)).toEqual([]);
});

test('editors give a page a further name', async () => {
  const mark = `x${unique()}`;
  expect(await find('ar', mark)).toEqual([]);
  const words = { Words: `${mark}، تواصل معنا` };
  const id = await stack.cms.create('search-synonym', 'ar', words);
  await stack.cms.change('search-synonym', id, 'ar', words);
  await expect
    .poll(async () => (await find('ar', mark))[0], { timeout: PATIENCE_MS })
    .toBe('/contact');
});

test('what several visitors searched for in vain is listed, and nothing of one alone', async () => {
  const [missed, rare] = [`q${unique()}`, `q${unique()}`];
  const search = (q: string, client: number) =>
    get(`${stack.siteUrl}/search?${new URLSearchParams({ q })}`, {
      'x-forwarded-for': `192.0.2.${client}`,
    });
  const list = `${stack.siteUrl}/api/search/missed`;
  expect((await get(list)).status).toBe(401);
  for (const client of [1, 2, 3]) expect((await search(missed, client)).status).toBe(200);
  for (const client of [1, 1, 1]) await search(rare, client);
  for (const client of [1, 2, 3]) await search('05 0123 4567', client);
  const { text } = await get(list, { 'x-webhook-secret': stack.webhookSecret });
  const { searches } = JSON.parse(text) as { searches: { query: string; count: number }[] };
  expect(searches.map(({ query, count }) => [query, count])).toEqual([[missed, 3]]);
});

test('tenders are found while the e-services API is away', async () => {
  const tender = /^\/en\/e-services\/tender\?id=/;
  const first = async () => (await find('en', 'cathodic'))[0];
  await expect.poll(first, { timeout: 60_000 }).toMatch(tender);
  await stack.killEServices();
  expect(await first()).toMatch(tender);
  await stack.restartSite();
  await expect.poll(first, { timeout: PATIENCE_MS }).toMatch(tender);
});

test('everything is found without the CMS, after a restart too', async () => {
  const before = await find('ar', 'موانئ');
  expect(before.length).toBeGreaterThan(5);
  await stack.killCms();
  expect(await find('ar', 'موانئ')).toEqual(before);
  await stack.restartSite();
  expect(await find('ar', 'موانئ')).toEqual(before);
});
