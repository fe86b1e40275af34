import { half, PHONES, popupOf } from '../support/popup';
import { CURRENT_ANNOUNCEMENT } from './content';
import { expect, test } from './fixtures';

test.use({ popupSeen: false });

test.describe('pop-up announcement', () => {
  test('shows in Arabic, keeps the focus inside and closes with Escape for as long as it runs', async ({
    page,
  }) => {
    await page.goto('/');
    const popup = page.getByRole('dialog').filter({ visible: true });
    await expect(popup).toBeVisible();
    await expect(popup.getByRole('link').last()).toHaveAttribute(
      'href',
      `/announcement?id=${CURRENT_ANNOUNCEMENT}`,
    );
    await expect(popup.locator(':focus')).toHaveCount(1);

    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(popup).toHaveCount(0);
  });

  test('closes with X', async ({ page }) => {
    await page.goto('/');
    const popup = page.getByRole('dialog').filter({ visible: true });
    await popup.getByRole('button').first().click();
    await expect(popup).toHaveCount(0);
  });

  test('does not show outside its dates', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2035-01-01T09:00:00+03:00'));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1000);
    await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
  });

  for (const phone of PHONES) {
    test(`takes at most half of a phone of ${phone.width}×${phone.height}`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto('/');
      const shown = await popupOf(page);
      expect(shown.height).toBeLessThanOrEqual(half(phone));
      expect(shown.hidden, 'pixels that have to be scrolled to').toBe(0);
      expect(shown.smallest, 'smallest target').toBeGreaterThanOrEqual(24);
      expect(shown.action, 'its button').toBeGreaterThanOrEqual(44);
      expect(shown.close, 'its cross').toBeGreaterThanOrEqual(44);
    });
  }

  test('stays closed in every tab', async ({ page, context }) => {
    await page.goto('/');
    const popup = page.getByRole('dialog').filter({ visible: true });
    await popup.getByRole('button').first().click();
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.locator('html[data-interactive]')).toBeAttached();
    await other.waitForTimeout(1000);
    await expect(other.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
  });
});
