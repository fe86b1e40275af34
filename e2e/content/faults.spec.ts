import { expect, test } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { FAULTS, type Fault } from '../support/fault-proxy';
import { get, withoutScripts, type PageResponse } from '../support/http';
import { SHORT_WAITS, Stack } from '../support/stack';

/** Pages and a text each that can only come from the content API. */
const PAGES: readonly [path: string, content: string][] = [
  ['/', 'أكبر سفينة حاويات'],
  ['/en', 'largest container ship'],
  ['/media-center?o=News', 'أكبر سفينة حاويات'],
  ['/en/media-center?o=library', 'PDF'],
  ['/article?news=jeddah-largest-container-ship', 'أكبر سفينة حاويات'],
  ['/en/article?news=jeddah-largest-container-ship', 'largest container ship'],
];

/**
 * Faults that are tried over restarts, new releases and pages never shown as well: one in which no
 * connection is made, and one in which a wrong body looks like success. The full tests try all.
 */
const THOROUGH: readonly Fault[] = process.env.FULL ? FAULTS : ['killed', 'HTML with 200'];

let stack: Stack;
let media: string[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await Stack.start('faults', { site: SHORT_WAITS, sharesServices: true });
});

test.afterAll(async () => {
  await stack.stop();
});

const visit = (path: string): Promise<PageResponse> => get(stack.siteUrl + path);

async function expectEverything(when: string): Promise<void> {
  for (const [path, content] of PAGES) {
    const response = await visit(path);
    expect(response.status, `${path} ${when}`).toBe(200);
    expect(withoutScripts(response.text).includes(content), `${path} ${when}`).toBe(true);
  }
  for (const path of media) {
    const response = await visit(path);
    expect(response.status, `${path} ${when}`).toBe(200);
    expect(response.headers.get('content-type'), path).toMatch(/^(image|application\/pdf)/);
  }
}

test('pages, pictures and documents are there while the CMS responds', async () => {
  let html = '';
  for (const [path] of PAGES) html += (await visit(path)).text;
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
  media = [pictures[0]!, pictures.at(-1)!, documents[0]!, resized!];
  await expectEverything('at first');
});

for (const fault of FAULTS) {
  test.describe(`CMS ${fault}`, () => {
    test.afterEach(() => {
      stack.proxy.fault = 'none';
    });

    test('everything that was ever shown stays, after a webhook too', async () => {
      test.slow();
      stack.proxy.fault = fault;
      await expectEverything('right away');
      expect((await stack.webhook({ event: 'refresh' })).status).toBe(200);
      await expectEverything('after the webhook');
      await pause(1500);
      await expectEverything('once the pages were re-rendered');
    });

    if (!THOROUGH.includes(fault)) return;

    test('everything that was ever shown stays after a restart and a new release', async () => {
      test.slow();
      stack.proxy.fault = fault;
      await stack.restartSite();
      await expectEverything('after a restart');
      await stack.releaseSite();
      await expectEverything('after a new release');
    });

    test('an article never shown goes to /404, and is there once the CMS is back', async () => {
      const path = `/article?news=eid-al-fitr-operations-2025`;
      await stack.forgetEverything();
      await visit('/en');
      stack.proxy.fault = fault;
      const response = await visit(path);
      expect(response.status).toBe(307);
      expect(response.headers.get('location')).toBe('/404');
      expect(response.headers.get('cache-control')).toBe('no-store');
      stack.proxy.fault = 'none';
      // After a time-out the CMS is asked again now and then only.
      await expect.poll(async () => (await visit(path)).status).toBe(200);
      await expectEverything('after the CMS is back');
    });

    test('a page never shown gives the friendly error page, and is there once the CMS is back', async ({
      page,
    }) => {
      stack.proxy.fault = fault;
      await stack.forgetEverything();
      const response = await visit('/en');
      expect(response.status).toBe(500);
      expect(response.headers.get('cache-control')).toBe('no-store');
      await page.goto(`${stack.siteUrl}/en`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Sorry, there is a problem with this page',
      );
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      const missing = await visit('/404');
      expect(missing.status).toBe(404);
      expect(missing.text.includes('الصفحة غير موجودة')).toBe(true);

      stack.proxy.fault = 'none';
      await expect(async () => {
        const retry = page.getByRole('button', { name: 'Try again' });
        if (await retry.isVisible()) await retry.click();
        await expect(page.getByRole('banner')).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expectEverything('after the CMS is back');
    });
  });
}
