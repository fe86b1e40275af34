import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/axe';
import { expect, languages, samples, scriptsRun, site, test } from './fixtures';

/** Systems that a page links to: page, messages of its gate, path and first heading of the sample. */
const GATES = [
  ['license', 'license', 'customer-portal', 'تسجيل الدخول', 'Sign in'],
  ['containertracking', 'tracking', 'container-tracking', 'تتبع حاوية', 'Track a container'],
  [
    'iogs',
    'newInvoices',
    'invoices',
    'تسجيل دخول المخلّصين الجمركيين',
    'Sign-in for customs brokers',
  ],
  ['iogsx', 'oldInvoices', 'old-invoices', 'تسجيل الدخول', 'Sign in'],
  ['reqrentalfacilities', 'rental', 'facility-rental', 'تقديم طلب استئجار', 'Apply to rent'],
  ['tktfollowup', 'tickets', 'support', 'تذاكر الدعم', 'Support tickets'],
  ['epayment', 'payment', 'payment', 'سداد فاتورة', 'Pay a bill'],
] as const;

/** Follows an external link as a visitor does, in its new tab. */
async function follow(page: Page, link: Locator): Promise<Page> {
  await expect(link).toHaveAttribute('rel', 'noopener');
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await tab.waitForLoadState();
  return tab;
}

for (const { locale, messages, at } of languages) {
  const w = messages.services;
  const isArabic = locale === 'ar';

  test.describe(`external systems in ${locale}`, () => {
    test.use({ visitsSamples: true, locale: isArabic ? 'ar-SA' : 'en-GB' });

    async function expectSample(tab: Page, path: string, heading: string): Promise<void> {
      expect(tab.url()).toBe(`${samples()}/${locale}/${path}`);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
      const mark = isArabic ? 'نظام تجريبي' : 'Sample system';
      await expect(tab.getByText(mark, { exact: true })).toBeVisible();
      expect(await violations(tab)).toEqual([]);
    }

    for (const [end, key, path, ar, en] of GATES) {
      test(`/e-services/${end} leads to its system, and on to the end`, async ({ page }) => {
        await page.goto(at(`/e-services/${end}`));
        const link = page.getByRole('main').getByRole('link', { name: w[key].start });
        await expect(link).toContainText(messages.ui.opensInNewTab);
        const tab = await follow(page, link);
        await expectSample(tab, path, isArabic ? ar : en);
        await tab.locator('main a.button').first().click();
        await expect(tab).not.toHaveURL(`${samples()}/${locale}/${path}`);
        await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText(isArabic ? ar : en);
        expect(await violations(tab)).toEqual([]);
        await tab.getByRole('contentinfo').getByRole('link').click();
        await expect(tab).toHaveURL(site() + at('/'));
      });
    }

    test('open data leads to its portal, whose files can be downloaded', async ({ page }) => {
      await page.goto(at('/open-data'));
      const link = page.getByRole('main').getByRole('link', { name: messages.openData.open });
      const tab = await follow(page, link);
      const heading = isArabic ? 'مجموعات بيانات الهيئة' : 'The authority’s data sets';
      await expectSample(tab, 'open-data', heading);
      const file = tab.locator('main a[download]');
      const response = await tab.request.get(
        new URL((await file.getAttribute('href'))!, tab.url()).href,
      );
      expect(response.headers()['content-type']).toContain('text/csv');
    });

    test('the customer portal takes visitors to sign-in and registration', async ({ page }) => {
      await page.goto(at('/customerportal'));
      const main = page.getByRole('main');
      const login = await follow(
        page,
        main.getByRole('link', { name: messages.customerPortal.login }),
      );
      await expectSample(login, 'customer-portal', isArabic ? 'تسجيل الدخول' : 'Sign in');
      const register = await follow(
        page,
        main.getByRole('link', { name: messages.customerPortal.register }),
      );
      await expectSample(
        register,
        'customer-portal/register',
        isArabic ? 'إنشاء حساب جديد' : 'Create an account',
      );
      await page.setViewportSize({ width: 1600, height: 900 });
      await page.goto(at('/'));
      const button = page
        .getByRole('banner')
        .getByRole('link', { name: messages.routes.customerPortal });
      const portal = await follow(page, button.filter({ visible: true }).first());
      await expectSample(portal, 'customer-portal', isArabic ? 'تسجيل الدخول' : 'Sign in');
    });

    test('the chat-bot of the language comes when it is asked for, and not before', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(samples())) asked.push(request.url());
      });
      await page.goto(at('/e-services/tktfollowup'));
      const start = page.getByRole('button', { name: w.chatBot.start });
      await scriptsRun(page);
      await expect(start).toBeVisible();
      expect(asked).toEqual([]);
      await start.click();
      await expect(page.getByText(w.chatBot.ready)).toBeFocused();
      expect(asked).toEqual([`${samples()}/chat-bot/${locale}.js`]);
      const bot = page.getByRole('region', {
        name: isArabic ? 'المساعد الآلي (نظام تجريبي)' : 'Assistant (sample system)',
      });
      await bot.getByRole('button').first().click();
      await expect(bot.getByRole('status')).toContainText(isArabic ? '5 أيام عمل' : '5 working');
      expect(await violations(page)).toEqual([]);
      await bot.getByRole('button', { name: isArabic ? 'إغلاق' : 'Close', exact: true }).click();
      await expect(bot).toHaveCount(0);
    });

    test('the map of the headquarters comes when it is asked for, and not before @once', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(samples())) asked.push(request.url());
      });
      await page.goto(at('/contact'));
      await scriptsRun(page);
      expect(asked).toEqual([]);
      await page.getByRole('button', { name: messages.contact.showMap }).click();
      const frame = page.frameLocator(`iframe[title="${messages.contact.mapFrame}"]`);
      await expect(frame.getByRole('img')).toBeVisible();
      await expect(frame.getByText(isArabic ? 'نظام تجريبي' : 'Sample system')).toBeVisible();
    });
  });
}
