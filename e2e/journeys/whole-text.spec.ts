import { expect, languages, site, test } from './fixtures';

for (const { locale, at } of languages) {
  test.describe(`${locale} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('tabs, tables, downloads and the map are there @once', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at('/about-us'));
      const panels = page.getByRole('main').locator('details');
      expect(await panels.count()).toBeGreaterThan(3);
      await panels.first().locator('summary').click();
      await page.goto(at('/port-employees'));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10);

      await page.goto(at('/regulations?view=list'));
      await expect(page.getByRole('main').locator('tbody tr:visible')).toHaveCount(18);
      await page.goto(at('/circulars'));
      await expect(page.getByRole('main').locator('tbody tr:visible')).toHaveCount(10);
      await page.getByRole('main').locator('a[href*="/circular?number="]').first().click();
      await expect(page.getByRole('main').getByRole('complementary')).toBeVisible();
      await page.goto(at('/ports?port=dammam'));
      await expect(page.getByRole('main').locator('table').first()).toBeVisible();

      for (const path of ['/regulations?r=REG-01', '/regulations?view=list', '/circulars']) {
        await page.goto(at(path));
        const file = page.getByRole('main').locator('a[href^="/media/"]:visible').first();
        const response = await page.request.get((await file.getAttribute('href'))!);
        expect(response.headers()['content-type'], path).toBe('application/pdf');
      }
      await page.goto(at('/customerportal'));
      await expect(page.getByRole('main').locator('a[href*=".pdf"]:visible')).toHaveCount(2);

      for (const path of ['/', '/ports']) {
        await page.goto(at(path));
        const chart = page.locator('[data-map="drawn"]');
        await expect(chart.locator('svg').first()).toBeVisible();
        await expect(chart.locator(`a[data-port][href^="${at('/ports?port=')}"]`)).toHaveCount(10);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at('/'));
      await page.locator('a[data-port="jazan"]:visible').click();
      await expect(page).toHaveURL(site() + at('/ports?port=jazan'));
    });
  });
}
