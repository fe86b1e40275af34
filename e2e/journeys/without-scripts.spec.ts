import { get, withoutScripts } from '../support/http';
import { sample } from './content';
import { expect, languages, site, test } from './fixtures';
import { localizedPath, routeEntries, routeHref } from './site-modules';

/** Text of HTML as a search engine keeps it. */
function textOf(html: string): string {
  return withoutScripts(html)
    .replace(/<(style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ');
}

for (const language of languages) {
  const { locale, messages, at } = language;

  test(`${locale}: the HTML holds the article's text, menus and links`, async ({ page }) => {
    const path = at(`/article?news=${sample.richNews}`);
    const html = withoutScripts((await get(site() + path)).text);
    const text = textOf(html);

    await page.goto(path);
    const article = page.locator('main article').first();
    const parts = await article
      .locator('h1, h2, p, li, td, th, blockquote')
      .evaluateAll((all) => all.map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim()));
    const plain = text.replace(/\s/g, '');
    expect(parts.join('').length).toBeGreaterThan(800);
    for (const part of parts) expect(plain).toContain(part.replace(/\s/g, ''));

    for (const [key, route] of routeEntries) {
      const inMenu = route.menu ?? route.footer;
      if (!inMenu || !(route.locales as readonly string[]).includes(locale)) continue;
      // Menus lead to the portal itself where one is configured.
      if (key === 'openData') continue;
      expect(html, key).toContain(`href="${routeHref(locale, key)}"`);
      expect(text, key).toContain(messages.routes[key === 'about' ? 'eServices' : key]);
      for (const { hash, query } of route.sections ?? []) {
        expect(html).toContain(
          `href="${routeHref(locale, key, { hash, query }).replace('&', '&amp;')}"`,
        );
      }
    }
    for (const port of ['jeddah', 'dammam', 'khafji']) {
      expect(html).toContain(`href="${at(`/ports?port=${port}`)}"`);
    }
    expect(html).toContain(`href="${localizedPath(locale, '/media-center?o=News')}"`);
  });

  test(`${locale}: the lists in the HTML link to their entries`, async () => {
    for (const [path, link] of [
      ['/', `/article?news=${sample.richNews}`],
      ['/media-center?o=News', `/article?news=${sample.richNews}`],
      ['/media-center?o=Photos', `/article?photo=${sample.album}`],
      ['/media-center?o=Video', `/article?video=${sample.video}`],
      ['/media-center?o=News', '/media-center?o=News&amp;page=2'],
    ] as const) {
      expect(withoutScripts((await get(site() + at(path))).text), path).toContain(
        `href="${at(link)}"`,
      );
    }
  });

  test.describe(`${locale} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens and its links work @once', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at('/about-us'));
      const menu = page.getByRole('navigation', { name: messages.layout.mainMenu }).first();
      for (const group of ['about', 'ports', 'services', 'media', 'regulations'] as const) {
        const { title, lead } = messages.layout.menu[group];
        await menu.locator('summary').filter({ hasText: title }).click();
        await expect(menu.getByText(lead)).toBeVisible();
        await expect(menu.locator('details[open]')).toHaveCount(1);
      }
      await menu.getByRole('link', { name: messages.routes.circulars, exact: true }).click();
      await expect(page).toHaveURL(site() + at('/circulars'));
    });

    test('the narrow menu opens and leads on @once', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at('/about-us'));
      await page.getByRole('button', { name: messages.layout.openMenu, exact: true }).click();
      const menu = page.locator('#mobile-menu');
      await expect(menu).toBeVisible();
      await menu.locator('summary').filter({ hasText: messages.layout.menu.media.title }).click();
      await menu.getByRole('link', { name: messages.sections.videos, exact: true }).click();
      await expect(page).toHaveURL(site() + at('/media-center?o=Video'));
    });

    test('every slide and every tab of the home page can be read @once', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at('/'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const news = page.getByRole('group', { name: messages.home.news.title, exact: true });
      await expect(news.getByRole('article')).toHaveCount(6);
      for (const slide of await news.getByRole('article').all()) {
        expect(await slide.evaluate((one) => one.checkVisibility({ opacityProperty: true }))).toBe(
          true,
        );
      }
      const boxes = await Promise.all(
        (await news.getByRole('article').all()).map((one) => one.boundingBox()),
      );
      const places = new Set(boxes.map((box) => `${box?.x} ${box?.y}`));
      expect(places.size).toBe(6);

      const media = page.getByRole('region', { name: messages.home.media.title, exact: true });
      for (const key of ['news', 'video', 'photos', 'library', 'newsletter'] as const) {
        const name = messages.home.media.sections[key];
        await expect(media.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
      }
      await expect(media.getByRole('article')).toHaveCount(3 + 3 + 3 + 6 + 6);
      await expect(media.getByRole('article').last()).toBeVisible();
    });

    test('the picker and the gallery work @once', async ({ page }) => {
      await page.goto(at('/'));
      const picker = page.getByRole('region', { name: messages.home.picker.title });
      const { audiences, wishes } = messages.home.picker;
      await picker.getByRole('radio', { name: audiences.shippingAgent }).check();
      await expect(picker.getByRole('link').filter({ visible: true })).toHaveCount(2);
      await picker.getByRole('link', { name: wishes.license.title }).click();
      await expect(page).toHaveURL(site() + at('/e-services/license'));

      await page.goto(at(`/article?photo=${sample.album}`));
      await page.locator('main article a[aria-haspopup="dialog"]').first().click();
      await expect(page).toHaveURL(/\/media\/[^/]+\/[^/]+\.webp$/);
    });

    test('the language switch works', async ({ page }) => {
      const other = locale === 'ar' ? 'en' : 'ar';
      await page.goto(at('/media-center?o=Photos'));
      await page
        .getByRole('banner')
        .getByRole('link', { name: other === 'en' ? 'English' : 'العربية' })
        .click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });
  });
}
