import type { Locator, Page } from '@playwright/test';
import { get, withoutScripts } from '../support/http';
import { expect, fill, hrefs, languages, scriptsRun, site, test } from './fixtures';
import { readZippedText } from './site-modules';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Slugs of the e-services that the hub's tiles open. */
const TILES = [
  'biddings',
  'vesselsearch',
  'license',
  'containertracking',
  'iogs',
  'reqrentalfacilities',
  'trxtracking',
  'request-tracking',
  'moveableitems',
  'sla',
  'tktfollowup',
  'epayment',
];

/** Slugs of the services that run in another system. */
const EXTERNAL = ['containertracking', 'iogs', 'reqrentalfacilities', 'tktfollowup', 'epayment'];

/** Pages of this file with the route that names them. */
const PAGES = {
  license: 'license',
  containertracking: 'containerTracking',
  iogs: 'newInvoices',
  iogsx: 'oldInvoices',
  reqrentalfacilities: 'facilityRental',
  statistics: 'statistics',
  sla: 'sla',
  tktfollowup: 'ticketFollowUp',
  epayment: 'ePayment',
  moveableitems: 'movableItems',
} as const;

const SLA = {
  ar: ['30 يومًا', '60 يومًا', '30 يومًا', ...Array<string>(6).fill('فوري')],
  en: ['30 days', '60 days', '30 days', ...Array<string>(6).fill('Immediate')],
};

/** Texts that pages must contain. */
const TEXTS = {
  ar: {
    reqrentalfacilities: ['لا تتجاوز أجرة الأراضي المخصصة لأبراج الاتصالات 500 ريال لكل متر مربع'],
    tktfollowup: ['خلال 5 أيام عمل', 'تعيد فتحها', 'من 7 صباحًا إلى 10 مساءً'],
    epayment: ['بطاقات الخصم المحلية', 'بطاقات الشبكات الدولية'],
    moveableitems: ['مواد المستودعات الفائضة في جميع الموانئ على الجهات الحكومية الأخرى'],
    license: ['الوكالة الملاحية', 'تموين السفن'],
    iogs: ['تجريبي'],
  },
  en: {
    reqrentalfacilities: ['communication towers is 500 riyals per square metre at most'],
    tktfollowup: ['within 5 working days', 'you may reopen it', '7am to 10pm, Sunday to Thursday'],
    epayment: ['local debit cards', 'international card schemes'],
    moveableitems: ['warehouses of all ports are offered to other government agencies'],
    license: ['shipping agent', 'ship chandling'],
    iogs: ['trial'],
  },
};

const tiles = (page: Page) => page.locator('main [id^="service-"] a');

/** Position of an element in the window. */
async function box(part: Locator) {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

for (const { locale, messages, at } of languages) {
  const w = messages.services;
  const shown = TILES.filter((end) => locale === 'ar' || end !== 'sla');

  test.describe(`e-services in ${locale}`, () => {
    test('the hub shows its tiles, each opening in a new tab', async ({ page }) => {
      await page.goto(at('/e-services'));
      expect((await hrefs(tiles(page))).sort()).toEqual(
        shown.map((end) => at(`/e-services/${end}`)).sort(),
      );
      for (const tile of await tiles(page).all()) {
        await expect(tile).toHaveAttribute('target', '_blank');
        await expect(tile).toHaveAttribute('rel', 'noopener');
        await expect(tile).toContainText(messages.ui.opensInNewTab);
      }
      // Every tile leads to a page of the site: none has the mark of an external link.
      const item = (end: string) => page.locator(`#service-${end}`);
      for (const end of shown) {
        const access = EXTERNAL.includes(end) ? w.access.system : w.access.site;
        await expect(item(end).getByText(access, { exact: true })).toBeVisible();
      }
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        page.locator('#service-license a').click(),
      ]);
      await expect(opened).toHaveURL(site() + at('/e-services/license'));
    });

    for (const [o, end] of [
      ['License', 'license'],
      ['licenseAndPermit', 'license'],
      ['vesselsearch', 'vesselsearch'],
      ['request-for-rental-of-facilities', 'reqrentalfacilities'],
      ['sla', 'sla'],
    ] as const) {
      test(`o=${o} brings the named service into view and marks it @once`, async ({ page }) => {
        await page.goto(at(`/e-services?o=${o}`));
        const marks = page.getByText(w.hub.named, { exact: true });
        if (!shown.includes(end)) {
          await expect(tiles(page)).toHaveCount(shown.length);
          await expect(marks).toHaveCount(0);
          return;
        }
        const tile = page.locator(`#service-${end}`);
        await expect(tile.getByText(w.hub.named, { exact: true })).toBeVisible();
        await expect(marks).toHaveCount(1);
        await expect(tile.locator('a')).toBeFocused();
        await expect(tile).toBeInViewport({ ratio: 0.9 });
        await expect(page.locator(`main a[href="#service-${end}"]`)).toBeVisible();
      });
    }

    test('the search among the services leaves those that match', async ({ page }) => {
      await page.goto(at('/e-services'));
      const search = page.getByRole('searchbox', { name: w.hub.search });
      await search.fill(locale === 'ar' ? 'التراخيص' : 'licence');
      await expect(tiles(page)).toHaveCount(1);
      // Words that visitors use for a service without finding them in its tile.
      await search.fill(locale === 'ar' ? 'مناقصه' : 'license');
      await expect(tiles(page)).toHaveCount(1);
      await search.fill('zzz');
      await expect(page.getByText(w.hub.nothing)).toBeVisible();
      await search.fill('');
      await expect(tiles(page)).toHaveCount(shown.length);
    });

    test('an unknown o shows the plain hub @once', async ({ page }) => {
      await page.goto(at('/e-services?o=hub'));
      await expect(tiles(page)).toHaveCount(shown.length);
      await expect(page.getByText(w.hub.named, { exact: true })).toHaveCount(0);
    });

    // What begins is in the page from then on: e2e/content/in-time.spec.ts.
    test('announcements leave an open page when they end @once', async ({ page }) => {
      const notices = page.getByRole('region', { name: w.hub.announcements }).locator('li');
      await page.goto(at('/e-services'));
      await scriptsRun(page);
      await expect(notices).toHaveCount(3);
      await page.clock.setFixedTime(Date.now() + 10 * DAY_MS);
      await page.goto(at('/e-services'));
      await expect(notices).toHaveCount(2);
      await page.clock.setFixedTime(Date.now() + 29 * DAY_MS);
      await page.goto(at('/e-services'));
      await expect(notices).toHaveCount(0);
    });

    for (const [end, texts] of Object.entries(TEXTS[locale])) {
      test(`/e-services/${end} has its texts without scripts too`, async () => {
        const html = withoutScripts((await get(site() + at(`/e-services/${end}`))).text);
        for (const text of texts) expect(html).toContain(text);
      });
    }

    for (const [end, route] of Object.entries(PAGES)) {
      // Title, language and text in the HTML of every page in both: every-page.spec.ts.
      test(`/e-services/${end} has the frame of a service @once`, async ({ page }) => {
        await page.goto(at(`/e-services/${end}`));
        await expect(page).toHaveTitle(`${messages.routes[route]} | ${messages.authority.name}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const crumbs = page.getByRole('navigation', { name: messages.ui.breadcrumb });
        await expect(crumbs.getByRole('link', { name: messages.routes.home })).toBeVisible();
        await expect(
          crumbs.getByRole('link', { name: messages.ui.backToEServices }),
        ).toHaveAttribute('href', at('/e-services'));
        await expect(page.getByRole('heading', { name: w.help.title })).toBeVisible();
        await expect(page.locator('main a[href="tel:19000"]').first()).toBeVisible();
        await expect(page.getByText(messages.layout.lastUpdated)).toBeVisible();
      });
    }

    test('the two invoice pages lead to each other @once', async ({ page }) => {
      await page.goto(at('/e-services/iogs'));
      await page.locator(`main section a[href="${at('/e-services/iogsx')}"]`).click();
      await expect(page).toHaveURL(site() + at('/e-services/iogsx'));
      await expect(page.locator(`main section a[href="${at('/e-services/iogs')}"]`)).toBeVisible();
    });

    test('no tag of a tile lies under the arrow, at any width of a laptop @once', async ({
      page,
    }) => {
      await page.goto(at('/e-services'));
      for (let width = 1024; width <= 1440; width += 20) {
        await page.setViewportSize({ width, height: 800 });
        const covered = await page.evaluate(() =>
          [...document.querySelectorAll('li[id^="service-"] article')].flatMap((card) => {
            const arrow = [...card.querySelectorAll('svg')].at(-1)!.getBoundingClientRect();
            return [...card.querySelectorAll('span:not(:has(svg))')]
              .filter((tag) => !tag.closest('h2, h3, h4'))
              .filter((tag) => {
                const { left, right, top, bottom } = tag.getBoundingClientRect();
                const beside = left >= arrow.right || right <= arrow.left;
                return !beside && top < arrow.bottom && bottom > arrow.top;
              })
              .map((tag) => tag.textContent);
          }),
        );
        expect(covered, `${width} px`).toEqual([]);
      }
    });

    test('licences have two tabs @once', async ({ page }) => {
      await page.goto(at('/e-services/license'));
      const tab = (name: string) => page.getByRole('tab', { name, exact: true });
      await expect(page.getByRole('tab')).toHaveCount(2);
      // The texts that the card refers to are below it.
      const below = await page.evaluate(() => {
        const card = document.querySelector('[aria-labelledby="service-facts"]');
        const tabs = document.querySelector('[role="tablist"]');
        return card && tabs && card.compareDocumentPosition(tabs);
      });
      expect(below).toBe(4);
      await expect(tab(w.license.agent)).toHaveAttribute('aria-selected', 'true');
      await tab(w.license.chandelling).click();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
      expect(new URL(page.url()).hash).toBe('#chandelling');
    });

    test('the rents of ten ports stand in a table @once', async ({ page }) => {
      await page.goto(at('/e-services/reqrentalfacilities'));
      const table = page.getByRole('table', { name: w.rental.caption });
      for (const column of ['port', 'near', 'far', 'outside', 'fee'] as const) {
        await expect(
          table.getByRole('columnheader', { name: w.rental[column], exact: true }),
        ).toBeVisible();
      }
      await expect(table.locator('tbody tr')).toHaveCount(10);
      const jeddah = table.locator('tbody tr').first().locator('td');
      await expect(jeddah).toHaveText(['60.00', '45.00', '30.00', '180.00']);
    });

    test('the service-level agreement gives each service its time', async ({ page }) => {
      await page.goto(at('/e-services/sla'));
      const rows = page.getByRole('table').locator('tbody tr');
      await expect(rows).toHaveCount(9);
      await expect(rows.locator('td:first-of-type')).toHaveText([
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
        '9',
      ]);
      await expect(rows.locator('td:last-of-type')).toHaveText(SLA[locale]);
    });

    test('statistics has fifteen archives in a numbered list, ten a page @once', async ({
      page,
    }) => {
      await page.goto(at('/e-services/statistics'));
      const files = page.locator('main ol[start] a');
      await expect(files).toHaveCount(10);
      await expect(files.first()).toContainText('2019');
      await expect(files.first()).toContainText(/\d+ (KB|كيلوبايت)/);
      const response = await page.request.get((await files.first().getAttribute('href'))!);
      expect(response.headers()['content-type']).toBe('application/zip');
      const summary = readZippedText(await response.body(), 'yearly-summary.csv', 100_000);
      expect(summary).toContain('2019,13720,246792337,6409992,764779');

      await page
        .getByRole('navigation', { name: messages.ui.pagination.label })
        .getByRole('link', { name: fill(messages.ui.pagination.page, { page: 2 }) })
        .click();
      await expect(page).toHaveURL(site() + at('/e-services/statistics?page=2'));
      await expect(files).toHaveCount(5);
      await expect(files.last()).toContainText('2005');
      await expect(page.locator('main ol[start]')).toHaveAttribute('start', '11');
      await page.goto(at('/e-services/statistics?page=9'));
      await expect(files).toHaveCount(10);
    });

    test('the chart shows one measure at a time and all of them as a table @once', async ({
      page,
    }) => {
      await page.goto(at('/e-services/statistics'));
      const charts = page.locator('main figure').getByRole('img');
      await expect(charts).toHaveCount(1);
      await expect(charts.locator('rect')).toHaveCount(15);
      await page.getByRole('radio', { name: w.statistics.measures.passengers }).check();
      await expect(charts).toHaveCount(1);
      await expect(page.locator('main figcaption:visible')).toContainText('764,779');

      await page.getByText(w.statistics.table, { exact: true }).click();
      const rows = page.getByRole('table', { name: w.statistics.caption }).locator('tbody tr');
      await expect(rows).toHaveCount(15);
      await expect(rows.last()).toContainText('2019');
      await expect(rows.last().locator('td')).toHaveText([
        '246,792,337',
        '6,409,992',
        '13,720',
        '764,779',
      ]);
    });

    test('electronic payment has a guide to download and names the cards @once', async ({
      page,
    }) => {
      await page.goto(at('/e-services/epayment'));
      for (const kind of ['local', 'international'] as const) {
        await expect(page.getByText(w.payment[kind], { exact: true })).toBeVisible();
      }
      const guide = page.getByRole('link', { name: w.guide.name });
      const response = await page.request.get((await guide.getAttribute('href'))!);
      expect(response.headers()['content-type']).toBe('application/pdf');
      await expect(guide).toContainText('PDF');
    });

    test('container tracking shows the ports on a chart', async ({ page }) => {
      await page.goto(at('/e-services/containertracking'));
      const chart = page.getByRole('main').getByRole('img').first();
      await expect(chart).toHaveAccessibleName(locale === 'ar' ? /ميناء جدة/ : /Jeddah Port/);
      await expect(chart.locator('svg')).toBeVisible();

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

    test('menus and the home page lead to the services', async ({ page }) => {
      const html = withoutScripts((await get(site() + at('/'))).text);
      for (const end of [...TILES, 'statistics']) {
        expect(html).toContain(`href="${at(`/e-services/${end}`)}"`);
      }
      await page.goto(at('/'));
      const block = page.getByRole('region', { name: messages.home.eServices.title });
      await expect(block.locator(`a[href="${at('/e-services/statistics')}"]`)).toBeVisible();
      await expect(block.locator(`a[href="${at('/e-services')}"]`)).toBeVisible();
    });
  });
}
