import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/axe';
import { expect, languages, scriptsRun, test, type Language } from './fixtures';
import { otherFaults, REFERENCE } from './form-parts';

async function open(page: Page, { messages, at }: Language) {
  await page.goto(at('/'));
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

/** Pastes a text as the clipboard would. */
function paste(field: Locator, text: string): Promise<void> {
  return field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const options = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);
}

/** A number is called back once a day. */
function anyNumber(): string {
  return `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

for (const language of languages) {
  const { locale, messages, at } = language;
  const { errors, chat, serverErrors } = messages;

  test.describe(locale, () => {
    test('a callback request is stored and the form empty again', async ({ page }) => {
      const { dialog, name, mobile, details, submit } = await open(page, language);
      await name.fill('هند');
      await mobile.fill(anyNumber().replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''));
      await details.fill('استفسار عن التراخيص');
      await submit.click();
      await expect(dialog.getByRole('heading', { name: chat.sent })).toBeVisible();
      await expect(dialog).toContainText(REFERENCE);
      const outcome = dialog.getByRole('status').filter({ hasText: chat.sent });
      await expect(outcome).toContainText(messages.submission.sentAt.split('{day}')[0] ?? '');
      await expect(outcome).toContainText('هند');
      await expect(outcome).toContainText('استفسار عن التراخيص');
      await expect(outcome).toContainText(chat.sentText);
      await expect(dialog.getByRole('link', { name: messages.submission.track })).toHaveAttribute(
        'href',
        at('/e-services/request-tracking'),
      );
      await expect(name).toHaveValue('');
      await expect(details).toHaveValue('');
      expect(await violations(page)).toEqual([]);
    });

    test('each rule has its message @once', async ({ page }) => {
      const { dialog, mobile, submit } = await open(page, language);
      await submit.click();
      for (const key of ['ERROR NAME', 'ERROR MOBILE', 'ERROR DETAILS'] as const) {
        await expect(dialog.getByText(errors[key])).toBeVisible();
      }
      for (const wrong of [
        '051234567',
        '0612345678',
        '966112345678',
        '05abcdefgh',
        '0501234567890',
      ]) {
        await mobile.fill(wrong);
        await expect(dialog.getByText(errors['ERROR CALLBACK MOBILE'])).toBeVisible();
      }
      expect(await violations(page)).toEqual([]);
    });

    test('a second request for a number on a day says that the first one counts @once', async ({
      page,
      guard,
    }) => {
      const { dialog, name, mobile, details, submit } = await open(page, language);
      const number = anyNumber();
      for (const written of [number, `+966 ${number.slice(1, 3)} ${number.slice(3)}`]) {
        await name.fill('هند');
        await paste(mobile, written);
        await expect(mobile).toHaveValue(number);
        await details.fill('استفسار');
        await submit.click();
        if (written === number) await expect(dialog).toContainText(REFERENCE);
      }
      await expect(dialog.getByText(errors['ERROR CALLBACK OPEN'])).toBeVisible();
      await expect(mobile).toHaveAttribute('aria-invalid', 'true');
      expect(otherFaults(guard, /\b4\d\d\b/)).toEqual([]);
    });

    test('a network that has sent too much must wait @once', async ({ page, guard }) => {
      await page.route('**/api/callback-requests', (route) =>
        route.fulfill({
          status: 429,
          json: { isSuccess: false, error: 'Too many submissions', data: null },
        }),
      );
      const { dialog, name, mobile, details, submit } = await open(page, language);
      await name.fill('هند');
      await mobile.fill('0512345678');
      await details.fill('استفسار');
      await submit.click();
      await expect(dialog.getByRole('alert')).toContainText(serverErrors['Too many submissions']);
      await expect(details).toHaveValue('استفسار');
      expect(otherFaults(guard, /\b429\b/)).toEqual([]);
    });

    test('a failure is said, with everything still there @once', async ({ page, guard }) => {
      await page.route('**/api/callback-requests', (route) => route.abort('connectionreset'));
      const { dialog, name, mobile, details, submit } = await open(page, language);
      await name.fill('هند');
      await mobile.fill('0512345678');
      await details.fill('استفسار');
      await submit.click();
      await expect(dialog).toContainText(messages.submission.notReceived.title);
      await expect(details).toHaveValue('استفسار');
      expect(otherFaults(guard, /CONNECTION_RESET/)).toEqual([]);
    });
  });
}
