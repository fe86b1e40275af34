import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { captchaAnswer, captchaPicture, solveCaptcha } from '../support/captcha';
import { expect, languages, scriptsRun, test, type Language } from './fixtures';
import { fillIn, openForm, partsOf, REFERENCE, sendForm } from './form-parts';

const PATH = '/e-services/request-tracking';
const UNKNOWN = 'NPA-2026-ZZZZZZ';

const sender = {
  name: 'جامعة المدينة',
  applicant: 'سالم ناصر',
  mobileNumber: '966512345678',
  emailAddress: 'tracking@example.com',
  purpose: 'بحث في حركة السفن',
  requiredData: 'أعداد السفن في كل ميناء',
  dataSharingAgreement: 'نعم',
  containsPersonalData: 'لا',
  applicantIsDataOfficer: 'نعم',
  dataLegalBasis: 'نعم',
  accessAPIs: 'لا',
} as const;

function parts(page: Page, { messages }: Language) {
  const { requestTracking, forms } = messages;
  const form = page.getByRole('form', { name: requestTracking.form });
  return {
    form,
    reference: form.getByRole('textbox', { name: requestTracking.reference }),
    contact: form.getByRole('textbox', { name: requestTracking.contact }),
    captcha: form.getByRole('textbox', { name: forms.captcha.label, exact: true }),
    submit: form.locator('button[type=submit]'),
    results: page.getByRole('heading', { name: requestTracking.results }),
    main: page.getByRole('main'),
  };
}

/** Sends a data sharing request and gives its reference number. */
async function sendRequest(page: Page, language: Language, purpose: string): Promise<string> {
  await openForm(page, language, '/data-sharing');
  const { form, submit, sent } = partsOf(page, language, language.messages.dataSharing.title);
  await fillIn(form, { ...sender, purpose });
  await sendForm(page, language, submit);
  return REFERENCE.exec((await sent.textContent()) ?? '')?.[0] ?? '';
}

for (const language of languages) {
  const { locale, messages, at } = language;
  const { requestTracking, submission, errors, forms } = messages;

  test.describe(locale, () => {
    test('a confirmation leads to the state of its request, with or without scripts @once', async ({
      page,
      browser,
    }) => {
      const reference = await sendRequest(page, language, `scripts ${Math.random()}`);
      expect(reference).toMatch(/^NPA-\d{4}-\w{6}$/);
      await page.getByRole('link', { name: submission.track }).click();
      await expect(page).toHaveURL(new RegExp(`${PATH}$`));
      await scriptsRun(page);
      await captchaPicture(page, forms.captcha);
      const { main, ...form } = parts(page, language);
      expect(await violations(page)).toEqual([]);
      await form.reference.fill(reference.toLowerCase().replaceAll('-', ' '));
      await form.contact.fill('051 234 5678');
      await solveCaptcha(page, forms.captcha);
      await form.submit.click();
      await expect(form.results).toBeFocused();
      await expect(main.locator('dl').first()).toContainText(requestTracking.states.received);
      await expect(main.locator('dl').first()).toContainText(requestTracking.fields.dueOn);
      await expect(main.locator('dl').first()).toContainText(reference);
      await expect(main).not.toContainText(sender.applicant);
      expect(new URL(page.url()).search).toBe('');
      expect(await violations(page)).toEqual([]);

      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(new URL(at(PATH), page.url()).href);
      const bare = parts(plain, language);
      await bare.reference.fill(reference);
      await bare.contact.fill(sender.emailAddress.toUpperCase());
      await bare.captcha.fill(await captchaAnswer(context));
      await bare.submit.click();
      await expect(bare.results).toBeVisible();
      await expect(bare.main.locator('dl').first()).toContainText(requestTracking.states.received);
      expect(new URL(plain.url()).search).toBe('');
      await context.close();
    });

    test('an unknown reference and a wrong contact show the same @once', async ({ page }) => {
      const known = await sendRequest(page, language, `unknown ${Math.random()}`);
      await page.goto(at(PATH));
      await scriptsRun(page);
      const { reference, contact, submit, results, main } = parts(page, language);
      const answers: string[] = [];
      for (const asked of [known, UNKNOWN]) {
        await reference.fill(asked);
        await contact.fill('nobody@example.com');
        await solveCaptcha(page, forms.captcha);
        await submit.click();
        await expect(results).toBeFocused();
        await expect(main).toContainText(requestTracking.emptyHint);
        answers.push((await main.locator('section').first().textContent()) ?? '');
        await page.reload();
        await scriptsRun(page);
      }
      expect(answers[0]).toBe(answers[1]);
    });

    test('nothing is sent while a field has a fault @once', async ({ page }) => {
      await page.goto(at(PATH));
      await scriptsRun(page);
      const { form, reference, submit } = parts(page, language);
      await submit.click();
      const summary = form.getByRole('alert');
      await expect(summary.getByRole('link')).toHaveText([
        errors['ERROR REFERENCE'],
        errors['ERROR CONTACT'],
        errors['ERROR CAPTCHA'],
      ]);
      await reference.fill('1446/1023');
      await expect(summary).toContainText(errors['ERROR REFERENCE INVALID']);
      expect(await violations(page)).toEqual([]);
    });
  });
}

for (const { locale, at, messages } of languages) {
  test(`${locale}: ticket follow-up leads to request tracking`, async ({ page }) => {
    await page.goto(at('/e-services/tktfollowup'));
    const link = page.getByRole('main').locator(`a[href="${at(PATH)}"]`);
    await expect(link).toBeVisible();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      messages.routes.requestTracking,
    );
  });
}
