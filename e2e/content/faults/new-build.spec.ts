import { expect, test } from './fixtures';

test('a page of the old build loads the next page whole, and then goes on as before', async ({
  page,
  stack,
}) => {
  const mark = () => page.evaluate(() => Object.assign(window, { isSame: true }));
  const isSame = () => page.evaluate(() => 'isSame' in window);
  const go = async (name: string) => {
    await page.locator('footer').getByRole('link', { name }).first().click();
    await expect(page.locator('h1')).toContainText(name);
  };
  await page.goto(`${stack.siteUrl}/en/contact`);
  await mark();
  await go('Privacy policy');
  expect(await isSame(), 'within a build').toBe(true);
  await stack.releaseSite('another-build');
  await go('Terms and conditions');
  expect(await isSame(), 'from one build to another').toBe(false);
  await mark();
  await go('Privacy policy');
  expect(await isSame(), 'within the new build').toBe(true);
});
