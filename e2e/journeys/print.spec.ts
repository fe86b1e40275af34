import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { core } from '../support/core';
import { sample } from './content';
import { arabic, expect, languages, scriptsRun, test } from './fixtures';

const BLACK = 'rgb(0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';
const GREY = 'rgb(51, 51, 51)';

/** Pages with forms, accordions, and facts beside a text. */
const ON_PAPER = [
  '/contact',
  '/faq',
  '/e-services/tender?id=1',
  `/circular?number=${sample.fullCircular}`,
];

async function printed(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(address);
  await scriptsRun(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Width of A4 between its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: 'print' });
}

function styles(page: Page, selector: string, property: string): Promise<string[]> {
  return page.evaluate(
    ([found, name]) => {
      const all = [...document.querySelectorAll(found)].filter((element) =>
        element.checkVisibility(),
      );
      return [...new Set(all.map((element) => getComputedStyle(element).getPropertyValue(name)))];
    },
    [selector, property] as const,
  );
}

const { at, messages } = arabic;

test(
  'paper is black on white in the dark theme too, and omits controls',
  core('happy-path'),
  async ({ page }) => {
    await test.step('a table', async () => {
      await printed(page, at('/circulars?year=2024'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      await expect(page.getByText(`${messages.circulars.year}: 2024`)).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText(messages.layout.official.text)).toBeHidden();
      await expect(page.getByText(messages.feedback.question)).toBeHidden();

      expect(await styles(page, 'html', 'color-scheme')).toEqual(['light']);
      expect(await styles(page, 'body', 'color')).toEqual([BLACK]);
      expect(await styles(page, 'body', 'background-color')).toEqual([WHITE]);
      // 11 points.
      expect(await styles(page, 'body', 'font-size')).toEqual(['14.6667px']);
      expect(await styles(page, 'h1', 'color')).toEqual([BLACK]);
      expect(await styles(page, 'main .on-dark', 'background-image')).toEqual(['none']);
      expect(await styles(page, 'main .on-dark', 'background-color')).toEqual(['rgba(0, 0, 0, 0)']);
      expect(await styles(page, 'main .on-dark p', 'color')).toEqual([BLACK]);
      expect(await styles(page, 'main td a', 'color')).toEqual([BLACK]);
      expect(await styles(page, '.page-body', 'padding-inline-start')).toEqual(['0px']);
      // 6 millimetres.
      expect(await styles(page, '.page-body', 'padding-block-start')).toEqual(['22.6772px']);

      expect(await styles(page, 'thead', 'display')).toEqual(['table-header-group']);
      expect(await styles(page, 'thead svg', 'display')).toEqual([]);
      expect(await styles(page, 'thead button', 'display')).toEqual([]);
      for (const unbroken of ['tbody tr']) {
        expect(await styles(page, unbroken, 'break-inside')).toEqual(['avoid']);
      }
    });

    await test.step('an article, its pictures unbroken and its headings kept to their texts', async () => {
      await printed(page, at(`/article?news=${sample.richNews}`));
      expect(await styles(page, 'main :is(figure, blockquote, tr)', 'break-inside')).toEqual([
        'avoid',
      ]);
      expect(await styles(page, 'main :is(h1, h2, h3, caption)', 'break-after')).toEqual(['avoid']);
      for (const property of ['orphans', 'widows']) {
        await expect.poll(() => styles(page, 'main :is(p, li)', property), property).toEqual(['3']);
      }
      for (const ground of ['page', 'surface', 'surface-tint', 'surface-sunken', 'surface-warm']) {
        const value = await styles(page, 'html', `--color-${ground}`);
        expect(value, ground).toEqual(['#fff']);
      }
      expect(await styles(page, 'main .muted, main time', 'color')).toEqual([GREY]);
    });

    await test.step('the addresses of other sites, each whole', async () => {
      await printed(page, at('/contact'));
      const links = page.getByRole('list', { name: messages.layout.social }).getByRole('link');
      const found = await links.evaluateAll((all) =>
        all.map((link) => ({
          address: link.getAttribute('href')!,
          after: getComputedStyle(link, '::after').content,
          lost: link.scrollWidth > link.clientWidth || link.scrollHeight > link.clientHeight,
          left: getComputedStyle(link, '::after').direction,
        })),
      );
      expect(found.length).toBeGreaterThan(0);
      for (const { address, after, lost, left } of found) {
        expect(after).toContain(address);
        expect(lost, address).toBe(false);
        expect(left).toBe('ltr');
      }
      // URLs of internal links are not printed.
      const own = page.getByRole('main').locator('p > a[href^="/"]').first();
      expect(await own.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
      await expect(page.getByText(messages.contact.mapNote)).toBeHidden();
    });

    await test.step('every answer', async () => {
      await printed(page, at('/faq'));
      const answers = page.locator('main details > :not(summary)');
      expect(await answers.count()).toBeGreaterThan(5);
      for (const answer of await answers.all()) await expect(answer).toBeVisible();
      expect(await styles(page, 'main summary svg', 'display')).toEqual([]);
    });
  },
);

test.describe('with the pop-up open', () => {
  test.use({ popupSeen: false });

  test('leaves out the pop-up, films, controls and the picker', async ({ page }) => {
    await page.goto(at('/'));
    await expect(page.locator('dialog[open]')).toBeVisible();
    await printed(page, at('/'));
    await expect(page.locator('dialog').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('video').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(messages.home.picker.title)).toBeHidden();
    expect(await styles(page, 'main .grid > *', 'break-inside')).toEqual(['avoid']);
    // All news items, stacked.
    const news = page.getByRole('group', { name: messages.home.news.title, exact: true });
    await expect(news.getByRole('article').first()).toBeVisible();
  });
});

for (const { locale, at: addressOf } of languages) {
  test(`${locale}: no sheet before the last holds a line or two alone`, async ({ page }) => {
    test.setTimeout(150_000);
    const pdfium = await PDFiumLibrary.init();
    for (const path of ON_PAPER) {
      await page.goto(addressOf(path));
      await scriptsRun(page);
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      const sheets = await pdfium.loadDocument(pdf);
      const texts = [...sheets.pages()].map((sheet) => sheet.getText().replace(/\s+/g, ' ').trim());
      sheets.destroy();
      for (const [index, text] of texts.slice(0, -1).entries()) {
        expect.soft(text.length, `${path}, sheet ${index + 1}: ${text}`).toBeGreaterThan(150);
      }
    }
    pdfium.destroy();
  });
}
