import { expect, languages, test } from './fixtures';
import { lostText, setTextSize, TEXT_SIZES } from './lost-text';

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
}
