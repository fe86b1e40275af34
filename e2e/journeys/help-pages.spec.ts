import { get, withoutScripts } from '../support/http';
import { expect, languages, scriptsRun, site, test } from './fixtures';
import { routeEntries } from './site-modules';

for (const { locale, messages, at } of languages) {
  const isArabic = locale === 'ar';

  test.describe(`help in ${locale}`, () => {
    test('the questions are found by text and topic', async ({ page }) => {
      await page.goto(at('/faq'));
      await scriptsRun(page);
      const questions = page.getByRole('main').locator('details');
      const all = await questions.count();
      expect(all).toBeGreaterThan(10);
      const search = page.getByRole('searchbox', { name: messages.faq.search });
      await search.fill(isArabic ? 'فاتوره' : 'invoice');
      await expect.poll(() => questions.count()).toBeLessThan(all);
      await expect(questions.filter({ hasText: isArabic ? 'أسدّد' : 'pay a bill' })).toHaveCount(1);
      await search.fill('zzz');
      await expect(page.getByText(messages.faq.nothing)).toBeVisible();
      await search.fill('');
      await page.getByLabel(messages.faq.topic, { exact: true }).selectOption({ index: 1 });
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
    });

    test('a hash opens its question, and the search of the site leads there', async ({ page }) => {
      await page.goto(`${at('/faq')}#paid-but-not-updated`);
      await expect(page.locator('#paid-but-not-updated')).toBeVisible();
      await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
      await page.goto(
        at('/search?q=' + encodeURIComponent(isArabic ? 'أسدّد فاتورة' : 'pay a bill')),
      );
      const result = page.getByRole('main').locator(`a[href="${at('/faq')}#pay-a-bill"]`);
      await expect(result.first()).toBeVisible();
    });

    test('without scripts every answer is there, and search engines get them', async () => {
      const { text } = await get(site() + at('/faq'));
      const html = withoutScripts(text);
      expect(html.match(/<details/g)?.length).toBeGreaterThan(10);
      const [, json = ''] =
        /<script[^>]*type="application\/ld\+json"[^>]*>((?:(?!<\/script>).)*FAQPage.*?)<\/script>/s.exec(
          text,
        ) ?? [];
      const { '@graph': things } = JSON.parse(json) as {
        '@graph': { '@type': string; mainEntity: object[] }[];
      };
      const faq = things.find((thing) => thing['@type'] === 'FAQPage');
      expect(faq?.mainEntity.length).toBe(html.match(/<details[^>]*><summary[^>]*><h3/g)?.length);
    });

    test('the site map leads to every page', async ({ page }) => {
      await page.goto(at('/site-map'));
      const links = await page
        .getByRole('main')
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const byMail = ['subscriptionConfirm', 'subscriptionManage'];
      for (const [key, { path, locales, ...route }] of routeEntries) {
        if (!locales.includes(locale) || ['homeAlias', 'notFound', ...byMail].includes(key))
          continue;
        // Without the name of an entry there is nothing.
        if (route.entriesOnly) {
          expect(links).not.toContain(at(path));
          continue;
        }
        // Open data is on another system here.
        if (key !== 'openData') expect(links).toContain(at(path));
      }
      expect(links).toContain(at('/ports?port=jeddah'));
    });

    test('the accessibility statement leads to a complaint @once', async ({ page }) => {
      await page.goto(at('/accessibility'));
      await page.getByRole('main').locator('a[href*="purpose=Complaint"]').click();
      await expect(page).toHaveURL(site() + at('/contact?purpose=Complaint'));
      const { complaint, purposes } = {
        complaint: messages.contact.purposes.Complaint,
        purposes: page.getByRole('main'),
      };
      const select = purposes.locator('select[name="purpose"]');
      if ((await select.count()) > 0) await expect(select).toHaveValue('Complaint');
      else await expect(purposes.getByRole('radio', { name: complaint })).toBeChecked();
      await page.goto(at('/contact?purpose=nonsense'));
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    });

    test('the status page says what works @once', async ({ page }) => {
      await page.goto(at('/status'));
      await expect(page.getByRole('heading', { name: messages.status.allUp })).toBeVisible();
      const rows = page.getByRole('table').locator('tbody tr');
      await expect(rows).toHaveCount(4);
      for (const row of await rows.all()) await expect(row).toContainText(messages.status.up);
      const { headers, text } = await get(site() + at('/status'));
      expect(headers.get('cache-control')).toContain('no-store');
      expect(withoutScripts(text)).toContain(messages.status.allUp);
    });

    for (const end of ['vesselsearch', 'license', 'epayment', 'statistics', 'iogsx']) {
      test(`/e-services/${end} says for whom, how long, what it costs and where @once`, async ({
        page,
      }) => {
        await page.goto(at(`/e-services/${end}`));
        const { card } = messages.services;
        const facts = page.getByRole('region', { name: card.title });
        for (const fact of ['audience', 'time', 'cost', 'channels'] as const) {
          await expect(facts.getByText(card[fact], { exact: true })).toBeVisible();
        }
        await expect(facts.getByRole('heading', { name: card.documents })).toBeVisible();
        await expect(facts.locator('ol > li').first()).toBeVisible();
      });
    }
  });
}
