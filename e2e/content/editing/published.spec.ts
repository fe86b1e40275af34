import { setTimeout as pause } from 'node:timers/promises';
import { core } from '../../support/core';
import { get } from '../../support/http';
import { unique, type Stack } from '../../support/stack';
import { ARTICLE, expect, find, shows, test } from './fixtures';

/** Max time until the site shows a change, on a busy machine too. */
const SECONDS = { timeout: 10_000, intervals: [200] };

/** The search re-indexes everything after a change. */
const SEARCH_SECONDS = { timeout: 20_000 };

const home = { ar: '/', en: '/en' } as const;
const article = (locale: 'ar' | 'en', slug = ARTICLE) =>
  `${locale === 'en' ? '/en' : ''}/article?news=${slug}`;
const lists = (locale: 'ar' | 'en') => {
  const prefix = locale === 'en' ? '/en' : '';
  return [home[locale], `${prefix}/media-center?o=News`, `${prefix}/feeds/news.xml`];
};

/** Publishes a new article, newer than those of the sample content. */
async function publish({ cms }: Stack, slug: string, titles: { ar: string; en: string }) {
  const category = await cms.find('category', 'Name', 'News');
  const id = await cms.create('article', 'ar', {
    Title: titles.ar,
    Slug: slug,
    PublishDate: new Date(Date.now() - 60_000).toISOString(),
    Category: { connect: [{ documentId: category }], disconnect: [] },
  });
  await cms.change('article', id, 'ar', {});
  await cms.change('article', id, 'en', { Title: titles.en });
  return id;
}

async function expectGone(stack: Stack, path: string): Promise<void> {
  const { status, headers } = await get(stack.siteUrl + path);
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    307,
    path.startsWith('/en/') ? '/en/404' : '/404',
    'no-store',
  ]);
}

test(
  'what is published, changed and taken down is so on its page, home, lists, feed, sitemap and search within seconds',
  core('happy-path'),
  async ({ stack }) => {
    const slug = `published-${unique()}`;
    const titles = { ar: `خبر ${unique()}`, en: `News ${unique()}` };
    for (const path of [...lists('ar'), ...lists('en')]) await get(stack.siteUrl + path);
    const sitemap = async () => (await get(`${stack.siteUrl}/sitemap.xml`)).text;
    expect(await sitemap()).not.toContain(slug);
    await expectGone(stack, article('ar', slug));
    const id = await publish(stack, slug, titles);

    await test.step('it is everywhere, in both languages', async () => {
      for (const locale of ['ar', 'en'] as const) {
        for (const path of [article(locale, slug), ...lists(locale)]) {
          await expect
            .poll(() => shows(stack, path, titles[locale]), { ...SECONDS, message: path })
            .toBe(true);
        }
        await expect
          .poll(() => find(stack, locale, titles[locale].split(' ')[1] ?? ''), SEARCH_SECONDS)
          .toEqual([article(locale, slug)]);
      }
      await expect.poll(sitemap, SECONDS).toContain(slug);
    });

    const other = `عنوان آخر ${unique()}`;
    await test.step('a changed headline takes the place of the one before, in its language', async () => {
      await stack.cms.change('article', id, 'ar', { Title: other });
      for (const path of [article('ar', slug), ...lists('ar')]) {
        await expect
          .poll(() => shows(stack, path, other), { ...SECONDS, message: path })
          .toBe(true);
        expect(await shows(stack, path, titles.ar), path).toBe(false);
      }
      expect(await shows(stack, article('en', slug), titles.en)).toBe(true);
      await expect
        .poll(() => find(stack, 'ar', titles.ar.split(' ')[1] ?? ''), SEARCH_SECONDS)
        .not.toContain(article('ar', slug));
    });

    await test.step('it is gone from everywhere', async () => {
      for (const locale of ['ar', 'en']) await stack.cms.unpublish('article', id, locale);
      await expect
        .poll(async () => (await get(stack.siteUrl + article('ar', slug))).status, SECONDS)
        .toBe(307);
      await expectGone(stack, article('ar', slug));
      await expectGone(stack, article('en', slug));
      for (const path of lists('ar')) {
        await expect
          .poll(() => shows(stack, path, other), { ...SECONDS, message: path })
          .toBe(false);
      }
      for (const path of lists('en')) {
        await expect
          .poll(() => shows(stack, path, titles.en), { ...SECONDS, message: path })
          .toBe(false);
      }
      await expect.poll(sitemap, SECONDS).not.toContain(slug);
      await expect
        .poll(() => find(stack, 'en', titles.en.split(' ')[1] ?? ''), SEARCH_SECONDS)
        .not.toContain(article('en', slug));
    });
  },
);

test(
  'requests of the CMS need its secret, and the webhook refuses invalid changes',
  core('refusal'),
  async ({ stack }) => {
    const wrong = 'wrong-secret-wrong-secret';
    expect((await stack.webhook({ event: 'refresh' }, wrong)).status).toBe(401);
    expect((await stack.webhook({ event: 'refresh' }, '')).status).toBe(401);
    expect((await stack.webhook({ nothing: true })).status).toBe(400);
    const huge = await stack.webhook({ event: 'x'.repeat(6 * 1024 * 1024) });
    expect(huge.status).toBe(413);
    for (const path of ['/api/search/missed', '/api/redirects/hits']) {
      expect((await get(stack.siteUrl + path)).status, path).toBe(401);
      const wrongly = { 'x-webhook-secret': wrong };
      expect((await get(stack.siteUrl + path, wrongly)).status, path).toBe(401);
      const rightly = { 'x-webhook-secret': stack.webhookSecret };
      expect((await get(stack.siteUrl + path, rightly)).status, path).toBe(200);
    }
  },
);

test('of changes close together the last one stays on the page', async ({ stack }) => {
  const id = await stack.cms.find('article', 'Slug', ARTICLE);
  for (const gap of [0, 100, 400, 900, 1600]) {
    await get(`${stack.siteUrl}/`);
    const [first, last] = [`العنوان الأول ${unique()}`, `العنوان الأخير ${unique()}`];
    await stack.cms.change('article', id, 'ar', { Title: first });
    await pause(gap);
    await stack.cms.change('article', id, 'ar', { Title: last });
    await pause(5000);
    for (const path of ['/', article('ar')]) {
      expect(await shows(stack, path, last), `${path} after ${gap} ms`).toBe(true);
      expect(await shows(stack, path, first), `${path} after ${gap} ms`).toBe(false);
    }
  }
});

test('an unpublished entry stays gone without the CMS, and returns when it is published again', async ({
  stack,
}) => {
  const slug = `taken-down-${unique()}`;
  const id = await publish(stack, slug, { ar: 'خبر', en: 'News' });
  const status = async () => (await get(stack.siteUrl + article('ar', slug))).status;
  await expect.poll(status).toBe(200);
  // In one language only, it would fall back to that language.
  for (const language of ['ar', 'en']) await stack.cms.unpublish('article', id, language);
  await expect.poll(status).toBe(307);

  await stack.killCms();
  await expectGone(stack, article('ar', slug));
  await stack.restartSite();
  await expectGone(stack, article('ar', slug));

  await stack.startCms();
  await stack.cms.change('article', id, 'ar', {});
  await expect.poll(status).toBe(200);
});

test('an entry published while the site is down is shown soon after its start', async ({
  stack,
}) => {
  const id = await stack.cms.find('article', 'Slug', ARTICLE);
  for (const language of ['ar', 'en'] as const) await get(stack.siteUrl + article(language));
  await stack.stopSite();
  const titles = { ar: `نُشر أثناء التوقف ${unique()}`, en: `Published meanwhile ${unique()}` };
  for (const language of ['ar', 'en'] as const) {
    await stack.cms.change('article', id, language, { Title: titles[language] });
  }
  await pause(5000);
  await stack.startSite();
  for (const language of ['ar', 'en'] as const) {
    // The CMS retries at most half a minute later.
    await expect
      .poll(() => shows(stack, article(language), titles[language]), { timeout: 40_000 })
      .toBe(true);
  }
});
