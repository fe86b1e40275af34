import { core } from '../support/core';
import { sample } from './content';
import { arabic, english, expect, site, test } from './fixtures';

const { messages, at } = arabic;

test.use({ javaScriptEnabled: false });

test(
  'menus, home page, gallery and language switch work without scripts',
  core('no-scripts'),
  async ({ page }) => {
    const { layout, routes, sections } = messages;

    await test.step('menu', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at('/about-us'));
      const menu = page.getByRole('navigation', { name: layout.mainMenu }).first();
      for (const group of ['about', 'ports', 'services', 'media', 'regulations'] as const) {
        const { title, lead } = layout.menu[group];
        await menu.locator('summary').filter({ hasText: title }).click();
        await expect(menu.getByText(lead)).toBeVisible();
        await expect(menu.locator('details[open]')).toHaveCount(1);
      }
      await menu.getByRole('link', { name: routes.circulars, exact: true }).click();
      await expect(page).toHaveURL(site() + at('/circulars'));
    });

    await test.step('narrow menu', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at('/about-us'));
      await page.getByRole('button', { name: layout.openMenu, exact: true }).click();
      const menu = page.locator('#mobile-menu');
      await expect(menu).toBeVisible();
      await menu.locator('summary').filter({ hasText: layout.menu.media.title }).click();
      await menu.getByRole('link', { name: sections.videos, exact: true }).click();
      await expect(page).toHaveURL(site() + at('/media-center?o=Video'));
    });

    await test.step('every slide, tab and audience of the home page', async () => {
      const { news, media, picker } = messages.home;
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at('/'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const slides = page
        .getByRole('group', { name: news.title, exact: true })
        .getByRole('article');
      await expect(slides).toHaveCount(6);
      const seen = await slides.evaluateAll((all) =>
        all.map((element) => {
          const { x, y } = element.getBoundingClientRect();
          return element.checkVisibility({ opacityProperty: true }) ? `${x} ${y}` : 'hidden';
        }),
      );
      expect(seen).not.toContain('hidden');
      expect(new Set(seen).size).toBe(6);

      const panels = page.getByRole('region', { name: media.title, exact: true });
      for (const name of Object.values(media.sections)) {
        await expect(panels.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
      }
      await expect(panels.getByRole('article')).toHaveCount(3 + 3 + 3 + 6 + 6);
      await expect(panels.getByRole('article').last()).toBeVisible();

      const ways = page.getByRole('region', { name: picker.title });
      await ways.getByRole('radio', { name: picker.audiences.shippingAgent }).check();
      await expect(ways.getByRole('link').filter({ visible: true })).toHaveCount(2);
      await ways.getByRole('link', { name: picker.wishes.license.title }).click();
      await expect(page).toHaveURL(site() + at('/e-services/license'));
    });

    await test.step('gallery', async () => {
      await page.goto(at(`/article?photo=${sample.album}`));
      await page.locator('main article a[aria-haspopup="dialog"]').first().click();
      await expect(page).toHaveURL(/\/media\/[^/]+\/[^/]+\.webp$/);
    });

    await test.step('language switch', async () => {
      await page.goto(at('/media-center?o=Photos'));
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', english.locale);
      await expect(page).toHaveURL(site() + english.at('/media-center?o=Photos'));
    });
  },
);
