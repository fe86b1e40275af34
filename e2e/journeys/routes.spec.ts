import { core } from '../support/core';
import { expect, test } from './fixtures';

test('going to another page puts it at its top', core('happy-path'), async ({ page }) => {
  await page.goto('/media-center');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== '/media-center');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
