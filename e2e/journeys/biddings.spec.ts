import { violations } from '../support/axe';
import { withoutScripts, get } from '../support/http';
import { expect, languages, scriptsRun, site, test } from './fixtures';

const PATH = '/e-services/biddings';

interface AnnouncedBid {
  readonly id: string;
  readonly title: Readonly<Record<'ar' | 'en', string>>;
  readonly finalAt: string | null;
}

for (const { locale, messages, at } of languages) {
  const { biddings } = messages;
  const tabs = Object.entries(biddings.tabs);

  test.describe(locale, () => {
    test('the announced biddings stand in their order with all their columns', async ({ page }) => {
      await page.goto(at(PATH));
      const table = page.getByRole('table', { name: biddings.caption });
      await expect(table.getByRole('rowheader')).toHaveCount(10);
      for (const name of Object.values(biddings.columns)) {
        await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
      }
      const { data } = (await (await fetch(`${site()}/api/biddings`)).json()) as {
        data: AnnouncedBid[];
      };
      expect(data).toHaveLength(60);
      const dates = data.map(({ finalAt }) => finalAt);
      const dated = dates.filter((date) => date !== null);
      expect(dates.slice(0, dated.length)).toEqual([...dated].sort().reverse());
      await expect(table.getByRole('rowheader')).toHaveText(
        data.slice(0, 10).map(({ title }) => title[locale]),
      );
      await expect(table.locator('td p').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);

      const [first] = data;
      await page.getByRole('searchbox').fill(first?.title[locale] ?? '');
      await expect(table.getByRole('rowheader').first()).toHaveText(first?.title[locale] ?? '');
      const link = table.locator('a[download]').first();
      const calendar = await get(site() + ((await link.getAttribute('href')) ?? ''));
      expect(calendar.headers.get('content-type')).toContain('text/calendar');
      expect(calendar.text).toContain('BEGIN:VEVENT');
    });

    test('a bidding whose final date has passed says so and offers no calendar @once', async ({
      page,
    }) => {
      await page.goto(at(PATH));
      await page.getByRole('combobox', { name: messages.ui.table.pageSize }).selectOption('100');
      const rows = page.getByRole('table', { name: biddings.caption }).locator('tbody tr');
      await expect(rows).toHaveCount(60);
      const now = Date.now();
      const { data } = (await (await fetch(`${site()}/api/biddings`)).json()) as {
        data: AnnouncedBid[];
      };
      const dated = data.flatMap(({ finalAt }) => (finalAt ? [Date.parse(finalAt)] : []));
      const open = dated.filter((moment) => moment > now).length;
      await expect(rows.locator('a[download]')).toHaveCount(open);
      const over = [biddings.closed, biddings.opened, biddings.awarded].map((state) =>
        rows.getByText(state, { exact: true }),
      );
      await expect(over[0]!.or(over[1]!).or(over[2]!)).toHaveCount(dated.length - open);
    });

    test('one click shows the open biddings, those that close soonest first @once', async ({
      page,
    }) => {
      await page.goto(at(PATH));
      const soonest = page.getByRole('button', { name: biddings.soonest });
      await soonest.click();
      await expect(soonest).toHaveAttribute('aria-pressed', 'true');
      const { data } = (await (await fetch(`${site()}/api/biddings`)).json()) as {
        data: AnnouncedBid[];
      };
      const first = data
        .filter(({ finalAt }) => finalAt && Date.parse(finalAt) > Date.now())
        .sort((a, b) => Date.parse(a.finalAt!) - Date.parse(b.finalAt!))[0];
      const rows = page.getByRole('table', { name: biddings.caption });
      await expect(rows.getByRole('rowheader').first()).toHaveText(first!.title[locale]);
      await page.reload();
      await expect(rows.getByRole('rowheader').first()).toHaveText(first!.title[locale]);
    });

    test('each tab opens and is free of faults', async ({ page }) => {
      await page.goto(at(PATH));
      await scriptsRun(page);
      for (const [id, name] of tabs) {
        await page.getByRole('tab', { name, exact: true }).click();
        const panel = page.getByRole('tabpanel', { name, exact: true });
        await expect(panel).toBeVisible();
        expect(new URL(page.url()).hash).toBe(`#${id}`);
        if (id === 'announcement') await expect(panel.getByRole('rowheader')).toHaveCount(10);
        expect(await violations(page)).toEqual([]);
      }
    });

    test('a hash opens its tab @once', async ({ page }) => {
      await page.goto(at(`${PATH}#qualification`));
      const panel = page.getByRole('tabpanel', { name: biddings.tabs.qualification, exact: true });
      await expect(panel).toBeVisible();
      const files = panel.locator('a[href^="/media/"]');
      expect(await files.count()).toBeGreaterThan(0);
      const file = await get(site() + ((await files.first().getAttribute('href')) ?? ''));
      expect(file.headers.get('content-type')).toContain('application/pdf');
    });

    test("the editors' texts stand in the HTML", async () => {
      const html = withoutScripts((await get(site() + at(PATH))).text);
      for (const [, name] of tabs) expect(html).toContain(name);
      for (const id of ['opening', 'results', 'prequalification']) {
        const panel = html.split(`id="${id}"`)[1] ?? '';
        expect(panel, id).toContain('<table');
      }
      expect(html).toContain(biddings.noScripts.split('{phone}')[0]?.trim() ?? '');
    });

    test('tabs and table keep inside their frames on middling screens', async ({ page }) => {
      await page.goto(at(PATH));
      await expect(page.getByRole('rowheader')).toHaveCount(10);
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const frame of [
          page.getByRole('tablist'),
          page.getByRole('region', { name: biddings.caption, exact: true }),
        ]) {
          const hidden = await frame.evaluate((box) => box.scrollWidth - box.clientWidth);
          expect(hidden, `${width} px`).toBeLessThanOrEqual(0);
        }
      }
    });

    test('at 320 px nothing scrolls sideways', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(at(PATH));
      await expect(page.getByRole('rowheader')).toHaveCount(10);
      for (const [id] of tabs) {
        await page.getByRole('combobox').first().selectOption(id);
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider, id).toBe(0);
      }
    });

    test('a list that can’t be had is asked for again @once', async ({ page, guard }) => {
      await page.route('**/api/biddings', (route) => route.fulfill({ status: 502, body: '{}' }));
      await page.goto(at(PATH));
      const alert = page.getByRole('alert').filter({ hasText: biddings.failed });
      await expect(alert).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.unroute('**/api/biddings');
      await alert.getByRole('button').click();
      await expect(page.getByRole('rowheader')).toHaveCount(10);
      await expect(page.getByRole('group', { name: biddings.caption })).toBeFocused();
      expect(guard.faults.filter((fault) => !/\b502\b/.test(fault))).toEqual([]);
      guard.faults.splice(0);
    });
  });
}

for (const { locale, at, messages } of languages) {
  test.describe(`${locale}, without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('a tender has a page with its state, bids and award @once', async ({ page }) => {
      const response = await page.request.get('/api/biddings');
      const { data } = (await response.json()) as {
        data: { id: string; title: Record<string, string>; award: object | null }[];
      };
      const awarded = data.find(({ award }) => award !== null);
      await page.goto(at(`/e-services/tender?id=${awarded?.id}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        awarded?.title[locale] ?? '',
      );
      const main = page.getByRole('main');
      await expect(main.getByText(messages.biddings.awarded)).toBeVisible();
      await expect(main.getByRole('heading', { name: messages.biddings.award })).toBeVisible();
      await expect(main.getByRole('table', { name: messages.biddings.bids })).toBeVisible();

      await page.goto(at('/e-services/tender?id=nobody'));
      await expect(page).toHaveURL(new RegExp(`${at('/404')}$`));
    });
  });
}
