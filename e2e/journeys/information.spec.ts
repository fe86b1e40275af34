import { CURRENT_ANNOUNCEMENT } from './content';
import { expect, fill, languages, site, test } from './fixtures';
import { otherFaults } from './form-parts';

test('the announcements lead to the one that is current', async ({ page }) => {
  await page.goto('/announcement');
  const link = page.getByRole('main').locator(`a[href="/announcement?id=${CURRENT_ANNOUNCEMENT}"]`);
  await link.first().click();
  await expect(page).toHaveURL(new RegExp(`/announcement\\?id=${CURRENT_ANNOUNCEMENT}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('table').first()).toBeVisible();
  await page.locator('header a[lang="en"]').first().click();
  await expect(page).toHaveURL(/\/en$/);
});

test('a table wider than a phone scrolls inside an announcement', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/announcement?id=${CURRENT_ANNOUNCEMENT}`);
  const frame = page.getByRole('main').locator('table').first().locator('..');
  expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(
    0,
  );
});

for (const { locale, messages, at } of languages) {
  test.describe(`information in ${locale}`, () => {
    test('about opens the tab that the hash names, also while it is open @once', async ({
      page,
    }) => {
      const tab = (name: string) => page.getByRole('tab', { name, exact: true });
      await page.goto(at('/about-us#board'));
      await expect(tab(messages.sections.board)).toHaveAttribute('aria-selected', 'true');
      await page.evaluate(() => (location.hash = 'organizational-chart'));
      await expect(tab(messages.sections.chart)).toHaveAttribute('aria-selected', 'true');
      await page.evaluate(() => (location.hash = 'services'));
      await expect(tab(messages.sections.services)).toHaveAttribute('aria-selected', 'true');

      const panels = page.getByRole('tabpanel').locator('details');
      await panels.nth(0).locator('summary').click();
      await panels.nth(1).locator('summary').click();
      await expect(panels.nth(0)).not.toHaveAttribute('open');
      await expect(panels.nth(1)).toHaveAttribute('open');
    });

    test('a file that is gone is a page in words that leads on', async ({
      page,
      context,
      guard,
    }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: site() }]);
      const response = await page.goto('/media/no_such_file_0123456789.pdf');
      expect(response?.status()).toBe(404);
      // The policy lets its style through: without it the page has the browser's own margins.
      await expect(page.locator('body')).toHaveCSS('max-width', '640px');
      expect(otherFaults(guard, /404/)).toEqual([]);
      await page.getByRole('link', { name: messages.routes.search }).click();
      await expect(page).toHaveURL(site() + at('/search'));
    });

    test('the chart switches the language of the site and stays', async ({ page }) => {
      await page.goto(at('/about-us#chart'));
      await page
        .getByRole('tabpanel')
        .locator(`a[hreflang="${locale === 'ar' ? 'en' : 'ar'}"]`)
        .click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'ar' ? 'en' : 'ar');
      expect(new URL(page.url()).hash).toBe('#chart');
    });

    test('ports shows the first port, and the one that the query names', async ({ page }) => {
      const jeddah = locale === 'ar' ? 'ميناء جدة' : 'Jeddah Port';
      const dammam = locale === 'ar' ? 'ميناء الدمام' : 'Dammam Port';
      await page.goto(at('/ports'));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: jeddah }).first()).toBeVisible();
      await page.goto(at('/ports?port=DAMMAM'));
      await expect(main.getByRole('heading', { name: dammam }).first()).toBeVisible();
      for (const figure of ['area', 'berths', 'terminals', 'capacity'] as const) {
        await expect(main.getByText(messages.ports[figure], { exact: true }).first()).toBeVisible();
      }
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
      await page.goto(at('/ports?port=Jazan%20Port'));
      await expect(page).toHaveURL(/port=jazan$/);
      await page.goto(at('/ports?port=atlantis'));
      expect(new URL(page.url()).search).toBe('');
    });

    test('a regulation shows its document as a tile, and as a table in list mode @once', async ({
      page,
    }) => {
      await page.goto(at('/regulations'));
      await expect(
        page.getByRole('link', { name: messages.regulations.all }).first(),
      ).toHaveAttribute('aria-current', 'page');
      await page.goto(at('/regulations?r=reg-01'));
      const file = page.getByRole('main').locator('a[href^="/media/"]').first();
      const response = await page.request.get((await file.getAttribute('href'))!);
      expect(response.headers()['content-type']).toBe('application/pdf');

      await page.goto(at('/regulations?r=REG-01&view=list'));
      const columns = page.getByRole('columnheader');
      await expect(columns.filter({ hasText: messages.regulations.document })).toBeVisible();
      await expect(columns.filter({ hasText: messages.regulations.releaseDate })).toBeVisible();
    });

    test('the table of all documents sorts, searches and pages @once', async ({ page }) => {
      await page.goto(at('/regulations?view=list'));
      const rows = page.locator('tbody tr');
      const position = (number: string, pages: string) =>
        fill(messages.ui.pagination.position, { page: number, pages });
      await expect(page.getByText(position('1', '2'))).toBeVisible();
      await expect(rows).toHaveCount(10);

      const heading = page
        .getByRole('columnheader')
        .filter({ hasText: messages.regulations.releaseDate });
      await heading.getByRole('button').click();
      await expect(heading).toHaveAttribute('aria-sort', /ascending|descending/);

      await page.getByLabel(messages.ui.table.pageSize).selectOption('25');
      await expect(rows).toHaveCount(18);
      await page.getByLabel(messages.ui.table.search).fill('xyzxyz');
      await expect(page.getByRole('heading', { name: messages.ui.table.empty })).toBeVisible();
      await page.getByLabel(messages.ui.table.search).fill('');
      await expect(rows).toHaveCount(18);
    });

    test('the table searches half a second after the last key, and is cards on a phone @once', async ({
      page,
    }) => {
      await page.clock.install({ time: new Date('2026-11-21T09:00:00+03:00') });
      await page.goto(at('/regulations?view=list'));
      const rows = page.locator('tbody tr');
      await expect(rows).toHaveCount(10);
      const sizes = page.getByLabel(messages.ui.table.pageSize).locator('option');
      await expect(sizes).toHaveText(['10', '25', '50', '100']);
      const first = await page.getByRole('rowheader').first().innerText();

      await page.clock.pauseAt(new Date('2026-11-21T09:10:00+03:00'));
      const search = page.getByLabel(messages.ui.table.search);
      await search.fill(first.split('\n')[0]!);
      await page.clock.runFor(450);
      await expect(rows).toHaveCount(10);
      await page.clock.runFor(100);
      await expect(rows).not.toHaveCount(10);
      await expect(page.getByRole('rowheader').first()).toHaveText(first);

      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.locator('thead')).toBeHidden();
      const label = await page
        .locator('tbody td')
        .first()
        .evaluate((cell) => getComputedStyle(cell, '::before').content);
      expect(label).toBe(`"${messages.regulations.releaseDate}"`);
      await page.getByLabel(messages.ui.table.sortBy).selectOption('-date');
      await expect(page).toHaveURL(/sort=-date/);
    });

    test('circulars come ten a page, by year, with details and file', async ({ page }) => {
      await page.goto(at('/circulars'));
      await expect(page.locator('tbody tr')).toHaveCount(10);
      const pages = locale === 'ar' ? '13' : '12';
      await expect(
        page.getByText(fill(messages.ui.pagination.position, { page: '1', pages })),
      ).toBeVisible();

      const years = await page
        .getByLabel(messages.circulars.year)
        .locator('option')
        .allInnerTexts();
      const current = new Date().getFullYear();
      const expected = Array.from({ length: current - 2018 }, (_, index) =>
        String(current - index),
      );
      expect(years.map((year) => year.trim())).toEqual([messages.circulars.allYears, ...expected]);

      await page.goto(at('/circulars?page=2'));
      await page.getByLabel(messages.circulars.year).selectOption('2020');
      await expect(page).toHaveURL(/year=2020$/);
      await expect(page.getByRole('main').getByText('2020/').first()).toBeVisible();
      await expect(page.getByRole('main').getByText('2021/')).toHaveCount(0);

      await page.goto(at('/circulars?year=2020&page=999'));
      expect(new URL(page.url()).search).toBe('?year=2020');
    });

    test('no cell of the circulars is cut off on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(at('/circulars'));
      await expect(page.locator('tbody tr')).toHaveCount(10);
      const cut = await page.locator('tbody tr').evaluateAll(
        (rows) =>
          rows.filter((row) => {
            const { left, right } = row.getBoundingClientRect();
            return [...row.querySelectorAll('time, a, p')].some((part) => {
              const box = part.getBoundingClientRect();
              return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
            });
          }).length,
      );
      expect(cut).toBe(0);
    });

    test('port employees opens the topic that the hash names @once', async ({ page }) => {
      await page.goto(at('/port-employees'));
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(10);
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      const panel = (await tabs.nth(3).getAttribute('aria-controls'))!;
      await page.goto(`${at('/port-employees')}#${panel}`);
      await page.reload();
      await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
    });

    for (const path of ['/privacy-policy', '/conditions', '/safe-usage', '/history']) {
      test(`${path} shows its text`, async ({ page }) => {
        await page.goto(at(path));
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1500);
      });
    }

    test('the customer portal offers its guides in both languages @once', async ({ page }) => {
      await page.goto(at('/customerportal'));
      for (const guide of [messages.customerPortal.guides.ar, messages.customerPortal.guides.en]) {
        const link = page.getByRole('link', { name: guide }).first();
        const response = await page.request.get((await link.getAttribute('href'))!);
        expect(response.headers()['content-type']).toBe('application/pdf');
      }
    });

    test('without scripts the tabs, tables and texts are all there @once', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(at('/about-us'));
      for (const name of ['board', 'chart', 'services'] as const) {
        await expect(
          page.getByRole('main').getByRole('heading', { name: messages.sections[name] }).first(),
        ).toBeVisible();
      }
      await page.goto(at('/regulations?view=list'));
      await expect(page.locator('tbody tr')).toHaveCount(18);
      await page.goto(at('/circulars?year=2020'));
      await expect(page.getByRole('main').getByText('2020/').first()).toBeVisible();
      await page.goto(at('/ports'));
      await expect(
        page.getByRole('main').locator('a[href*="port=dammam"]').filter({ visible: true }).first(),
      ).toBeVisible();
      await context.close();
    });
  });
}
