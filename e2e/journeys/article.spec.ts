import type { Locator, Page } from '@playwright/test';
import { core } from '../support/core';
import { sample } from './content';
import { expect, fill, languages, scriptsRun, site, test } from './fixtures';

const article = (page: Page) => page.locator('main article').first();

for (const { locale, messages, at, dir } of languages) {
  test(
    `${locale}: an article shows its pictures, large by pointer and by keyboard`,
    core('happy-path', locale === 'ar'),
    async ({ page }) => {
      const { gallery } = messages.ui;
      const dialog = page.getByRole('dialog');
      const naturalWidth = (image: Locator) =>
        image.evaluate((element: HTMLImageElement) => element.naturalWidth);
      await page.goto(at(`/article?news=${sample.richNews}`));
      await scriptsRun(page);
      const picture = article(page).locator('figure img').first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => naturalWidth(picture)).toBeGreaterThan(0);

      await test.step('by keyboard', async () => {
        const count = 4;
        const opener = article(page).getByRole('link', {
          name: fill(gallery.open, { number: 1, count }),
        });
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

        // The focus stays inside: on the buttons or in the browser's own toolbar.
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

      await test.step('by pointer', async () => {
        await page.goto(at(`/article?photo=${sample.album}`));
        await scriptsRun(page);
        const opener = article(page).getByRole('link', {
          name: fill(gallery.open, { number: 2, count: sample.albumPictures }),
        });
        await opener.click();
        await expect(dialog.getByText(`2 / ${sample.albumPictures}`)).toBeVisible();
        const large = dialog.getByRole('img').first();
        await expect.poll(() => naturalWidth(large)).toBeGreaterThan(300);
        await dialog.getByRole('button', { name: gallery.close, exact: true }).click();
        await expect(page.locator('dialog img')).toHaveCount(0);
        await expect(opener).toBeFocused();
        expect(page.url()).toBe(site() + at(`/article?photo=${sample.album}`));
      });
    },
  );
}
