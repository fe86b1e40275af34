import { expect, test } from '@playwright/test';
import { get } from '../support/http';
import { Stack, unique } from '../support/stack';

const SLUG = 'jeddah-largest-container-ship';
const OTHER_SLUG = 'annual-statistics-2024';

/** A change must be found after this time. */
const PATIENCE_MS = 5000;

let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
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
  const { data } = JSON.parse(response.text) as {
    data: { groups: { results: { href: string }[] }[] };
  };
  return data.groups.flatMap(({ results }) => results.map(({ href }) => href));
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

test('an article that is taken back is found no more', async () => {
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

test('everything is found without the CMS, after a restart too', async () => {
  const before = await find('ar', 'موانئ');
  expect(before.length).toBeGreaterThan(5);
  await stack.killCms();
  expect(await find('ar', 'موانئ')).toEqual(before);
  await stack.restartSite();
  expect(await find('ar', 'موانئ')).toEqual(before);
});
