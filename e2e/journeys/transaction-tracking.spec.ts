import type { Page } from '@playwright/test';
import { violations } from '../../tools/browser/axe';
import { captchaPicture, expireCaptchas, solveCaptcha } from '../support/captcha';
import { core } from '../support/core';
import { arabic, english, expect, scriptsRun, test, type Language } from './fixtures';
import { expectNoSidewaysScroll } from './lost-text';
import { unexpectedFaults } from './form-parts';

const PATH = '/e-services/trxtracking';

/** A sample document with a fixed number and date. */
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

test(
  'en: what is typed while the scripts load finds its transaction, on a phone',
  core('happy-path'),
  async ({ page }) => {
    const { tracking, forms } = english.messages;
    await page.setViewportSize({ width: 320, height: 700 });
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(english.at(PATH), { waitUntil: 'commit' });
    const { number, date, captcha, submit, results } = parts(page, english);
    await number.fill(SAMPLE.number);
    await date.fill(SAMPLE.arabicDigits);
    await submit.click();
    expect(new URL(page.url()).search).toBe('');
    arrive();
    await scriptsRun(page);
    await solveCaptcha(page, forms.captcha);
    await expect(number).toHaveValue(SAMPLE.number);
    await expect(date).toHaveAccessibleDescription(/2024/);
    await submit.click();
    await expect(results).toBeFocused();
    const list = page.getByRole('main').locator('dl').first();
    await expect(list.locator('dt')).toHaveCount(Object.keys(tracking.fields).length);
    for (const value of await list.locator('dd').all()) await expect(value).toHaveText(/\S/);
    await expect(list).toContainText(SAMPLE.number);
    await expect(list).toContainText(SAMPLE.date);
    await expect(captcha).toHaveValue('');
    expect(new URL(page.url()).search).toBe('');
    await expectNoSidewaysScroll(page);
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'ar: a wrong and an expired captcha mark their field alone',
  core('refusal'),
  async ({ page, guard }) => {
    const { tracking, forms } = arabic.messages;
    await page.goto(arabic.at(PATH));
    await scriptsRun(page);
    await captchaPicture(page, forms.captcha);
    const { number, date, captcha, submit, results } = parts(page, arabic);
    await number.fill('9999/1');
    await date.fill(SAMPLE.date);
    for (const spoil of [
      async () => captcha.fill('1'),
      async () => {
        await solveCaptcha(page, forms.captcha);
        await expireCaptchas(page.context());
      },
    ]) {
      const before = await captchaPicture(page, forms.captcha);
      await spoil();
      await submit.click();
      await expect(captcha).toHaveAttribute('aria-invalid', 'true');
      await expect(captcha).toBeFocused();
      await expect(captcha).toHaveValue('');
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      expect(await captchaPicture(page, forms.captcha)).not.toBe(before);
      await expect(number).toHaveValue('9999/1');
    }
    await solveCaptcha(page, forms.captcha);
    await submit.click();
    await expect(results).toBeFocused();
    await expect(page.getByRole('heading', { name: tracking.empty })).toBeVisible();
    expect(unexpectedFaults(guard, /\b400\b/)).toEqual([]);
  },
);
