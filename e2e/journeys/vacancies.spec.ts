import { writeFileSync } from 'node:fs';
import { violations } from '../support/axe';
import { expect, languages, test } from './fixtures';
import {
  fillIn,
  nameless,
  openForm,
  otherFaults,
  partsOf,
  pdf,
  postForm,
  REFERENCE,
  sendForm,
} from './form-parts';

const PATH = '/vacancies';

const good = {
  firstName: 'ليلى',
  lastName: 'أحمد',
  email: 'layla@example.com',
  phone: '966112345678',
  message: 'أرغب في العمل لدى الهيئة.',
} as const;

for (const language of languages) {
  const { locale, messages, at } = language;
  const { vacancies, errors, chat } = messages;

  test.describe(locale, () => {
    test('an application is stored, without a chat beside it', async ({ page }) => {
      await openForm(page, language, PATH);
      const { form, submit, sent, field } = partsOf(page, language, vacancies.title);
      await expect(page.getByRole('button', { name: chat.launch })).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await nameless(form)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await fillIn(form, good);
      await field('resume').setInputFiles(pdf());
      await sendForm(page, language, submit);
      await expect(sent).toContainText(REFERENCE);
      await expect(field('firstName')).toHaveValue('');
      expect(await violations(page)).toEqual([]);
    });

    test('every field is asked for, and each rule has its message @once', async ({ page }) => {
      await openForm(page, language, PATH);
      const { submit, summary, field } = partsOf(page, language, vacancies.title);
      await submit.click();
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        errors['ERROR FIRST NAME'],
        errors['ERROR LAST NAME'],
        errors['ERROR EMAIL'],
        errors['ERROR PHONE'],
        errors['ERROR MESSAGE'],
        errors['ERROR RESUME'],
        errors['ERROR CAPTCHA'],
      ]);
      expect(await violations(page)).toEqual([]);
      await field('email').fill('a@b');
      await field('phone').fill('12');
      await field('resume').setInputFiles(pdf(5 * 1024 * 1024 + 1));
      await expect(summary.getByRole('link')).toHaveText([
        errors['ERROR FIRST NAME'],
        errors['ERROR LAST NAME'],
        errors['ERROR EMAIL INVALID'],
        errors['ERROR PHONE INVALID'],
        errors['ERROR MESSAGE'],
        errors.max,
        errors['ERROR CAPTCHA'],
      ]);
      await field('resume').setInputFiles({
        ...pdf(),
        name: 'cv.zip',
        mimeType: 'application/zip',
      });
      await expect(summary.getByRole('link', { name: errors.filetype })).toBeVisible();
    });

    test('a wrong captcha marks the captcha alone @once', async ({ page, guard }) => {
      await openForm(page, language, PATH);
      const { form, submit, captcha, alerts, field } = partsOf(page, language, vacancies.title);
      await fillIn(form, good);
      await field('resume').setInputFiles(pdf());
      await captcha.fill('000');
      await submit.click();
      await expect(form.getByText(errors['ERROR CAPTCHA INVALID'])).toBeVisible();
      await expect(alerts).toHaveCount(0);
      expect(otherFaults(guard, /\b400\b/)).toEqual([]);
    });
  });

  test.describe(`${locale} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the application is sent, and filled in again after a fault @once', async ({
      page,
    }, info) => {
      // A file on disk: a browser sends it again when the response is reloaded.
      const resume = info.outputPath('resume.pdf');
      writeFileSync(resume, pdf().buffer);
      await page.goto(at(PATH));
      const { form, submit, field, summary, sent } = partsOf(page, language, vacancies.title);
      await fillIn(form, good);
      await postForm(page, language, submit);
      await expect(summary.getByRole('link')).toHaveText([errors['ERROR RESUME']]);
      await expect(field('message')).toHaveValue(good.message);
      await field('resume').setInputFiles(resume);
      await postForm(page, language, submit);
      await expect(sent).toContainText(REFERENCE);
      const confirmation = await sent.innerText();
      await page.reload();
      await expect(sent).toHaveText(confirmation, { useInnerText: true });
    });
  });
}
