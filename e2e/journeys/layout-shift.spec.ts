import type { Page } from '@playwright/test';
import { core } from '../support/core';
import { sample } from './content';
import { expect, languages, scriptsRun, test } from './fixtures';

const LIMIT = 0.02;

const PAGES = [
  '/',
  '/media-center',
  `/article?news=${sample.richNews}`,
  '/ports',
  '/regulations',
  '/regulations?view=list',
  '/circulars',
];

interface Shift {
  readonly value: number;
  readonly parts: readonly string[];
}

/** Layout shifts until hydration and the arrival of fonts. */
async function shifts(page: Page): Promise<Shift[]> {
  await scriptsRun(page);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        interface LayoutShift extends PerformanceEntry {
          readonly value: number;
          readonly sources?: readonly { readonly node?: Node | null }[];
        }
        const seen: Shift[] = [];
        const take = (entries: PerformanceEntryList) => {
          for (const { value, sources } of entries as LayoutShift[]) {
            const parts = (sources ?? []).map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.nodeName ?? ''),
            );
            seen.push({ value, parts });
          }
        };
        new PerformanceObserver((list) => take(list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve(seen), 400);
      }),
  );
}

for (const { locale, at } of languages) {
  for (const width of [390, 1440]) {
    test(
      `${locale}, ${width} px: nothing moves while a page loads, and every picture has its size`,
      core('happy-path', locale === 'en' && width === 1440),
      async ({ page }) => {
        await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
        // As on a first visit over a slow line: fonts come after their block period.
        const session = await page.context().newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.setCacheDisabled', { cacheDisabled: true });
        await page.route(/\.woff2$/, async (route) => {
          await new Promise((done) => setTimeout(done, 1500));
          await route.continue();
        });
        for (const path of PAGES) {
          await page.goto(at(path));
          const seen = await shifts(page);
          const sum = seen.reduce((total, { value }) => total + value, 0);
          expect.soft(sum, `${path}: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(LIMIT);
          const sizeless = await page.locator('img').evaluateAll((all) =>
            all
              // Width and height attributes, or an aspect ratio from CSS.
              .filter((image) => getComputedStyle(image).aspectRatio === 'auto')
              .map((image) => image.outerHTML.slice(0, 120)),
          );
          expect.soft(sizeless, path).toEqual([]);
          if (path !== '/' && !path.startsWith('/article')) continue;
          const eager = page.locator('main img[fetchpriority="high"]').first();
          await expect.soft(eager).not.toHaveAttribute('loading', 'lazy');
          await expect.soft(eager).toBeInViewport();
        }
      },
    );
  }
}
