import { core } from '../support/core';
import { half, PHONES, popupSizes } from '../support/popup';
import { CURRENT_ANNOUNCEMENT } from './content';
import { expect, scriptsRun, test } from './fixtures';

test.use({ popupSeen: false });

test(
  'the pop-up announcement takes half of a phone at most, and stays closed in every tab',
  core('happy-path'),
  async ({ page, context }) => {
    await page.goto('/');
    const popup = page.getByRole('dialog').filter({ visible: true });
    await expect(popup).toBeVisible();
    await expect(popup.getByRole('link').last()).toHaveAttribute(
      'href',
      `/announcement?id=${CURRENT_ANNOUNCEMENT}`,
    );
    await expect(popup.locator(':focus')).toHaveCount(1);
    for (const phone of PHONES) {
      await page.setViewportSize(phone);
      const shown = await popupSizes(page);
      expect(shown.height).toBeLessThanOrEqual(half(phone));
      expect(shown.hidden, 'pixels that have to be scrolled to').toBe(0);
      expect(shown.smallest, 'smallest target').toBeGreaterThanOrEqual(24);
      expect(shown.action, 'its button').toBeGreaterThanOrEqual(44);
      expect(shown.close, 'its cross').toBeGreaterThanOrEqual(44);
    }

    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    const other = await context.newPage();
    await other.goto('/');
    await scriptsRun(other);
    await other.waitForTimeout(1000);
    await expect(other.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
  },
);
