import { expect, languages, test } from './fixtures';
import { brokenWords, lostText, setTextSize, setTextSpacing, TEXT_SIZES } from './lost-text';

for (const language of languages) {
  for (const [width, size] of TEXT_SIZES) {
    test.describe(`${language.locale}, ${width} px, text at ${size} %`, () => {
      test.use({
        viewport: { width, height: 800 },
        // Moving parts stand still, so that every run sees the same picture.
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('nothing of the opened menu and banner is lost', async ({ page }) => {
        const { at, messages } = language;
        await page.goto(at('/about-us'));
        await setTextSize(page, size);
        await page.getByText(messages.layout.official.howToCheck).click();
        await expect(page.getByText(messages.layout.official.connection.text)).toBeVisible();
        expect.soft(await lostText(page), 'banner').toEqual([]);

        await page.getByText(messages.layout.official.howToCheck).click();
        await page.getByRole('button', { name: messages.layout.openMenu, exact: true }).click();
        const menu = page.locator('#mobile-menu');
        for (const group of await menu.locator('summary').all()) {
          await group.click();
          expect.soft(await lostText(page, '#mobile-menu'), await group.innerText()).toEqual([]);
        }
      });
    });
  }

  test(`${language.locale}: no word of the e-services is broken, at any width and size of text`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.goto(language.at('/e-services'));
    for (const width of [320, 390, 480, 568, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const size of [100, 125, 150, 175, 200]) {
        await setTextSize(page, size);
        const words = await brokenWords(page, 'main h2, main h3, main li p, main li span');
        expect.soft(words, `${width} px, ${size} %`).toEqual([]);
      }
    }
  });

  test(`${language.locale}: nothing is lost when letters and words stand apart`, async ({
    page,
  }) => {
    for (const path of ['/faq', '/circulars', '/e-services', '/e-services/biddings']) {
      await page.goto(language.at(path));
      await expect(page.locator('html[data-interactive]')).toBeAttached();
      await setTextSpacing(page);
      for (const width of [390, 1280, 1366, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await lostText(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });
}
