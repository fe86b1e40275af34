import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import type { Route, RouteKey } from '../../lib/routing/routes';
import { violations } from '../support/axe';
import { withoutScripts } from '../support/http';
import { bare, bareHtml } from './bare-text';
import { sample } from './content';
import { expect, languages, site, test, type Language } from './fixtures';
import { browserFor, LOOKS, settle } from './looks';
import { lostText, setTextSize, TEXT_SIZES } from './lost-text';
import { pagesOf, type PageAddress } from './pages';
import { htmlLimit, LEAST, PageWeight, scriptLimit, styleLimit } from './page-weight';

/*
 * What holds for every page of the route table, in one visit each: most of such a test's time is
 * the visit.
 */

const QUIET_MS = 1000;

/** Pixels at 1440: what the page is about begins on the first screen. */
const HIGHEST_HEAD = 260;

/** The hardest; the full tests try the others too. */
const SIZES = TEXT_SIZES.filter(
  ([width, percent]) => process.env.FULL || (width === 320 && percent === 200),
);

/** Pages without content of their own, which has no date. */
const UNDATED: readonly RouteKey[] = ['notFound', 'subscriptionConfirm', 'subscriptionManage'];

/** Path of a route; entries need their names. */
function pathOf(key: RouteKey, route: Route): string {
  if (key === 'circular') return `/circular?number=${sample.fullCircular}`;
  if (key === 'tender') return `${route.path}?id=1`;
  return key === 'article' ? `/article?news=${sample.richNews}` : route.path;
}

/** Canonical URL of a route. */
function canonicalOf(key: RouteKey, route: Route, { at }: Language): string {
  return site() + (key === 'homeAlias' ? at('/') : at(pathOf(key, route)));
}

/** What the server says of a page agrees with its row of the route table. */
async function expectRow(
  page: Page,
  response: Response | null,
  { key, route }: PageAddress,
  language: Language,
): Promise<void> {
  const { locale, messages, dir, at } = language;
  expect(response?.status()).toBe(key === 'notFound' ? 404 : 200);
  expect(new URL(page.url()).pathname).toBe(at(route.path));

  // The server itself names language, direction and title: nothing of it waits for scripts.
  const sent = withoutScripts((await response?.text()) ?? '');
  expect(sent).toContain(`<html lang="${locale}" dir="${dir}"`);
  expect(sent).toMatch(/<title>[^<]+<\/title>/);
  expect(sent).toMatch(/<h1\b/);

  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', locale);
  await expect(html).toHaveAttribute('dir', dir);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  const shown = await heading.innerText();
  const name = route.entriesOnly ? shown : messages.routes[key];
  const title = await page.title();
  const { authority, seo } = messages;
  const ending =
    key === 'home' || key === 'homeAlias'
      ? `${authority.name} | ${seo.official}`
      : `${name} | ${authority.name}`;
  expect(title.endsWith(ending), title).toBe(true);

  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(route.frame === 'slim' ? 0 : 1);
  const stamp = page.getByText(messages.layout.lastUpdated);
  if (UNDATED.includes(key)) await expect(stamp).toHaveCount(0);
  else await expect(stamp.locator('time')).toHaveText(/\d{4}/);

  await expect(page.getByText(messages.comingSoon.title)).toHaveCount(0);

  const kept = page.locator('meta[name="robots"][content*="noindex"]');
  if (key === 'notFound') return expect(kept).not.toHaveCount(0);
  await expect(kept).toHaveCount(route.indexed || key === 'homeAlias' ? 0 : 1);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', canonicalOf(key, route, language));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^(?=.*\S{3}).{1,160}$/,
  );

  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      Object.fromEntries(
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
    );
  const [arabic, english] = languages.map((one) => canonicalOf(key, route, one));
  const both = route.locales.length > 1;
  expect(alternates).toEqual(both ? { ar: arabic, en: english, 'x-default': arabic } : {});
}

/** Every sentence that the page shows is in the HTML of the server already. */
async function expectTextInHtml(page: Page, html: string): Promise<void> {
  const sent = bareHtml(html);
  const shown = await page.evaluate(() =>
    // The status of a table and its pages only make sense where scripts run.
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, th, td, dt, dd, caption)')]
      .filter((one) => !one.closest('[role="status"], nav, form, [data-map]'))
      .filter((one) => !one.querySelector('p, li, td, form, button'))
      .map((one) => one.textContent ?? ''),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect
    .soft(
      shown.filter((text) => !sent.includes(bare(text))),
      'only with scripts',
    )
    .toEqual([]);
}

for (const look of LOOKS) {
  const { language, theme, width } = look;
  const { locale, at } = language;
  // The other looks of the full tests only differ in what axe sees.
  const first = LOOKS.find((other) => other.language === language) === look;

  test.describe(`${locale}, ${theme}, ${width} px`, () => {
    test.use(browserFor(look));

    for (const address of pagesOf(language)) {
      const { key, route, path } = address;
      const isRow = path === pathOf(key, route);
      const hasHash = path.includes('#');

      test(`${path} is complete, accessible and light`, async ({ page }, info) => {
        const weight = await PageWeight.of(page);
        const response = await page.goto(at(path));
        const loaded = Date.now();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);

        if (first && isRow) {
          await test.step('row of the route table', () =>
            expectRow(page, response, address, language));
        }
        if (first && !hasHash && !route.path.startsWith('/e-services')) {
          const html = (await response?.text()) ?? '';
          await test.step('text in the HTML', () => expectTextInHtml(page, html));
        }
        if (first && !hasHash) {
          await test.step('weight of HTML, scripts and styles', async () => {
            // What a page fetches on its own right after load counts too.
            await page.waitForTimeout(Math.max(0, loaded + QUIET_MS - Date.now()));
            const html = gzipSync((await response?.body()) ?? '', { level: 9 }).byteLength;
            info.annotations.push({ type: 'html', description: `${Math.round(html / 1000)} KB` });
            expect(html, 'HTML').toBeLessThan(htmlLimit(address));
            const limits = { scripts: scriptLimit(address), styles: styleLimit(address) };
            for (const kind of ['scripts', 'styles'] as const) {
              const bytes = weight.bytesOf(kind);
              const description = `${Math.round(bytes / 1000)} KB`;
              info.annotations.push({ type: kind, description });
              expect.soft(bytes, `bytes of ${kind}`).toBeLessThanOrEqual(limits[kind]);
              expect.soft(bytes, 'measured').toBeGreaterThan(LEAST[kind]);
            }
          });
        }
        await test.step('accessibility', async () => {
          await settle(page);
          expect.soft(await violations(page)).toEqual([]);
        });
        if (!first) return;
        // The first view of the home page and of a page that is not found is no head.
        if (!hasHash && !['home', 'homeAlias', 'notFound'].includes(key)) {
          await test.step('height of its head', async () => {
            await page.setViewportSize({ width: 1440, height: 900 });
            const head = page.locator('main > .on-dark').first();
            if ((await head.count()) === 0) return;
            const height = await head.evaluate((one) => one.getBoundingClientRect().height);
            expect.soft(height, 'head at 1440 px').toBeLessThanOrEqual(HIGHEST_HEAD);
          });
        }
        for (const [narrow, percent] of SIZES) {
          await test.step(`text at ${percent} %, ${narrow} px`, async () => {
            await page.setViewportSize({ width: narrow, height: 800 });
            await setTextSize(page, percent);
            expect.soft(await lostText(page), `${narrow} px, ${percent} %`).toEqual([]);
          });
        }
      });
    }
  });
}
