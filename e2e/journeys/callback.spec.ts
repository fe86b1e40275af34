import type { Page } from '@playwright/test';
import { violations } from '../../tools/browser/axe';
import { core } from '../support/core';
import { expect, languages, scriptsRun, test, type Language } from './fixtures';
import { REFERENCE } from './form-parts';

async function open(page: Page, { messages, at }: Language) {
  await page.goto(at('/about-us'));
  await scriptsRun(page);
  await page.getByRole('button', { name: messages.chat.launch }).click();
  await page.getByRole('button', { name: new RegExp(messages.chat.callback) }).click();
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    name: dialog.locator('[name=name]'),
    mobile: dialog.locator('[name=mobile]'),
    details: dialog.locator('[name=details]'),
    submit: dialog.locator('button[type=submit]'),
  };
}

/** The service accepts a number once a day. */
function anyNumber(): string {
  return `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

for (const language of languages) {
  const { locale, messages, at } = language;
  const { chat } = messages;

  test(
    `${locale}: a callback request is stored and the form empty again`,
    core('happy-path', locale === 'en'),
    async ({ page }) => {
      const { dialog, name, mobile, details, submit } = await open(page, language);
      await name.fill('هند');
      await mobile.fill(anyNumber().replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''));
      await details.fill('استفسار عن التراخيص');
      await submit.click();
      await expect(dialog.getByRole('heading', { name: chat.sent })).toBeVisible();
      const outcome = dialog.getByRole('status').filter({ hasText: chat.sent });
      await expect(outcome).toContainText(REFERENCE);
      await expect(outcome).toContainText(messages.submission.sentAt.split('{day}')[0] ?? '');
      await expect(outcome).toContainText('هند');
      await expect(outcome).toContainText('استفسار عن التراخيص');
      await expect(outcome).toContainText(chat.sentText);
      await expect(dialog.getByRole('link', { name: messages.submission.track })).toHaveAttribute(
        'href',
        new RegExp(`^${at('/e-services/request-tracking')}\\?reference=NPA-`),
      );
      await expect(submit).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
    },
  );
}
