import type { Page } from '@playwright/test';
import { core } from '../support/core';
import { arabic, english, expect, test, type Language } from './fixtures';

async function rate(page: Page, { at, messages }: Language): Promise<void> {
  const { serviceRatings: labels } = messages;
  await page.goto(at('/e-services/sla'));
  const form = page.getByRole('region', { name: labels.form });
  await form.getByRole('heading', { name: labels.question }).click();
  await form.getByRole('radio', { name: labels.scores[5], exact: true }).check();
  await form.getByLabel(labels.reason).selectOption({ label: labels.reasons.steps });
  await form.getByRole('button', { name: labels.send }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/service-ratings')}#thanks$`));
  await expect(page.getByRole('heading', { name: labels.thanks })).toBeVisible();
  await expect(page.getByRole('heading', { name: labels.failed })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.routes.serviceRatings);
}

test('ar: a service is rated, and the results are public', core('happy-path'), async ({ page }) =>
  rate(page, arabic),
);

test.describe('en without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a service is rated, and the results are public', core('no-scripts'), async ({ page }) =>
    rate(page, english),
  );
});
