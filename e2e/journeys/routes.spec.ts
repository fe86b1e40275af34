import { expect, languages, site, test } from './fixtures';

test('the not found page has a way home', async ({ page }) => {
  for (const { at, messages } of languages) {
    await page.goto(at('/404'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.title);
    await expect(page.getByText(messages.notFound.text)).toBeVisible();
    await page.getByRole('link', { name: messages.notFound.home }).click();
    await expect(page).toHaveURL(site() + at('/'));
  }
});

test('going to another page puts it at its top', async ({ page }) => {
  await page.goto('/media-center');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== '/media-center');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
