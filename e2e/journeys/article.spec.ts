import type { Page } from '@playwright/test';
import { missing, sample } from './content';
import { expect, fill, languages, scriptsRun, site, test } from './fixtures';

const article = (page: Page) => page.locator('main article').first();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const language of languages) {
  const { locale, messages, at, dir } = language;

  test.describe(`article in ${locale}`, () => {
    test('the three query forms open their entries @once', async ({ page }) => {
      const titleAt = async (query: string) => {
        const response = await page.goto(at(`/article?${query}`));
        expect(response?.status(), query).toBe(200);
        return title(page).innerText();
      };
      const news = await titleAt(`news=${sample.richNews}`);
      const album = await titleAt(`photo=${sample.album}`);
      const item = await titleAt(`a=${sample.libraryItem}`);
      await expect(article(page).locator('a[href$=".pdf"], a[href*=".pdf?"]')).toHaveCount(1);
      expect(new Set([news, album, item]).size).toBe(3);
      expect(await titleAt(`a=${sample.richNews}`)).toBe(news);
      expect(await titleAt(`a=${sample.album}`)).toBe(album);
      expect(await titleAt(`news=${sample.richNews.toUpperCase()}`)).toBe(news);
      await titleAt(`a=${sample.history}`);
    });

    test('an article shows its publish date, an album none', async ({ page }) => {
      await page.goto(at(`/article?news=${sample.richNews}`));
      await expect(article(page).locator('time')).toHaveAttribute('datetime', '2026-11-18');
      await expect(article(page).locator('time')).toHaveText(
        locale === 'ar' ? /^18 نوفمبر 2026 الموافق \d{1,2} \S+( \S+)? 1448هـ$/ : '18 November 2026',
      );
      for (const query of [`photo=${sample.album}`, `a=${sample.album}`, `news=${sample.album}`]) {
        await page.goto(at(`/article?${query}`));
        await expect(title(page)).toBeVisible();
        await expect(article(page).locator('time')).toHaveCount(0);
      }
    });

    test('the body keeps its list, table, quotation and pictures @once', async ({ page }) => {
      await page.goto(at(`/article?news=${sample.richNews}`));
      const body = article(page);
      await expect(body.locator('ul li, ol li').first()).toBeVisible();
      await expect(body.locator('table thead th[scope="col"]').first()).toBeVisible();
      expect(await body.locator('table tbody tr').count()).toBeGreaterThan(1);
      await expect(body.locator('blockquote')).toContainText(/\S{3}/);
      const picture = body.locator('figure img').first();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      // Data for search engines is no script that runs.
      const active = 'script:not([type="application/ld+json"]), form, iframe, [style], [onclick]';
      await expect(body.locator(active)).toHaveCount(0);
    });

    test('one picture is shown alone, several make a gallery @once', async ({ page }) => {
      const openers = article(page).locator('a[aria-haspopup="dialog"]');
      await page.goto(at(`/article?news=${sample.onePicture}`));
      await expect(openers).toHaveCount(0);
      const single = article(page).locator('img').first();
      await expect(single).toBeVisible();
      expect(await single.getAttribute('alt')).toMatch(/\S{3}/);

      await page.goto(at(`/article?photo=${sample.album}`));
      await expect(openers).toHaveCount(sample.albumPictures);
    });

    test('the gallery opens, turns and closes by pointer @once', async ({ page }) => {
      await page.goto(at(`/article?photo=${sample.album}`));
      await scriptsRun(page);
      const { gallery } = messages.ui;
      const opener = article(page).getByRole('link', {
        name: fill(gallery.open, { number: 2, count: sample.albumPictures }),
      });
      const dialog = page.getByRole('dialog');
      const position = (number: number) => dialog.getByText(`${number} / ${sample.albumPictures}`);

      await opener.click();
      await expect(position(2)).toBeVisible();
      const large = dialog.getByRole('img').first();
      await expect
        .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300);
      await dialog.getByRole('button', { name: gallery.next }).click();
      await expect(position(3)).toBeVisible();
      await dialog.getByRole('button', { name: gallery.previous }).click();
      await expect(position(2)).toBeVisible();
      await dialog.getByRole('button', { name: gallery.close, exact: true }).click();
      await expect(page.locator('dialog img')).toHaveCount(0);
      await expect(opener).toBeFocused();

      await opener.click();
      await expect(position(2)).toBeVisible();
      await dialog.click({ position: { x: 4, y: page.viewportSize()!.height / 2 } });
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      expect(page.url()).toBe(site() + at(`/article?photo=${sample.album}`));
    });

    test('the gallery opens, turns and closes by keyboard', async ({ page }) => {
      await page.goto(at(`/article?news=${sample.richNews}`));
      await scriptsRun(page);
      const count = 4;
      const { gallery } = messages.ui;
      const opener = article(page).getByRole('link', {
        name: fill(gallery.open, { number: 1, count }),
      });
      const dialog = page.getByRole('dialog');
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(`1 / ${count}`)).toBeVisible();

      const [forward, back] =
        dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      await page.keyboard.press(forward);
      await expect(dialog.getByText(`2 / ${count}`)).toBeVisible();
      await page.keyboard.press(back);
      await page.keyboard.press(back);
      await expect(dialog.getByText(`${count} / ${count}`)).toBeVisible();

      // The focus stays inside: among the buttons, or with the browser's own bar.
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press('Tab');
        const inside = await page.evaluate(
          () =>
            document.activeElement === document.body ||
            Boolean(document.activeElement?.closest('dialog')),
        );
        expect(inside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog img')).toHaveCount(0);
      await expect(opener).toBeFocused();

      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: gallery.close, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

    test('the back link leads to the list that has the entry @once', async ({ page }) => {
      const { back } = messages.article;
      for (const [query, name, target] of [
        [`news=${sample.richNews}`, back.news, '/media-center?o=News'],
        [`photo=${sample.album}`, back.photos, '/media-center?o=Photos'],
        [`a=${sample.libraryItem}`, back.library, '/media-center?o=library'],
        [`news=${sample.history}`, back.history, '/history'],
      ] as const) {
        await page.goto(at(`/article?${query}`));
        await article(page).getByRole('link', { name }).click();
        await expect(page).toHaveURL(site() + at(target));
      }
    });

    test('an article that does not exist goes to /404 with status 404 @once', async ({ page }) => {
      for (const query of [
        ...['news', 'photo', 'a', 'video'].map((kind) => `${kind}=${missing}`),
        'news=..%2fx',
      ]) {
        const response = await page.goto(at(`/article?${query}`));
        expect(response?.status(), query).toBe(404);
        await expect(page).toHaveURL(site() + at('/404'));
        await expect(title(page)).toHaveText(messages.notFound.title);
      }
      expect((await page.goto(at('/article')))?.status()).toBe(404);
      await expect(title(page)).toHaveText(messages.notFound.title);
      // A library item is found by its own query name only.
      await page.goto(at(`/article?news=${sample.libraryItem}`));
      await expect(page).toHaveURL(site() + at('/404'));
    });

    test('other news stand below, without the one shown @once', async ({ page }) => {
      await page.goto(at(`/article?news=${sample.richNews}`));
      const others = page.getByRole('region', { name: messages.article.others.news });
      await expect(others.getByRole('article')).toHaveCount(3);
      await expect(others.locator(`a[href*="${sample.richNews}"]`)).toHaveCount(0);
    });
  });
}
