import { core } from '../support/core';
import { expect, languages, scriptsRun, test } from './fixtures';
import { brokenWords, lostText, setTextSize, setTextSpacing, TEXT_SIZES } from './lost-text';

const E_SERVICES = 'main h2, main h3, main li p, main li span';

// Reduced motion for reproducible results.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { locale, messages, at } of languages) {
  test(
    `${locale}: nothing is lost of large and spaced text`,
    core('happy-path', locale === 'ar'),
    async ({ page }) => {
      const { official, openMenu } = messages.layout;
      await page.goto(at('/about-us'));
      await scriptsRun(page);
      for (const [width, size] of TEXT_SIZES) {
        await test.step(`menu and banner, ${width} px, ${size} %`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await setTextSize(page, size);
          await page.getByText(official.howToCheck).click();
          await expect(page.getByText(official.connection.text)).toBeVisible();
          expect.soft(await lostText(page), 'banner').toEqual([]);
          await page.getByText(official.howToCheck).click();

          await page.getByRole('button', { name: openMenu, exact: true }).click();
          const menu = page.locator('#mobile-menu');
          for (const group of await menu.locator('summary').all()) {
            await group.click();
            expect.soft(await lostText(page, '#mobile-menu'), await group.innerText()).toEqual([]);
          }
          await page.keyboard.press('Escape');
          await expect(menu).toBeHidden();
        });
      }

      for (const path of ['/faq', '/circulars', '/e-services', '/e-services/biddings']) {
        await page.goto(at(path));
        await scriptsRun(page);
        for (const width of path === '/e-services' ? [320, 390, 768, 1280] : []) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await brokenWords(page, E_SERVICES), `${width} px`).toEqual([]);
        }
        await setTextSpacing(page);
        for (const width of [390, 1280, 1366, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await lostText(page), `${path}, spaced, ${width} px`).toEqual([]);
        }
      }
    },
  );

  test(`${locale}: no word of the e-services is broken, at any width and size of text`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await page.goto(at('/e-services'));
    for (const width of [320, 390, 480, 568, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const size of [100, 125, 150, 175, 200]) {
        await setTextSize(page, size);
        expect.soft(await brokenWords(page, E_SERVICES), `${width} px, ${size} %`).toEqual([]);
      }
    }
  });
}
