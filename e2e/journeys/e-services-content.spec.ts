import type { Locator, Page } from '@playwright/test';
import { violations } from '../../tools/browser/axe';
import { core } from '../support/core';
import { arabic, expect, languages, scriptsRun, site, test } from './fixtures';

const tiles = (page: Page) => page.locator('main [id^="service-"] a');

async function box(part: Locator) {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

for (const { locale, messages, at } of languages) {
  const w = messages.services;

  test(
    `${locale}: the hub brings a named service into view, is searched, and opens it in a new tab`,
    core('happy-path', locale === 'en'),
    async ({ page }) => {
      await page.goto(at('/e-services?o=request-for-rental-of-facilities'));
      await scriptsRun(page);
      const named = page.locator('#service-reqrentalfacilities');
      await expect(named.locator('a')).toBeFocused();
      await expect(named).toBeInViewport({ ratio: 0.9 });
      expect(await violations(page)).toEqual([]);

      const count = await tiles(page).count();
      expect(count).toBeGreaterThan(10);
      const search = page.getByRole('searchbox', { name: w.hub.search });
      await search.fill('zzz');
      await expect(page.getByText(w.hub.nothing)).toBeVisible();
      await search.fill('');
      await expect(tiles(page)).toHaveCount(count);
      // Synonyms that are not in the tile's text.
      await search.fill(locale === 'ar' ? 'مناقصه' : 'license');
      await expect(tiles(page)).toHaveCount(1);
      const [opened] = await Promise.all([page.waitForEvent('popup'), tiles(page).click()]);
      await expect(opened).toHaveURL(
        site() + at(`/e-services/${locale === 'ar' ? 'biddings' : 'license'}`),
      );
    },
  );

  test(`${locale}: container tracking shows the ports on a chart`, async ({ page }) => {
    await page.goto(at('/e-services/containertracking'));
    const chart = page.getByRole('main').getByRole('img').first();
    const names = chart.getByText(locale === 'ar' ? /^ميناء / : / Port$/);
    const panel = page.getByRole('region', { name: w.tracking.gate });
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(names).toHaveCount(10);
      const inside = await box(chart);
      const covering = await box(panel);
      for (const name of await names.all()) {
        const { left, right, top, bottom } = await box(name);
        expect(left).toBeGreaterThanOrEqual(inside.left);
        expect(right).toBeLessThanOrEqual(inside.right);
        const covered = right > covering.left && left < covering.right;
        expect(covered && bottom > covering.top && top < covering.bottom).toBe(false);
      }
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(names.first()).toBeHidden();
    const caption = (await chart.getAttribute('aria-label')) ?? '';
    await expect(page.getByText(caption, { exact: true })).toBeVisible();
  });
}

test('the chart of statistics shows one measure at a time', async ({ page }) => {
  await page.goto(arabic.at('/e-services/statistics'));
  const charts = page.locator('main figure').getByRole('img');
  await expect(charts).toHaveCount(1);
  await expect(charts.locator('rect')).toHaveCount(15);
  await page
    .getByRole('radio', { name: arabic.messages.services.statistics.measures.passengers })
    .check();
  await expect(charts).toHaveCount(1);
  await expect(page.locator('main figcaption:visible')).toContainText('764,779');
});
