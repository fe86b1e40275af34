import { core } from '../support/core';
import { CURRENT_ANNOUNCEMENT } from './content';
import { english, expect, site, test } from './fixtures';
import { expectNoSidewaysScroll } from './lost-text';
import { unexpectedFaults } from './form-parts';

test(
  'the announcements lead to the current one, whose table scrolls by itself on a phone',
  core('happy-path'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/announcement');
    const address = `/announcement?id=${CURRENT_ANNOUNCEMENT}`;
    await page.getByRole('main').locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(site() + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const table = page.getByRole('main').locator('table').first();
    await expect(table).toBeVisible();
    const frame = table.locator('..');
    expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'a missing file has an error page with links',
  core('refusal'),
  async ({ page, context, guard }) => {
    const { locale, messages, at } = english;
    await context.addCookies([{ name: 'locale', value: locale, url: site() }]);
    const response = await page.goto('/media/no_such_file_0123456789.pdf');
    expect(response?.status()).toBe(404);
    // The policy allows its style: without it the page has the default margins.
    await expect(page.locator('body')).toHaveCSS('max-width', '640px');
    expect(unexpectedFaults(guard, /404/)).toEqual([]);
    await page.getByRole('link', { name: messages.routes.search }).click();
    await expect(page).toHaveURL(site() + at('/search'));
  },
);
