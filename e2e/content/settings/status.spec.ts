import ar from '../../../messages/ar.json' with { type: 'json' };
import en from '../../../messages/en.json' with { type: 'json' };
import { expect, test } from './fixtures';

const LANGUAGES = [
  ['', ar],
  ['/en', en],
] as const;

test('the status page lists failures, also if all else is down', async ({ page, stack }) => {
  await stack.startWithoutContent();
  await Promise.all([stack.killEServices(), stack.killChat()]);
  for (const [prefix, { status }] of LANGUAGES) {
    await page.goto(`${stack.siteUrl}${prefix}/status`);
    await expect(page.getByRole('row', { name: status.eServices })).toContainText(status.down);
    await expect(page.getByRole('row', { name: status.chat })).toContainText(status.down);
    await expect(page.getByRole('row', { name: status.contentText })).toContainText(status.up);
    await expect(page.getByRole('main').locator('a[href="tel:19000"]')).toBeVisible();
  }
  await stack.killCms();
  await stack.startWithoutContent();
  for (const [prefix, { status }] of LANGUAGES) {
    await page.goto(`${stack.siteUrl}${prefix}/status`);
    await expect(page.getByRole('heading', { name: status.notAllUp })).toBeVisible();
    await expect(page.getByText(status.pagesStay)).toBeVisible();
    await expect(page.getByRole('row', { name: status.contentText })).toContainText(status.down);
  }
  await Promise.all([stack.startCms(), stack.startEServices(), stack.startChat()]);
});
