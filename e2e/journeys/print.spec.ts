import { expect, languages, test } from './fixtures';

for (const { locale, at, messages } of languages) {
  test(`${locale}: paper shows the content alone, black on white in the dark theme too`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(at('/circulars?year=2024'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    await expect(page.getByText(`${messages.circulars.year}: 2024`)).toBeVisible();
    await expect(page.getByRole('button', { name: messages.chat.launch })).toBeHidden();
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}
