import { readFile } from 'node:fs/promises';
import { sample } from './content';
import { expect, languages, site, test } from './fixtures';

/** `2026-005` as the authority writes it. */
const numberOf = (slug: string) => slug.replace('-', '/');

for (const { locale, at, messages } of languages) {
  const { circulars } = messages;

  test.describe(`${locale}: circulars`, () => {
    test('a circular has a page with its text, facts and document', async ({ page }) => {
      await page.goto(at('/circulars?year=2026'));
      const row = page.locator('tbody tr').filter({ hasText: numberOf(sample.fullCircular) });
      const subject = row.locator('td a[href*="/circular?number="]').first();
      const title = await subject.innerText();
      await subject.click();
      await expect(page).toHaveURL(site() + at(`/circular?number=${sample.fullCircular}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').locator('table')).toBeVisible();
      const facts = page.getByRole('complementary', { name: circulars.facts });
      await expect(facts.getByText(numberOf(sample.fullCircular), { exact: true })).toBeVisible();
      await expect(facts.locator('a[href*="port=dammam"]')).toBeVisible();
      const download = page.waitForEvent('download');
      await facts.locator('a[download]').click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`circular-${sample.fullCircular}-${locale}.pdf`);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    });

    test('what replaces a circular is said on both pages @once', async ({ page }) => {
      await page.goto(at(`/circular?number=${sample.replacedCircular}`));
      await expect(page.getByText(circulars.replacedTitle)).toBeVisible();
      await page.getByRole('link', { name: numberOf(sample.replacingCircular) }).click();
      await expect(page.getByRole('heading', { name: circulars.replaces })).toBeVisible();
      await page.getByRole('link', { name: numberOf(sample.replacedCircular) }).click();
      await expect(page).toHaveURL(site() + at(`/circular?number=${sample.replacedCircular}`));
    });

    test('filters combine, survive a reload and follow into the other language @once', async ({
      page,
    }) => {
      await page.goto(at('/circulars'));
      await page.getByLabel(circulars.port, { exact: true }).selectOption('jazan');
      await expect(page).toHaveURL(/\/circulars\/search\?port=jazan$/);
      const category = page.getByLabel(circulars.category, { exact: true });
      await category.selectOption({ label: locale === 'ar' ? 'بحرية' : 'Marine' });
      await expect(page).toHaveURL(/category=/);
      await page.getByLabel(circulars.text).fill('2019');
      await page.getByLabel(circulars.text).press('Enter');
      await expect(page).toHaveURL(/q=2019/);
      const rows = page.locator('tbody tr');
      await expect(rows.filter({ hasText: '2019/004' })).toHaveCount(1);
      const count = await rows.count();
      await page.reload();
      await expect(rows).toHaveCount(count);
      const language = page.locator('header a[hreflang]').first();
      await page.goto((await language.getAttribute('href'))!);
      await expect(page.locator('tbody tr').filter({ hasText: '2019/004' })).toHaveCount(1);
      expect(new URL(page.url()).searchParams.get('category')).toBeTruthy();
    });

    test('a link to a row of the list leads to the circular, on whatever page it was @once', async ({
      page,
    }) => {
      await page.goto(at('/circulars?page=2#circular-2026-014'));
      await expect(page).toHaveURL(site() + at('/circular?number=2026-014'));
    });

    test('one that exists in Arabic alone is shown under both addresses', async ({ page }) => {
      await page.goto(at(`/circular?number=${sample.arabicOnlyCircular}`));
      await expect(page.locator('h1')).toHaveText(/[\u0600-\u06ff]/);
      const notice = page.getByText(circulars.otherLanguageOnly);
      await expect(notice).toHaveCount(locale === 'ar' ? 0 : 1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${site()}/circular?number=${sample.arabicOnlyCircular}`,
      );
      await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
    });

    test('an unknown number is not found @once', async ({ page }) => {
      await page.goto(at('/circular?number=1999-001'));
      await expect(page).toHaveURL(site() + at('/404'));
    });
  });

  test.describe(`${locale}: circulars without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('filters are a form @once', async ({ page }) => {
      await page.goto(at('/circulars'));
      await page.getByLabel(circulars.text).fill('2024/001');
      await page.getByRole('button', { name: circulars.show }).click();
      await expect(page.locator('tbody tr')).toHaveCount(1);
      await expect(page.getByLabel(circulars.text)).toHaveValue('2024/001');
    });

    test('a link to a row shows the row @once', async ({ page }) => {
      await page.goto(at('/circulars?year=2024#circular-2024-017'));
      await expect(page.locator('#circular-2024-017')).toBeInViewport();
    });
  });
}
