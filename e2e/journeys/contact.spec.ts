import { writeFileSync } from 'node:fs';
import { violations } from '../support/axe';
import { captchaPicture, solveCaptcha } from '../support/captcha';
import { expect, languages, scriptsRun, site, test } from './fixtures';
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

const PATH = '/contact';
const MEGABYTE = 1024 * 1024;

const good = {
  name: 'نورة سالم',
  emailAddress: 'nora@example.com',
  identityNumber: '1012345678',
  mobileNumber: '966512345678',
  phoneNumber: '966112345678',
  relationToPorts: 'Importer / Exporter',
  port: 'Jeddah Port',
  purpose: 'Complaint',
  details: 'سطر أول\nسطر ثانٍ',
} as const;

/** An invalid value of a field, and the key of its error message. */
const RULES = [
  ['emailAddress', 'nora@example', 'ERROR EMAIL INVALID'],
  ['identityNumber', '2012345678', 'ID Number Error'],
  ['identityNumber', '101234567', 'ID Number Error'],
  ['mobileNumber', '051234567', 'ERROR MOBILE NUMBER'],
  ['phoneNumber', '11234567', 'ERROR PHONE INVALID'],
] as const;

for (const language of languages) {
  const { locale, messages, at } = language;
  const { contact, errors, submission, forms } = messages;

  test.describe(locale, () => {
    test('details, social networks, form and promise are there, and nothing of another site', async ({
      page,
      guard,
    }) => {
      await openForm(page, language, PATH);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: contact.centre })).toBeVisible();
      for (const number of ['tel:19000', 'tel:+966', 'mailto:']) {
        await expect(main.locator(`a[href^="${number}"]`).first()).toBeVisible();
      }
      await expect(main).toContainText(contact.fax);
      await expect(main).toContainText(/ص\.ب|P\.O\. Box/);
      await expect(main).toContainText(locale === 'ar' ? 'يومي عمل بحد أقصى' : '2 working days');
      await expect(main.getByRole('list', { name: messages.layout.social })).toBeVisible();
      await expect(main.locator('iframe')).toHaveCount(0);
      const ports = main.getByRole('link', { name: contact.portsMap });
      await expect(ports).toHaveAttribute('href', at('/ports'));
      expect(await violations(page)).toEqual([]);
      expect(otherFaults(guard, /^$/)).toEqual([]);
    });

    test('a submission is stored and the form empty again', async ({ page }) => {
      await openForm(page, language, PATH);
      const { form, submit, sent, captcha, field } = partsOf(page, language, contact.title);
      expect(await nameless(form)).toEqual([]);
      await fillIn(form, good);
      await field('file').setInputFiles(pdf());
      const picture = await captchaPicture(page, forms.captcha);
      const request = page.waitForRequest((one) => one.url().endsWith('/api/contact'));
      await sendForm(page, language, submit);
      expect((await request).headers()['content-type']).toMatch(/^multipart\/form-data/);
      await expect(sent).toContainText(submission.sent);
      await expect(sent).toContainText(REFERENCE);
      await expect(sent).toBeInViewport();
      await expect(field('name')).toHaveValue('');
      await expect(field('details')).toHaveValue('');
      await expect(captcha).toHaveValue('');
      expect(await captchaPicture(page, forms.captcha)).not.toBe(picture);
      expect(await page.evaluate(() => sessionStorage.getItem('draft:contact'))).toBeNull();
      expect(await violations(page)).toEqual([]);
    });

    test('every field is asked for, in a summary that leads to it', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') asked.push(request.url());
      });
      await openForm(page, language, PATH);
      const { submit, summary, field } = partsOf(page, language, contact.title);
      await submit.click();
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        errors['ERROR NAME'],
        errors['ERROR EMAIL'],
        errors['ERROR IDENTITY'],
        errors['ERROR MOBILE'],
        errors['ERROR PHONE'],
        errors['ERROR RELATION'],
        errors['ERROR PORT'],
        errors['ERROR PURPOSE'],
        errors['ERROR DETAILS'],
        errors['ERROR FILE'],
        errors['ERROR CAPTCHA'],
      ]);
      await summary.getByRole('link', { name: errors['ERROR PORT'] }).click();
      await expect(field('port')).toBeFocused();
      expect(await violations(page)).toEqual([]);
      expect(asked).toEqual([]);
    });

    test('each rule has its message @once', async ({ page }) => {
      await openForm(page, language, PATH);
      const { form, submit, field } = partsOf(page, language, contact.title);
      await fillIn(form, good);
      await submit.click();
      for (const [name, value, key] of RULES) {
        await field(name).fill(value);
        await expect(field(name)).toHaveAccessibleDescription(new RegExp(escaped(errors[key])));
        await field(name).fill(good[name]);
        await expect(field(name)).not.toHaveAttribute('aria-invalid', 'true');
      }
      await field('mobileNumber').fill('٠٥١٢٣٤٥٦٧٨');
      await expect(field('mobileNumber')).toHaveAttribute('aria-invalid', 'false');
      await expect(field('mobileNumber')).toHaveAccessibleDescription(/05xxxxxxxx/);
      for (const [chosen, key] of [
        [{ ...pdf(), name: 'a.docx', mimeType: 'application/msword' }, 'filetype'],
        [pdf(2000, 'letter.docx.pdf'), 'ERROR FILE NAME'],
        [pdf(5 * MEGABYTE + 1), 'max'],
      ] as const) {
        await field('file').setInputFiles(chosen);
        await expect(field('file')).toHaveAccessibleDescription(new RegExp(escaped(errors[key])));
      }
      await field('file').setInputFiles(pdf(5 * MEGABYTE));
      await expect(field('file')).not.toHaveAttribute('aria-invalid', 'true');
      await field('details').fill('س'.repeat(2300));
      await expect(field('details')).toHaveValue('س'.repeat(2300));
      await expect(field('details')).toHaveAccessibleDescription(
        new RegExp(escaped(errors['ERROR TEXT LENGTH'])),
      );
    });

    test('the code can be heard in the language of the page', async ({ page }) => {
      await openForm(page, language, PATH);
      const sound = page.waitForResponse((response) =>
        response.url().includes('/api/captcha/audio'),
      );
      await page.getByRole('button', { name: forms.captcha.listen }).click();
      expect(new URL((await sound).url()).searchParams.get('locale')).toBe(locale);
      expect((await sound).status()).toBe(200);
      await expect(page.getByText(forms.captcha.silent)).toHaveCount(0);
    });

    test('a wrong captcha marks the captcha alone @once', async ({ page, guard }) => {
      await openForm(page, language, PATH);
      const { form, submit, captcha, alerts, field, sent } = partsOf(page, language, contact.title);
      await fillIn(form, good);
      await field('file').setInputFiles(pdf());
      const picture = await captchaPicture(page, forms.captcha);
      await captcha.fill('000');
      await submit.click();
      await expect(captcha).toHaveAttribute('aria-invalid', 'true');
      await expect(captcha).toHaveValue('');
      await expect(form.getByText(errors['ERROR CAPTCHA INVALID'])).toBeVisible();
      await expect(alerts).toHaveCount(0);
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
      expect(await captchaPicture(page, forms.captcha)).not.toBe(picture);
      expect(await violations(page)).toEqual([]);
      await sendForm(page, language, submit);
      await expect(sent).toBeVisible();
      expect(otherFaults(guard, /\b400\b/)).toEqual([]);
    });

    test('a file that only calls itself a PDF is refused by the server @once', async ({
      page,
      guard,
    }) => {
      await openForm(page, language, PATH);
      const { form, submit, field, summary } = partsOf(page, language, contact.title);
      await fillIn(form, good);
      await field('file').setInputFiles({ ...pdf(), buffer: Buffer.from('PK a zip') });
      await sendForm(page, language, submit);
      await expect(summary.getByRole('link')).toHaveText([errors.filetype]);
      await expect(field('file')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('name')).toHaveValue(good.name);
      expect(otherFaults(guard, /\b400\b/)).toEqual([]);
    });

    test('an upload shows its progress, can be stopped, survives a cut network @once', async ({
      page,
      context,
      guard,
    }) => {
      await openForm(page, language, PATH);
      const { form, submit, field, sent } = partsOf(page, language, contact.title);
      await fillIn(form, good);
      await field('file').setInputFiles(pdf(4 * MEGABYTE));
      const network = await context.newCDPSession(page);
      await network.send('Network.enable');
      const slowDown = (uploadThroughput: number) =>
        network.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput,
        });
      await slowDown(400 * 1024);
      const progress = form.getByRole('progressbar');
      await sendForm(page, language, submit);
      await expect(progress).toBeVisible();
      await expect(submit).toHaveAttribute('aria-busy', 'true');
      await expect.poll(() => progress.getAttribute('value')).not.toBe('0');
      await form.getByRole('button', { name: submission.cancel }).click();
      await expect(page.getByText(submission.cancelled)).toBeVisible();
      await expect(progress).toHaveCount(0);
      await expect(field('name')).toHaveValue(good.name);
      await slowDown(-1);

      await page.route('**/api/contact', (route) => route.abort('connectionreset'));
      await sendForm(page, language, submit);
      await expect(page.getByText(submission.notReceived.title)).toBeVisible();
      for (const [name, value] of Object.entries(good)) {
        if (name !== 'purpose') await expect(field(name)).toHaveValue(value);
      }
      expect(await violations(page)).toEqual([]);

      await page.unroute('**/api/contact');
      await sendForm(page, language, submit);
      await expect(sent).toContainText(REFERENCE);
      expect(otherFaults(guard, /CONNECTION_RESET/)).toEqual([]);
    });

    test('what was typed survives a reload, but for number and file @once', async ({ page }) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await openForm(page, language, PATH);
      const { form, field } = partsOf(page, language, contact.title);
      await fillIn(form, good);
      await field('file').setInputFiles(pdf());
      await page.reload();
      await expect(field('name')).toHaveValue(good.name);
      await expect(field('details')).toHaveValue(good.details);
      await expect(field('relationToPorts')).toHaveValue(good.relationToPorts);
      await expect(form.locator(`[name=purpose][value=${good.purpose}]`)).toBeChecked();
      await expect(field('identityNumber')).toHaveValue('');
      const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      expect(kept).not.toContain(good.identityNumber);
    });

    test('leaving a half-filled form asks first @once', async ({ page }) => {
      await openForm(page, language, PATH);
      const { field } = partsOf(page, language, contact.title);
      await field('name').fill(good.name);
      const asked: string[] = [];
      page.once('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.dismiss();
      });
      await page.getByRole('main').getByRole('link', { name: contact.portsMap }).click();
      await expect.poll(() => asked).toEqual([forms.leave]);
      await expect(field('name')).toHaveValue(good.name);
    });

    test('the way back out of a half-filled form asks first @once', async ({ page }) => {
      await page.goto(at('/e-services/tktfollowup'));
      await scriptsRun(page);
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${at(PATH)}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${at(PATH)}$`));
      const { field } = partsOf(page, language, contact.title);
      await field('identityNumber').fill(good.identityNumber);
      // Browsers let a page hold back a step only after a visitor's own press.
      await field('name').press('x');
      const asked: string[] = [];
      page.once('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.dismiss();
      });
      await page.evaluate(() => setTimeout(() => history.back(), 0));
      await expect.poll(() => asked).toEqual([forms.leave]);
      await expect(field('identityNumber')).toHaveValue(good.identityNumber);
    });
  });

  test.describe(`${locale} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the form is sent, and filled in again after a fault', async ({ page }, info) => {
      // A file on disk: a browser sends it again when the response is reloaded.
      const letter = info.outputPath('letter.pdf');
      writeFileSync(letter, pdf().buffer);
      await page.goto(at(PATH));
      const { form, submit, field, summary, captcha, alerts, sent } = partsOf(
        page,
        language,
        contact.title,
      );
      await fillIn(form, { ...good, mobileNumber: '051234567' });
      await field('file').setInputFiles(letter);
      await postForm(page, language, submit);
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
      await postForm(page, language, submit);
      await expect(sent).toContainText(REFERENCE);
      await expect(sent).toContainText('letter.pdf');
      await expect(sent).toContainText(submission.sentAt.split('{day}')[0] ?? '');
      await expect(field('name')).toHaveValue('');
      const confirmation = await sent.innerText();
      await page.reload();
      await expect(sent).toHaveText(confirmation, { useInnerText: true });
    });

    test('the code is heard as well as seen @once', async ({ page }) => {
      await page.goto(at(PATH));
      const sound = page.getByRole('form', { name: contact.title }).locator('audio');
      await expect(sound).toBeVisible();
      await expect(sound).toHaveAccessibleName(forms.captcha.listen);
      const heard = await page.request.get(site() + (await sound.getAttribute('src')));
      expect(heard.headers()['content-type']).toBe('audio/wav');
    });

    test('a file that is too large is refused with a sentence @once', async ({ page }) => {
      await page.goto(at(PATH));
      const { form, submit, field, summary } = partsOf(page, language, contact.title);
      await fillIn(form, good);
      await field('file').setInputFiles(pdf(5 * MEGABYTE + 1));
      await solveCaptcha(page, forms.captcha);
      await Promise.all([page.waitForEvent('load'), submit.click()]);
      await expect(summary.getByRole('link')).toHaveText([errors.max]);
    });

    test('a file that is far too large is refused in messages, what was typed is one step back', async ({
      page,
      guard,
    }, info) => {
      const scan = info.outputPath('scan.pdf');
      writeFileSync(scan, pdf(9 * MEGABYTE).buffer);
      await page.goto(at(PATH));
      const { form, submit, field } = partsOf(page, language, contact.title);
      await fillIn(form, good);
      await field('file').setInputFiles(scan);
      await Promise.all([page.waitForEvent('load'), submit.click()]);
      await expect(page).toHaveTitle(new RegExp(submission.tooLarge.title));
      await expect(page.getByRole('main')).toContainText(submission.tooLarge.text);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.goBack();
      await expect(field('name')).toHaveValue(good.name);
      await expect(field('details')).toHaveValue(good.details);
      expect(otherFaults(guard, /\b413\b/)).toEqual([]);
    });
  });
}

/** A sentence as a pattern that finds it within others. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
