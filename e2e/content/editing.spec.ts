import { expect, test } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { get, withoutScripts } from '../support/http';
import { Stack, unique } from '../support/stack';

const SLUG = 'jeddah-largest-container-ship';
const OTHER_SLUG = 'annual-statistics-2024';

/** An editor may expect the site to show a change after this time. */
const EDITOR_PATIENCE_MS = 2000;

let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  stack = await Stack.start('editing');
});

test.afterAll(async () => {
  await stack.stop();
});

const article = (language: 'ar' | 'en', slug = SLUG) =>
  `${language === 'en' ? '/en' : ''}/article?news=${slug}`;

const shown = async (path: string) => withoutScripts((await get(stack.siteUrl + path)).text);

for (const language of ['ar', 'en'] as const) {
  const home = language === 'en' ? '/en' : '/';
  const media = `${language === 'en' ? '/en' : ''}/media-center?o=News`;

  test(`a headline changed in ${language} is on article, home and media centre two seconds later`, async () => {
    const id = await stack.cms.find('article', 'Slug', SLUG);
    // The pages are held already when the editor changes them.
    for (const path of [article('ar'), article('en'), home, media]) await shown(path);
    const title = language === 'ar' ? `عنوان جديد ${unique()}` : `A new headline ${unique()}`;

    await stack.cms.change('article', id, language, { Title: title });
    await pause(EDITOR_PATIENCE_MS);

    for (const path of [article(language), home, media]) expect(await shown(path), path).toContain(title);
    expect(await shown(article(language === 'ar' ? 'en' : 'ar'))).not.toContain(title);
  });
}

test('a shared field changed in one language shows in both', async () => {
  const id = await stack.cms.find('article', 'Slug', SLUG);
  for (const language of ['ar', 'en'] as const) await shown(article(language));

  await stack.cms.change('article', id, 'ar', { PublishDate: '2031-07-14T06:00:00.000Z' });
  await pause(EDITOR_PATIENCE_MS);

  for (const language of ['ar', 'en'] as const) {
    expect(await shown(article(language)), language).toContain('2031-07-14');
  }
});

test('a draft does not reach visitors', async () => {
  const id = await stack.cms.find('article', 'Slug', SLUG);
  const draft = `مسودة ${unique()}`;
  await stack.cms.saveDraft('article', id, 'ar', { Title: draft });
  await pause(EDITOR_PATIENCE_MS);
  for (const path of [article('ar'), '/', '/media-center']) expect(await shown(path)).not.toContain(draft);
});

test('an article that is taken back is gone two seconds later and stays gone without the CMS', async () => {
  const id = await stack.cms.find('article', 'Slug', OTHER_SLUG);
  expect((await get(stack.siteUrl + article('ar', OTHER_SLUG))).status).toBe(200);

  await stack.cms.unpublish('article', id, 'ar');
  await pause(EDITOR_PATIENCE_MS);
  const expectGone = async () => {
    const answer = await get(stack.siteUrl + article('ar', OTHER_SLUG));
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe('/404');
    expect(answer.headers.get('cache-control')).not.toMatch(/public|s-maxage/);
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

test('a change that the webhook did not tell of shows after a refresh of everything', async () => {
  const id = await stack.cms.find('article', 'Slug', SLUG);
  await stack.stopSite();
  const title = `عنوان أثناء التوقف ${unique()}`;
  await stack.cms.change('article', id, 'ar', { Title: title });
  await stack.startSite();
  expect((await stack.webhook({ event: 'refresh' })).status).toBe(200);
  await pause(EDITOR_PATIENCE_MS);
  expect(await shown(article('ar'))).toContain(title);
});

test('the webhook refuses a wrong or missing secret and what is no change', async () => {
  expect((await stack.webhook({ event: 'refresh' }, 'wrong-secret-wrong-secret')).status).toBe(401);
  expect((await stack.webhook({ event: 'refresh' }, '')).status).toBe(401);
  expect((await stack.webhook({ nothing: true })).status).toBe(400);
  const huge = await stack.webhook({ event: 'x'.repeat(6 * 1024 * 1024) });
  expect(huge.status).toBe(413);
});
