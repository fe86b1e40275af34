import type { Page } from '@playwright/test';
import { violations } from '../../tools/browser/axe';
import { core } from '../support/core';
import { expect, languages, samples, scriptsRun, test } from './fixtures';

const SYSTEMS = [
  ...['customer-portal', 'customer-portal/register', 'container-tracking', 'invoices'],
  ...['old-invoices', 'facility-rental', 'support', 'payment', 'open-data'],
];

function askedOfSamples(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(samples())) asked.push(request.url());
  });
  return asked;
}

for (const { locale, messages, at } of languages) {
  const w = messages.services;
  const isArabic = locale === 'ar';

  test.describe(`external systems in ${locale}`, () => {
    test.use({ visitsSamples: true, locale: isArabic ? 'ar-SA' : 'en-GB' });

    test(
      'chat-bot and map come when they are asked for, and not before',
      core('happy-path', isArabic),
      async ({ page }) => {
        const asked = askedOfSamples(page);
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

        asked.length = 0;
        await page.goto(at('/contact'));
        await scriptsRun(page);
        expect(asked).toEqual([]);
        await page.getByRole('button', { name: messages.contact.showMap }).click();
        const frame = page.frameLocator(`iframe[title="${messages.contact.mapFrame}"]`);
        await expect(frame.getByRole('img')).toBeVisible();
        await expect(frame.getByText(isArabic ? 'نظام تجريبي' : 'Sample system')).toBeVisible();
      },
    );

    test('the pages of the sample systems are free of faults', async ({ page }) => {
      for (const path of SYSTEMS) {
        const url = `${samples()}/${locale}/${path}`;
        await page.goto(url);
        expect(await violations(page), url).toEqual([]);
        const next = page.locator('main a.button').first();
        if ((await next.count()) === 0) continue;
        await next.click();
        await expect(page).not.toHaveURL(url);
        expect(await violations(page), page.url()).toEqual([]);
      }
    });
  });
}
