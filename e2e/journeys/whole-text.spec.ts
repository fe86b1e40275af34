import { core } from '../support/core';
import { english, expect, site, test } from './fixtures';

const { at } = english;

test.use({ javaScriptEnabled: false });

test('tabs, tables and the map are whole without scripts', core('no-scripts'), async ({ page }) => {
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/about-us'));
  const panels = main.locator('details');
  expect(await panels.count()).toBeGreaterThan(3);
  await panels.nth(1).locator('summary').click();
  await expect(panels.nth(1)).toHaveAttribute('open');
  await page.goto(at('/port-employees'));
  const topics = main.getByRole('heading', { level: 2 });
  await expect(topics).toHaveCount(10);
  await expect(topics.last()).toBeVisible();

  await page.goto(at('/regulations?view=list'));
  await expect(main.locator('tbody tr:visible')).toHaveCount(18);
  await page.goto(at('/circulars'));
  await expect(main.locator('tbody tr:visible')).toHaveCount(10);
  await main.locator('a[href*="/circular?number="]').first().click();
  await expect(main.getByRole('complementary')).toBeVisible();

  await page.goto(at('/ports?port=dammam'));
  await expect(main.locator('table').first()).toBeVisible();
  const chart = page.locator('[data-map="drawn"]');
  await expect(chart.locator('svg').first()).toBeVisible();
  await expect(chart.locator(`a[data-port][href^="${at('/ports?port=')}"]`)).toHaveCount(10);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/'));
  await page.locator('a[data-port="jazan"]:visible').click();
  await expect(page).toHaveURL(site() + at('/ports?port=jazan'));
});
