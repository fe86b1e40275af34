import { setTimeout as pause } from 'node:timers/promises';
import en from '../../../messages/en.json' with { type: 'json' };
import { core } from '../../support/core';
import { FAULTS, type Fault } from '../../support/fault-proxy';
import { get, withoutScripts, type PageResponse } from '../../support/http';
import type { Stack } from '../../support/stack';
import { expect, test } from './fixtures';

const PAGES: readonly [path: string, content: string][] = [
  ['/', 'أكبر سفينة حاويات'],
  ['/en', 'largest container ship'],
  ['/media-center?o=News', 'أكبر سفينة حاويات'],
  ['/en/media-center?o=library', 'PDF'],
  ['/article?news=jeddah-largest-container-ship', 'أكبر سفينة حاويات'],
  ['/en/article?news=jeddah-largest-container-ship', 'largest container ship'],
  ['/api/search?locale=en&q=largest%20container%20ship', 'jeddah-largest-container-ship'],
];

/** CONTENT_RETRY_SECONDS, and the time to read everything. */
const RETRIED_MS = 60_000;

/** No connection, no response, and an error page with status 200. */
const IN_EACH_RUN: readonly Fault[] = ['killed', 'hanging', 'HTML with 200'];

/** A start without the CMS does not depend on the fault; `hanging` takes longest. */
const isRestarted = (fault: Fault) => Boolean(process.env.FULL) || fault === 'hanging';

const visit = (stack: Stack, path: string): Promise<PageResponse> => get(stack.siteUrl + path);

async function mediaUrls(stack: Stack): Promise<readonly string[]> {
  let html = '';
  for (const [path] of PAGES) html += (await visit(stack, path)).text;
  const pictures = [...html.matchAll(/%2Fmedia%2F([\w-]+)%2F([A-Za-z0-9_.-]+\.webp)/g)].map(
    ([, version, name]) => `/media/${version}/${name}`,
  );
  const documents = html.match(/\/media\/[\w-]+\/[A-Za-z0-9_.-]+\.pdf/g) ?? [];
  expect(pictures.length).toBeGreaterThan(5);
  expect(documents.length).toBeGreaterThan(0);
  const resized = html
    .match(/\/_next\/image\?url=[^"\s]+?w=768[^"\s,]*/)?.[0]
    .replaceAll('&amp;', '&');
  expect(resized).toBeDefined();
  return [pictures[0]!, pictures.at(-1)!, documents[0]!, resized!];
}

async function expectEverything(
  stack: Stack,
  media: readonly string[],
  when: string,
): Promise<void> {
  for (const [path, content] of PAGES) {
    const response = await visit(stack, path);
    expect(response.status, `${path} ${when}`).toBe(200);
    expect(withoutScripts(response.text).includes(content), `${path} ${when}`).toBe(true);
  }
  for (const path of media) {
    const response = await visit(stack, path);
    expect(response.status, `${path} ${when}`).toBe(200);
    expect(response.headers.get('content-type'), path).toMatch(/^(image|application\/pdf)/);
  }
}

for (const fault of FAULTS) {
  test.describe(`CMS ${fault}`, () => {
    test(
      'everything that was ever shown stays, after a webhook and a restart too',
      core('fault', IN_EACH_RUN.includes(fault)),
      async ({ stack }) => {
        const media = await mediaUrls(stack);
        await expectEverything(stack, media, 'at first');
        stack.proxy.fault = fault;
        await expectEverything(stack, media, 'right away');
        expect((await stack.webhook({ event: 'refresh' })).status).toBe(200);
        await expectEverything(stack, media, 'after the webhook');
        await pause(1500);
        await expectEverything(stack, media, 'once the pages were re-rendered');
        if (!isRestarted(fault)) return;
        await stack.restartSite();
        await expectEverything(stack, media, 'after a restart');
      },
    );

    test('after a new release stored pages are served; others respond with the error page or /404 until the CMS is back', async ({
      page,
      stack,
    }) => {
      const media = await mediaUrls(stack);
      await expectEverything(stack, media, 'at first');
      stack.proxy.fault = fault;
      await stack.releaseSite();
      await expectEverything(stack, media, 'after a new release');

      await stack.startWithoutContent();
      const home = await visit(stack, '/en');
      expect(home.status).toBe(500);
      expect(home.headers.get('cache-control')).toBe('no-store');
      await page.goto(`${stack.siteUrl}/en`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Sorry, there is a problem with this page',
      );
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      const year = await visit(stack, '/en/circulars?year=2021');
      const list = '/en/circulars/search?year=2021';
      expect([year.status, year.headers.get('location')]).toEqual([307, list]);
      const filtered = await visit(stack, list);
      expect(filtered.status).toBe(200);
      expect(filtered.headers.get('cache-control')).toContain('no-store');
      expect(filtered.text.includes(en.circulars.unavailable)).toBe(true);
      const missing = await visit(stack, '/404');
      expect(missing.status).toBe(404);
      expect(missing.text.includes('الصفحة غير موجودة')).toBe(true);
      const article = '/article?news=eid-al-fitr-operations-2025';
      const { status, headers } = await visit(stack, article);
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
        307,
        '/404',
        'no-store',
      ]);

      stack.proxy.fault = 'none';
      await expect(async () => {
        const retry = page.getByRole('button', { name: 'Try again' });
        if (await retry.isVisible()) await retry.click();
        await expect(page.getByRole('banner')).toBeVisible({ timeout: 2000 });
      }).toPass();
      // Failed requests to the CMS are retried after a pause.
      await expect.poll(async () => (await visit(stack, article)).status).toBe(200);
      for (const [path, content] of PAGES) {
        const isShown = async () => {
          const { status, text } = await visit(stack, path);
          return status === 200 && withoutScripts(text).includes(content);
        };
        await expect.poll(isShown, { message: path, timeout: RETRIED_MS }).toBe(true);
      }
      await expectEverything(stack, media, 'after the CMS is back');
    });
  });
}
