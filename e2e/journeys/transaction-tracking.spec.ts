import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { captchaPicture, expireCaptchas, solveCaptcha } from '../support/captcha';
import { expect, languages, scriptsRun, test, type Language } from './fixtures';

const PATH = '/e-services/trxtracking';

/** A document of the sample data whose number and date never change. */
const SAMPLE = { number: '1446/1023', date: '2/03/1446', arabicDigits: '٢/٠٣/١٤٤٦' } as const;

function parts(page: Page, { messages }: Language) {
  const { tracking, forms } = messages;
  const form = page.getByRole('form', { name: tracking.form });
  return {
    form,
    number: form.getByRole('textbox', { name: tracking.documentNumber }),
    date: form.getByRole('textbox', { name: tracking.hijriDate }),
    captcha: form.getByRole('textbox', { name: forms.captcha.label, exact: true }),
    submit: form.locator('button[type=submit]'),
    results: page.getByRole('heading', { name: tracking.results }),
  };
}

async function open(page: Page, language: Language): Promise<void> {
  await page.goto(language.at(PATH));
  await scriptsRun(page);
  await captchaPicture(page, language.messages.forms.captcha);
}

for (const language of languages) {
  const { locale, messages, at } = language;
  const { tracking, errors, forms } = messages;

  test.describe(locale, () => {
    test('a transaction is found with all its fields', async ({ page }) => {
      await open(page, language);
      const { number, date, captcha, submit, results } = parts(page, language);
      await number.fill(SAMPLE.number);
      await date.fill(SAMPLE.arabicDigits);
      await expect(date).toHaveAccessibleDescription(/2024/);
      await solveCaptcha(page, forms.captcha);
      await submit.click();
      await expect(results).toBeFocused();
      const list = page.getByRole('main').locator('dl').first();
      const { status, ...others } = tracking.fields;
      await expect(list.locator('dt')).toHaveText([status, ...Object.values(others)]);
      const values = await list.locator('dd').allTextContents();
      expect(values).toHaveLength(8);
      for (const value of values) expect(value.trim()).not.toBe('');
      expect(values[1]).toContain(SAMPLE.number);
      expect(values[2]).toContain(SAMPLE.date);
      await expect(captcha).toHaveValue('');
      expect(new URL(page.url()).search).toBe('');
      expect(await violations(page)).toEqual([]);
    });

    test('a number copied out of a text and a date in digits alone are understood @once', async ({
      page,
    }) => {
      await open(page, language);
      const { number, date, submit } = parts(page, language);
      await number.fill(`\u200f${SAMPLE.number.replace('/', ' / ')}\u200f`);
      await date.fill('02031446');
      await solveCaptcha(page, forms.captcha);
      await submit.click();
      await expect(page.getByRole('main').locator('dl').first()).toContainText(SAMPLE.number);
    });

    test('nothing is sent while a field has a fault', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/transactions')) sent.push(request.url());
      });
      await open(page, language);
      const { number, date, submit, form } = parts(page, language);
      await submit.click();
      const summary = form.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        errors['ERROR DOCUMENT NUMBER'],
        errors['ERROR HIJRI DATE'],
        errors['ERROR CAPTCHA'],
      ]);
      await number.fill('<script>');
      await date.fill('31/01/1446');
      await expect(summary.getByRole('link')).toHaveText([
        errors['ERROR DOCUMENT NUMBER INVALID'],
        errors['ERROR HIJRI DATE INVALID'],
        errors['ERROR CAPTCHA'],
      ]);
      await expect(date).toBeFocused();
      expect(await violations(page)).toEqual([]);
      expect(sent).toEqual([]);
    });

    test('a wrong and an expired captcha mark their field alone @once', async ({ page, guard }) => {
      await open(page, language);
      const { number, date, captcha, submit, results } = parts(page, language);
      await number.fill(SAMPLE.number);
      await date.fill(SAMPLE.date);
      for (const spoil of [
        async () => captcha.fill('1'),
        async () => {
          await solveCaptcha(page, forms.captcha);
          await expireCaptchas(page.context());
        },
      ]) {
        await spoil();
        await submit.click();
        await expect(captcha).toHaveAttribute('aria-invalid', 'true');
        await expect(captcha).toBeFocused();
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
        await captchaPicture(page, forms.captcha);
      }
      await solveCaptcha(page, forms.captcha);
      await submit.click();
      await expect(results).toBeFocused();
      expect(guard.faults.filter((fault) => !/\b400\b/.test(fault))).toEqual([]);
      guard.faults.splice(0);
    });

    test('what is typed while the scripts load stays, and stays out of the URL @once', async ({
      page,
    }) => {
      let arrive = () => {};
      const arrival = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/_next/static/**/*.js*', async (route) => {
        await arrival;
        await route.continue();
      });
      await page.goto(at(PATH), { waitUntil: 'commit' });
      const { number, date, submit, results } = parts(page, language);
      await number.fill(SAMPLE.number);
      await date.fill(SAMPLE.date);
      await submit.click();
      expect(new URL(page.url()).search).toBe('');
      arrive();
      await scriptsRun(page);
      await solveCaptcha(page, forms.captcha);
      await expect(number).toHaveValue(SAMPLE.number);
      await expect(date).toHaveValue(SAMPLE.date);
      await submit.click();
      await expect(results).toBeFocused();
    });

    test('an unknown document is not found @once', async ({ page }) => {
      await open(page, language);
      const { number, date, submit } = parts(page, language);
      await number.fill('9999/1');
      await date.fill(SAMPLE.date);
      await solveCaptcha(page, forms.captcha);
      await submit.click();
      await expect(page.getByRole('heading', { name: tracking.empty })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('the Hijri calendar puts a day into the field by the keyboard', async ({ page }) => {
      await open(page, language);
      const { date } = parts(page, language);
      await date.fill('1/03/1446');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const calendar = page.getByRole('dialog');
      await expect(calendar.locator('[data-day]:focus')).toHaveText('1');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await page.keyboard.press('Enter');
      await expect(date).toHaveValue(SAMPLE.date);
    });

    test('at 320 px nothing scrolls sideways', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, language);
      const { number, date, submit, results } = parts(page, language);
      await number.fill(SAMPLE.number);
      await date.fill(SAMPLE.date);
      await solveCaptcha(page, forms.captcha);
      await submit.click();
      await expect(results).toBeFocused();
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBe(0);
    });
  });

  test.describe(`${locale} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the page says what the service does and whom to call', async ({ page }) => {
      await page.goto(at(PATH));
      const sentences = page.locator('main noscript p');
      await expect(sentences.first()).toHaveText(tracking.noScripts);
      await expect(sentences.filter({ hasText: /\d/ }).first()).toBeVisible();
      await expect(sentences.first()).toBeVisible();
      await expect(page.getByRole('form', { name: tracking.form })).toBeHidden();
    });
  });
}
