import type { Page } from '@playwright/test';
import { violations } from '../../tools/browser/axe';
import { core } from '../support/core';
import { bare, bareHtml } from './bare-text';
import { expect, languages, scriptsRun, test } from './fixtures';
import { ALL_LOOKS, changeLook, LOOKS, setLook, settle } from './looks';
import { lostText, setWidthAndTextSize, TEXT_SIZES } from './lost-text';
import { localizedPages } from './pages';
import { MIN_BYTES, PageWeight, scriptLimit, styleLimit } from './page-weight';

/* Checks of every page that need a browser, in one visit each, because loading takes most of the
   time. Checks of the HTML are in e2e/http/every-page.test.ts. */

/** Max heights of a page's head in pixels at 1440 px: its content starts on the first screen. */
const MAX_HEAD_HEIGHT = { plain: 160, withPicture: 260 };

/** The most demanding size; the full tests cover the others too. */
const SIZES = TEXT_SIZES.filter(
  ([width, percent]) => process.env.FULL || (width === 320 && percent === 200),
);

/** Addresses with the parts of another one: in the full tests only. */
const REPEATED: readonly string[] = [
  ...['/about-us#chart', '/about-us#services', '/e-services/iogs', '/media-center?o=newsletter'],
  ...['/regulations?r=REG-01&view=list', '/circulars?year=2020', '/conditions', '/safe-usage'],
];

/** Expects every text of the rendered page in the server's HTML. */
async function expectTextInHtml(page: Page, html: string): Promise<void> {
  const sent = bareHtml(html);
  const shown = await page.evaluate(() =>
    // Table status and paging need scripts.
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, th, td, dt, dd, caption)')]
      .filter((element) => !element.closest('[role="status"], nav, form, [data-map]'))
      .filter((element) => !element.querySelector('p, li, td, form, button'))
      .map((element) => element.textContent ?? ''),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect
    .soft(
      shown.filter((text) => !sent.includes(bare(text))),
      'only with scripts',
    )
    .toEqual([]);
}

const addresses = new Map(
  languages.flatMap((language) =>
    localizedPages(language).map((page) => [page.path, page] as const),
  ),
);

[...addresses.values()].forEach((address, index) => {
  const { key, route, path } = address;
  const hasHash = path.includes('#');
  const inLanguages = languages.filter(({ locale }) => route.locales.includes(locale));

  inLanguages.forEach(({ locale, dir, at }, turn) => {
    // Alternates languages by page, and looks by two pages; /home is the home page once more.
    const isRepeated = key === 'homeAlias' || REPEATED.includes(path);
    const chosen = (index + turn) % inLanguages.length === 0 && !isRepeated;
    const look = LOOKS[(Math.floor(index / 2) + turn) % 2 === 0 ? 0 : 1];

    test(
      `${locale}: ${path} is complete, accessible and light`,
      core('page', chosen),
      async ({ page }, info) => {
        await setLook(page, look);
        const weight = await PageWeight.of(page);
        const response = await page.goto(at(path));
        const html = page.locator('html');
        await expect(html).toHaveAttribute('data-theme', look.theme);
        await expect(html).toHaveAttribute('lang', locale);
        await expect(html).toHaveAttribute('dir', dir);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        const footer = page.getByRole('contentinfo');
        await expect(footer).toHaveCount(route.frame === 'slim' ? 0 : 1);
        await scriptsRun(page);

        if (!hasHash) {
          if (!route.path.startsWith('/e-services')) {
            const sent = (await response?.text()) ?? '';
            await test.step('text in the HTML', () => expectTextInHtml(page, sent));
          }
          await test.step('weight of scripts and styles', async () => {
            await weight.settled(page);
            const limits = { scripts: scriptLimit(address), styles: styleLimit(address) };
            for (const kind of ['scripts', 'styles'] as const) {
              const bytes = weight.bytesOf(kind);
              const description = `${Math.round(bytes / 1000)} KB`;
              info.annotations.push({ type: kind, description });
              expect.soft(bytes, `bytes of ${kind}`).toBeLessThanOrEqual(limits[kind]);
              expect.soft(bytes, 'measured').toBeGreaterThan(MIN_BYTES[kind]);
            }
          });
        }
        await test.step('accessibility', async () => {
          await settle(page);
          expect.soft(await violations(page)).toEqual([]);
        });
        if (process.env.FULL) {
          test.setTimeout(150_000);
          for (const other of ALL_LOOKS) {
            await test.step(`accessibility, ${other.theme}, ${other.width} px`, async () => {
              await changeLook(page, other);
              await settle(page);
              const found = await violations(page);
              expect.soft(found, `${other.theme}, ${other.width} px`).toEqual([]);
            });
          }
        }
        // The home page and Not Found have a first view instead of a header.
        const hasHead = !hasHash && !['home', 'homeAlias', 'notFound'].includes(key);
        // A change of the width costs a layout with all pictures.
        if (hasHead && (process.env.FULL || look.width === 1440)) {
          await test.step('height of its head', async () => {
            await page.setViewportSize({ width: 1440, height: 900 });
            const head = page.locator('main > .on-dark').first();
            if ((await head.count()) === 0) return;
            const { height, kind } = await head.evaluate(
              (element) =>
                ({
                  height: element.getBoundingClientRect().height,
                  kind: element.querySelector('img, svg') ? 'withPicture' : 'plain',
                }) as const,
            );
            expect.soft(height, 'head at 1440 px').toBeLessThanOrEqual(MAX_HEAD_HEIGHT[kind]);
          });
        }
        for (const [narrow, percent] of SIZES) {
          await test.step(`text at ${percent} %, ${narrow} px`, async () => {
            await setWidthAndTextSize(page, narrow, percent);
            expect.soft(await lostText(page), `${narrow} px, ${percent} %`).toEqual([]);
          });
        }
      },
    );
  });
});
