import { readFile } from 'node:fs/promises';
import { sample } from './content';
import { core } from '../support/core';
import { arabic, expect, languages, site, test } from './fixtures';

/** `2026/005`, the authority's own format. */
const slugToNumber = (slug: string) => slug.replace('-', '/');

for (const { locale, at, messages } of languages) {
  const { circulars } = messages;

  test(
    `${locale}: circulars are filtered, and each has a page and a document`,
    core('happy-path', locale === 'en'),
    async ({ page, context }) => {
      const rows = page.locator('tbody tr');
      await page.goto(at('/circulars'));
      await page.getByLabel(circulars.port, { exact: true }).selectOption('jazan');
      await expect(page).toHaveURL(/\/circulars\/search\?port=jazan$/);
      const category = page.getByLabel(circulars.category, { exact: true });
      await category.selectOption({ label: locale === 'ar' ? 'بحرية' : 'Marine' });
      await expect(page).toHaveURL(/category=/);
      await page.getByLabel(circulars.text).fill('2019');
      await page.getByLabel(circulars.text).press('Enter');
      await expect(page).toHaveURL(/q=2019/);
      await expect(rows.filter({ hasText: '2019/004' })).toHaveCount(1);
      const language = page.locator('header a[hreflang]').first();
      await page.goto((await language.getAttribute('href'))!);
      await expect(rows.filter({ hasText: '2019/004' })).toHaveCount(1);
      expect(new URL(page.url()).searchParams.get('category')).toBeTruthy();
      await context.clearCookies();

      await page.goto(at('/circulars?page=2'));
      await page.getByLabel(circulars.year).selectOption('2026');
      await expect(page).toHaveURL(/year=2026$/);
      const row = rows.filter({ hasText: slugToNumber(sample.fullCircular) });
      const subject = row.locator('td a[href*="/circular?number="]').first();
      const title = await subject.innerText();
      await subject.click();
      await expect(page).toHaveURL(site() + at(`/circular?number=${sample.fullCircular}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').locator('table')).toBeVisible();
      const facts = page.getByRole('complementary', { name: circulars.facts });
      await expect(facts.locator('a[href*="port=dammam"]')).toBeVisible();
      const download = page.waitForEvent('download');
      await facts.locator('a[download]').click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`circular-${sample.fullCircular}-${locale}.pdf`);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

      // A link to a row of any page redirects to the circular.
      await page.goto(at('/circulars?page=2#circular-2026-014'));
      await expect(page).toHaveURL(site() + at('/circular?number=2026-014'));
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are a form, and a link to a row shows it', core('no-scripts'), async ({ page }) => {
    const { at, messages } = arabic;
    const { circulars } = messages;
    await page.goto(at('/circulars'));
    await page.getByLabel(circulars.text).fill('2024/001');
    await page.getByRole('button', { name: circulars.show }).click();
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(page.getByLabel(circulars.text)).toHaveValue('2024/001');
    await page.goto(at('/circulars?year=2024#circular-2024-017'));
    await expect(page.locator('#circular-2024-017')).toBeInViewport();
  });
});
