import { expect, test } from '@playwright/test';
import { get, withoutScripts } from '../support/http';
import { Redis } from '../support/redis';
import { Stack, unique } from '../support/stack';

const SLUG = 'jeddah-largest-container-ship';
const ARTICLE = `/article?news=${SLUG}`;

let redis: Redis;
let stack: Stack;
let sites: string[];
let article: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  redis = await Redis.start();
  stack = await Stack.start('instances', {
    site: { REDIS_URL: redis.url },
    sharesServices: true,
  });
  sites = [stack.siteUrl, await stack.startFurtherSite(), await stack.startFurtherSite()];
  article = await stack.cms.find('article', 'Slug', SLUG);
  for (const site of sites) for (const path of [ARTICLE, '/']) await get(site + path);
});

test.afterAll(async () => {
  await stack.stop();
  await redis.kill();
});

const shows = async (url: string, text: string) =>
  withoutScripts((await get(url)).text).includes(text);

const everywhere = async (path: string, text: string, on = sites) =>
  (await Promise.all(on.map((site) => shows(site + path, text)))).every(Boolean);

async function publish(): Promise<string> {
  const title = `عنوان لكل النسخ ${unique()}`;
  await stack.cms.change('article', article, 'ar', { Title: title });
  return title;
}

test('a change that is reported to one instance is on all of them', async () => {
  const title = await publish();
  for (const path of [ARTICLE, '/', '/media-center?o=News']) {
    await expect.poll(() => everywhere(path, title), path).toBe(true);
  }
});

test('without Redis pages go on, a change is on the instance that got the webhook, and later on all', async () => {
  test.setTimeout(300_000);
  await redis.kill();
  for (const site of sites) expect((await get(site + ARTICLE)).status).toBe(200);

  const title = await publish();
  await expect.poll(() => shows(sites[0] + ARTICLE, title)).toBe(true);
  for (const site of sites) expect((await get(`${site}/`)).status).toBe(200);

  await redis.start();
  await expect.poll(() => everywhere(ARTICLE, title), { timeout: 60_000 }).toBe(true);
  const next = await publish();
  await expect.poll(() => everywhere('/', next), { timeout: 60_000 }).toBe(true);
});

test('an instance that starts without the CMS has the pages of the others', async () => {
  test.setTimeout(300_000);
  const title = await publish();
  await expect.poll(() => everywhere(ARTICLE, title)).toBe(true);
  await stack.killCms();
  const further = await stack.startFurtherSite();
  await expect.poll(() => shows(further + ARTICLE, title)).toBe(true);
  expect((await get(`${further}/history`)).status).toBe((await get(`${sites[0]}/history`)).status);
});
