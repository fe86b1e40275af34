import { expect, test } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { get, withoutScripts } from '../support/http';
import { Stack, unique } from '../support/stack';

const SLUG = 'jeddah-largest-container-ship';
const OTHER_SLUG = 'annual-statistics-2024';

/** An editor may expect the site to show a change after this time, on a busy machine too. */
const EDITOR_PATIENCE_MS = 5000;

let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await Stack.start('editing', { sharesServices: true });
});

test.afterAll(async () => {
  await stack.stop();
});

const article = (language: 'ar' | 'en', slug = SLUG) =>
  `${language === 'en' ? '/en' : ''}/article?news=${slug}`;

const shows = async (path: string, text: string) =>
  withoutScripts((await get(stack.siteUrl + path)).text).includes(text);

for (const language of ['ar', 'en'] as const) {
  const home = language === 'en' ? '/en' : '/';
  const media = `${language === 'en' ? '/en' : ''}/media-center?o=News`;

  test(`a headline changed in ${language} is on article, home and media centre when the editor looks`, async () => {
    const id = await stack.cms.find('article', 'Slug', SLUG);
    // The pages are cached before the editor changes them.
    for (const path of [article('ar'), article('en'), home, media]) await get(stack.siteUrl + path);
    const title = language === 'ar' ? `عنوان جديد ${unique()}` : `A new headline ${unique()}`;

    await stack.cms.change('article', id, language, { Title: title });
    await pause(EDITOR_PATIENCE_MS);

    for (const path of [article(language), home, media]) {
      expect(await shows(path, title), path).toBe(true);
    }
    expect(await shows(article(language === 'ar' ? 'en' : 'ar'), title)).toBe(false);
  });
}

test('of changes close together the last one stays on the page', async () => {
  test.setTimeout(300_000);
  const id = await stack.cms.find('article', 'Slug', SLUG);
  for (const gap of [0, 100, 400, 900, 1600]) {
    await get(`${stack.siteUrl}/`);
    const [first, last] = [`العنوان الأول ${unique()}`, `العنوان الأخير ${unique()}`];
    await stack.cms.change('article', id, 'ar', { Title: first });
    await pause(gap);
    await stack.cms.change('article', id, 'ar', { Title: last });
    await pause(EDITOR_PATIENCE_MS);
    for (const path of ['/', article('ar')]) {
      expect(await shows(path, last), `${path} after ${gap} ms`).toBe(true);
      expect(await shows(path, first), `${path} after ${gap} ms`).toBe(false);
    }
  }
});

test('a shared field changed in one language shows in both', async () => {
  const id = await stack.cms.find('article', 'Slug', SLUG);
  for (const language of ['ar', 'en'] as const) await get(stack.siteUrl + article(language));

  await stack.cms.change('article', id, 'ar', { PublishDate: '2024-07-14T06:00:00.000Z' });
  await pause(EDITOR_PATIENCE_MS);

  for (const language of ['ar', 'en'] as const) {
    expect(await shows(article(language), '2024-07-14'), language).toBe(true);
  }
});

test('a draft does not reach visitors', async () => {
  const id = await stack.cms.find('article', 'Slug', SLUG);
  const draft = `مسودة ${unique()}`;
  await stack.cms.saveDraft('article', id, 'ar', { Title: draft });
  await pause(EDITOR_PATIENCE_MS);
  for (const path of [article('ar'), '/', '/media-center']) {
    expect(await shows(path, draft), path).toBe(false);
  }
});

test('an article that is taken back is gone when the editor looks and stays gone without the CMS', async () => {
  const id = await stack.cms.find('article', 'Slug', OTHER_SLUG);
  expect((await get(stack.siteUrl + article('ar', OTHER_SLUG))).status).toBe(200);

  // In one language alone it would be shown in that one.
  for (const language of ['ar', 'en']) await stack.cms.unpublish('article', id, language);
  await pause(EDITOR_PATIENCE_MS);
  const expectGone = async () => {
    const response = await get(stack.siteUrl + article('ar', OTHER_SLUG));
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/404');
    expect(response.headers.get('cache-control')).toBe('no-store');
  };
  await expectGone();

  await stack.killCms();
  await expectGone();
  await stack.restartSite();
  await expectGone();

  await stack.startCms();
  await stack.cms.change('article', id, 'ar', {});
  await pause(EDITOR_PATIENCE_MS);
  expect((await get(stack.siteUrl + article('ar', OTHER_SLUG))).status).toBe(200);
});

test('a change that the webhook did not report shows after a refresh of everything', async () => {
  const id = await stack.cms.find('article', 'Slug', SLUG);
  await stack.stopSite();
  const title = `عنوان أثناء التوقف ${unique()}`;
  await stack.cms.change('article', id, 'ar', { Title: title });
  await stack.startSite();
  expect((await stack.webhook({ event: 'refresh' })).status).toBe(200);
  // Pages beyond those that a refresh requests itself are re-rendered for their next visitor.
  await expect.poll(() => shows(article('ar'), title)).toBe(true);
});

test('what is published while the site is down is on its page soon after it is back', async () => {
  test.setTimeout(300_000);
  const id = await stack.cms.find('article', 'Slug', SLUG);
  for (const language of ['ar', 'en'] as const) await get(stack.siteUrl + article(language));
  await stack.stopSite();
  const titles = { ar: `نُشر أثناء التوقف ${unique()}`, en: `Published meanwhile ${unique()}` };
  for (const language of ['ar', 'en'] as const) {
    await stack.cms.change('article', id, language, { Title: titles[language] });
  }
  await pause(EDITOR_PATIENCE_MS);
  await stack.startSite();
  const back = Date.now();
  for (const language of ['ar', 'en'] as const) {
    // The CMS tries again half a minute after the last time at the latest.
    await expect
      .poll(() => shows(article(language), titles[language]), { timeout: 40_000 })
      .toBe(true);
  }
  test.info().annotations.push({ type: 'seconds', description: `${(Date.now() - back) / 1000}` });
});

test('the webhook refuses a wrong or missing secret and what is no change', async () => {
  expect((await stack.webhook({ event: 'refresh' }, 'wrong-secret-wrong-secret')).status).toBe(401);
  expect((await stack.webhook({ event: 'refresh' }, '')).status).toBe(401);
  expect((await stack.webhook({ nothing: true })).status).toBe(400);
  const huge = await stack.webhook({ event: 'x'.repeat(6 * 1024 * 1024) });
  expect(huge.status).toBe(413);
});
