import { violations } from '../../tools/browser/axe';
import { core } from '../support/core';
import { sample } from './content';
import { arabic, english, expect, test } from './fixtures';
import { LOOKS, setLook } from './looks';

for (const [{ locale, at, messages }, look] of [
  [arabic, LOOKS[0]],
  [english, LOOKS[1]],
] as const) {
  test(
    `${locale}: opened menus, tabs and dialogs have no accessibility fault`,
    core('happy-path', locale === 'ar'),
    async ({ page }) => {
      await setLook(page, look);
      await page.goto(at('/'));
      if (look.width < 1024) {
        await page.getByRole('button', { name: messages.layout.openMenu, exact: true }).click();
        await page.locator('#mobile-menu summary').first().click();
      } else {
        const menu = page.getByRole('navigation', { name: messages.layout.mainMenu }).first();
        await menu.locator('summary').first().click();
      }
      expect(await violations(page), 'menu').toEqual([]);

      await page.goto(at('/'));
      const tabs = page.getByRole('tab');
      for (let index = 1; index < (await tabs.count()); index += 1) {
        await tabs.nth(index).click();
        expect(await violations(page), `tab ${index}`).toEqual([]);
      }

      await page.goto(at(`/article?photo=${sample.album}`));
      await page.locator('main article a[aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      expect(await violations(page), 'gallery').toEqual([]);
    },
  );
}
