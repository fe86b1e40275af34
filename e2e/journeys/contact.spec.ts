import { writeFileSync } from 'node:fs';
import { violations } from '../../tools/browser/axe';
import { captchaPicture, solveCaptcha } from '../support/captcha';
import { core } from '../support/core';
import { arabic, english, expect, languages, test } from './fixtures';
import {
  fillIn,
  openForm,
  unexpectedFaults,
  formLocators,
  pdf,
  postForm,
  REFERENCE,
  sendForm,
} from './form-parts';
import { CONTACT_FORM, exampleOf } from '../support/site-modules';

const PATH = '/contact';
const MEGABYTE = 1024 * 1024;

const good = {
  ...exampleOf(CONTACT_FORM),
  name: 'نورة سالم',
  emailAddress: 'nora@example.com',
  mobileNumber: '966512345678',
  details: 'سطر أول\nسطر ثانٍ',
} as const;

for (const language of languages) {
  const { locale, messages } = language;
  const { contact, submission, forms } = messages;

  test(
    `${locale}: a submission is stored once and the form empty again`,
    core('happy-path', locale === 'ar'),
    async ({ page }) => {
      await openForm(page, language, PATH);
      const parts = formLocators(page, language, contact.title);
      const { form, submit, sent, another, captcha, field } = parts;
      await expect(page.getByRole('main').locator('iframe')).toHaveCount(0);
      const sound = page.waitForResponse(/\/api\/captcha\/audio/);
      await form.getByRole('button', { name: forms.captcha.listen }).click();
      expect(new URL((await sound).url()).searchParams.get('locale')).toBe(locale);
      expect((await sound).status()).toBe(200);
      await fillIn(form, good);
      await field('file').setInputFiles(pdf());
      const picture = await captchaPicture(page, forms.captcha);
      await expect(form.getByText(forms.captcha.silent)).toHaveCount(0);
      expect(await violations(page)).toEqual([]);

      const requests: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/contact'))
          requests.push(request.headers()['content-type']);
      });
      await solveCaptcha(page, forms.captcha);
      await submit.dblclick();
      await expect(sent).toContainText(submission.sent);
      await expect(sent).toContainText(REFERENCE);
      await expect(sent).toBeInViewport();
      expect(requests).toEqual([expect.stringMatching(/^multipart\/form-data/)]);
      await expect(form).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('draft:contact'))).toBeNull();
      expect(await violations(page)).toEqual([]);
      const receipt = await sent.innerText();
      await page.reload();
      await expect(sent).toContainText(submission.keptText);
      await expect(sent).toContainText(REFERENCE.exec(receipt)?.[0] ?? '');
      await expect(sent).toContainText(good.details.split('\n')[0] ?? '');
      await expect(form).toHaveCount(0);
      await another.click();
      await expect(sent).toHaveCount(0);
      await expect(field('name')).toHaveValue('');
      await expect(field('details')).toHaveValue('');
      await expect(captcha).toHaveValue('');
      expect(await captchaPicture(page, forms.captcha)).not.toBe(picture);
    },
  );
}

test(
  'ar: a wrong file and a wrong code are refused, with everything kept',
  core('refusal'),
  async ({ page, guard }) => {
    const { contact, errors, forms } = arabic.messages;
    await openForm(page, arabic, PATH);
    const parts = formLocators(page, arabic, contact.title);
    const { form, submit, summary, captcha, alerts, field, sent } = parts;
    await fillIn(form, good);
    await field('file').setInputFiles({ ...pdf(), name: 'a.docx', mimeType: 'application/msword' });
    await expect(form.getByText(errors.filetype)).toBeVisible();
    await expect(field('file')).toHaveAttribute('aria-invalid', 'true');

    await field('file').setInputFiles({ ...pdf(), buffer: Buffer.from('PK a zip') });
    await sendForm(page, arabic, submit);
    await expect(summary.getByRole('link')).toHaveText([errors.filetype]);
    await expect(summary).toBeFocused();

    await field('file').setInputFiles(pdf());
    const picture = await captchaPicture(page, forms.captcha);
    await captcha.fill('000');
    await submit.click();
    await expect(form.getByText(errors['ERROR CAPTCHA INVALID'])).toBeVisible();
    await expect(captcha).toBeFocused();
    await expect(captcha).toHaveValue('');
    await expect(alerts).toHaveCount(0);
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
    expect(await captchaPicture(page, forms.captcha)).not.toBe(picture);
    expect(await violations(page)).toEqual([]);
    for (const [name, value] of Object.entries(good)) {
      if (name !== 'purpose') await expect(field(name)).toHaveValue(value);
    }
    await sendForm(page, arabic, submit);
    await expect(sent).toContainText(REFERENCE);
    expect(unexpectedFaults(guard, /\b400\b/)).toEqual([]);
  },
);

test.describe('en without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the form is sent, and filled in again after each refusal',
    core('no-scripts'),
    async ({ page, guard }, info) => {
      const { contact, errors, submission } = english.messages;
      const parts = formLocators(page, english, contact.title);
      const { form, submit, field, summary, captcha, alerts, sent } = parts;
      // A file on disk: the browser resends it when the response is reloaded.
      const letter = info.outputPath('letter.pdf');
      const scan = info.outputPath('scan.pdf');
      writeFileSync(letter, pdf().buffer);
      writeFileSync(scan, pdf(9 * MEGABYTE).buffer);
      await page.goto(english.at(PATH));
      await fillIn(form, { ...good, mobileNumber: '051234567' });

      // Above the limit of the body; the form is one step back.
      await field('file').setInputFiles(scan);
      await Promise.all([page.waitForEvent('load'), submit.click()]);
      await expect(page).toHaveTitle(new RegExp(submission.tooLarge.title));
      await page.goBack();
      await expect(field('name')).toHaveValue(good.name);
      await expect(field('details')).toHaveValue(good.details);

      await field('identityNumber').fill(good.identityNumber);
      await field('file').setInputFiles(letter);
      await postForm(page, english, submit);
      await expect(summary.getByRole('link')).toHaveText([errors['ERROR MOBILE NUMBER']]);
      await expect(field('name')).toHaveValue(good.name);
      await expect(field('port')).toHaveValue(good.port);
      await expect(field('details')).toHaveValue(good.details);
      await expect(form.locator(`[name=purpose][value=${good.purpose}]`)).toBeChecked();
      await expect(captcha).toHaveValue('');
      await expect(form).toContainText(submission.fileAgain);

      await field('mobileNumber').fill(good.mobileNumber);
      await field('file').setInputFiles(letter);
      await captcha.fill('000');
      await Promise.all([page.waitForEvent('load'), submit.click()]);
      await expect(form.getByText(errors['ERROR CAPTCHA INVALID'])).toBeVisible();
      await expect(alerts).toHaveCount(0);

      await field('file').setInputFiles(letter);
      await postForm(page, english, submit);
      await expect(sent).toContainText(REFERENCE);
      await expect(sent).toContainText('letter.pdf');
      await expect(sent).toContainText(submission.sentAt.split('{day}')[0] ?? '');
      await expect(form).toHaveCount(0);
      const confirmation = await sent.innerText();
      await page.reload();
      await expect(sent).toHaveText(confirmation, { useInnerText: true });
      expect(unexpectedFaults(guard, /\b413\b/)).toEqual([]);
    },
  );
});
