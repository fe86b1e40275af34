import { sample } from './content';
import { expect, languages, otherLanguage, site, test } from './fixtures';

const NAMES = { ar: 'العربية', en: 'English' } as const;
const PAGES = ['/', '/media-center?o=Video', '/media-center?o=News&page=2', '/about-us'];
PAGES.push(`/article?news=${sample.richNews}`, `/article?photo=${sample.album}`);

for (const language of languages) {
  const { locale, at } = language;
  const other = otherLanguage(language);

  test(`from ${locale} the switch keeps page and query and stores the language`, async ({
    page,
    context,
  }) => {
    for (const path of PAGES) {
      await context.clearCookies();
      await page.goto(at(path));
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('banner').getByRole('link', { name: NAMES[other.locale] }).click();

      await expect(page).toHaveURL(site() + other.at(path));
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', other.locale);
      await expect(html).toHaveAttribute('dir', other.dir);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
      const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
      expect(cookie).toMatchObject({ value: other.locale, path: '/', sameSite: 'Lax' });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(365);
    }
  });
}

test('English stays after a reload, on every later page and on bare paths', async ({ page }) => {
  await page.goto('/media-center?o=Photos');
  await page.getByRole('banner').getByRole('link', { name: NAMES.en }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.goto('/media-center?o=Video');
  await expect(page).toHaveURL(`${site()}/en/media-center?o=Video`);
  await page.goto('/');
  await expect(page).toHaveURL(`${site()}/en`);

  await page.getByRole('banner').getByRole('link', { name: NAMES.ar }).click();
  await expect(page).toHaveURL(`${site()}/`);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('text stands at the start side of its language', async ({ page }) => {
  for (const { at, dir } of languages) {
    await page.goto(at(`/article?news=${sample.richNews}`));
    const brand = page.getByRole('banner').getByRole('link').first();
    const box = await brand.boundingBox();
    const width = page.viewportSize()!.width;
    expect(box!.x + box!.width / 2 > width / 2).toBe(dir === 'rtl');
  }
});

test('the switch on the narrow menu leads to the same page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    const { at, messages, locale } = language;
    const other = otherLanguage(language);
    await page.goto(at('/media-center?o=library'));
    const shown = page.getByRole('banner').getByRole('link', { name: NAMES[other.locale] });
    if (!(await shown.first().isVisible())) {
      await page.getByRole('button', { name: messages.layout.openMenu, exact: true }).click();
    }
    await shown.filter({ visible: true }).first().click();
    await expect(page, locale).toHaveURL(site() + other.at('/media-center?o=library'));
  }
});

for (const [query, list] of [
  [`news=${sample.arabicOnlyNews}`, 'News'],
  [`photo=${sample.arabicOnlyAlbum}`, 'Photos'],
] as const) {
  test(`an Arabic-only entry (${query}) opens for everybody, with a line that says so`, async ({
    page,
    context,
  }) => {
    const { messages } = languages.find(({ locale }) => locale === 'en')!;
    await context.addCookies([{ name: 'locale', value: 'en', url: site() }]);
    const response = await page.goto(`/article?${query}`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(`${site()}/en/article?${query}`);
    await expect(page.getByText(messages.oneLanguage.only.ar)).toBeVisible();
    await expect(page.locator('main p[lang="ar"][dir="rtl"]').first()).toBeVisible();
    await expect(page.locator('main [lang="ar"][dir="rtl"] h1')).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${site()}/article?${query}`,
    );
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: NAMES.ar }).click();
    await expect(page).toHaveURL(`${site()}/article?${query}`);
    await expect(page.getByText(messages.oneLanguage.only.ar)).toHaveCount(0);

    await page.goto(`/article?${query}`);
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: NAMES.en }).click();
    await expect(page).toHaveURL(`${site()}/en/media-center?o=${list}`);
    await expect(page.locator(`main a[href*="${query}"]`)).toHaveCount(0);
  });
}
