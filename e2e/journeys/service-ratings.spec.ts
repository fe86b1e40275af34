import { expect, languages, test } from './fixtures';

for (const { locale, at, messages } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale}, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('a service is rated, and the results are public', async ({ page }) => {
        const { serviceRatings: labels } = messages;
        await page.goto(at('/e-services/sla'));
        const form = page.getByRole('region', { name: labels.form });
        await form.getByRole('radio', { name: labels.scores[5], exact: true }).check();
        await form.getByLabel(labels.reason).selectOption({ label: labels.reasons.steps });
        await form.getByRole('button', { name: labels.send }).click();
        await expect(page).toHaveURL(new RegExp(`${at('/service-ratings')}#thanks$`));
        await expect(page.getByRole('heading', { name: labels.thanks })).toBeVisible();
        await expect(page.getByRole('heading', { name: labels.failed })).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          messages.routes.serviceRatings,
        );
      });
    });
  }
}
