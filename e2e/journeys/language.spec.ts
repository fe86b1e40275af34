import { core } from '../support/core';
import { sample } from './content';
import { expect, languages, otherLanguage, site, test } from './fixtures';

const NAMES = { ar: 'العربية', en: 'English' } as const;
const PAGES = [
  '/about-us',
  '/media-center?o=News&page=2',
  `/article?photo=${sample.album}`,
  `/article?news=${sample.richNews}`,
];

for (const language of languages) {
  const { locale, at, dir, messages } = language;
  const other = otherLanguage(language);

  test(
    `from ${locale} the switch keeps the page and stores the language`,
    core('happy-path', locale === 'ar'),
    async ({ page, context }) => {
      const html = page.locator('html');
      const brand = page.getByRole('banner').getByRole('link').first();
      const isOnTheRight = async () => {
        const box = await brand.boundingBox();
        return box!.x + box!.width / 2 > page.viewportSize()!.width / 2;
      };
      for (const path of PAGES) {
        await context.clearCookies();
        await page.goto(at(path));
        const heading = await page.getByRole('heading', { level: 1 }).innerText();
        expect(await isOnTheRight()).toBe(dir === 'rtl');
        await page.getByRole('banner').getByRole('link', { name: NAMES[other.locale] }).click();

        await expect(page).toHaveURL(site() + other.at(path));
        await expect(html).toHaveAttribute('lang', other.locale);
        await expect(html).toHaveAttribute('dir', other.dir);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
        expect(await isOnTheRight()).toBe(other.dir === 'rtl');
        const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
        expect(cookie).toMatchObject({ value: other.locale, path: '/', sameSite: 'Lax' });
        const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
        expect(Math.round(days)).toBe(365);
      }
      await page.reload();
      await expect(html).toHaveAttribute('lang', other.locale);

      await context.clearCookies();
      await page.goto(at('/about-us#chart'));
      await page.getByRole('tabpanel').locator(`a[hreflang="${other.locale}"]`).click();
      await expect(page).toHaveURL(site() + other.at('/about-us#chart'));

      await context.clearCookies();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at('/media-center?o=library'));
      const shown = page.getByRole('banner').getByRole('link', { name: NAMES[other.locale] });
      if (!(await shown.first().isVisible())) {
        await page.getByRole('button', { name: messages.layout.openMenu, exact: true }).click();
      }
      await shown.filter({ visible: true }).first().click();
      await expect(page).toHaveURL(site() + other.at('/media-center?o=library'));
    },
  );
}
