import { violations } from '../support/axe';
import { captchaPicture } from '../support/captcha';
import { expect, fill, languages, test } from './fixtures';
import {
  fillIn,
  nameless,
  openForm,
  otherFaults,
  partsOf,
  postForm,
  REFERENCE,
  sendForm,
} from './form-parts';

const PATH = '/data-sharing';
const YES = 'نعم';
const NO = 'لا';

const good = {
  name: 'جامعة المدينة',
  applicant: 'سالم ناصر',
  mobileNumber: '966512345678',
  emailAddress: 'salem@example.com',
  purpose: 'بحث في حركة السفن',
  requiredData: 'أعداد السفن في كل ميناء',
  dataSharingAgreement: YES,
  containsPersonalData: NO,
  applicantIsDataOfficer: YES,
  dataLegalBasis: YES,
  accessAPIs: NO,
} as const;

const LIMITS = { name: 50, emailAddress: 100, purpose: 500, requiredData: 500 } as const;

for (const language of languages) {
  const { locale, messages, at } = language;
  const { dataSharing, errors, forms, serverErrors } = messages;

  test.describe(locale, () => {
    test('a request is stored with its answers in Arabic', async ({ page }) => {
      await openForm(page, language, PATH);
      const { form, submit, sent, field } = partsOf(page, language, dataSharing.title);
      const main = page.getByRole('main');
      await expect(main).toContainText(/30 (يوم عمل|working days)/);
      await expect(main).toContainText(/72 (ساعة|hours)/);
      expect(await nameless(form)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await fillIn(form, good);
      const picture = await captchaPicture(page, forms.captcha);
      const request = page.waitForRequest((one) => one.url().endsWith('/api/data-sharing'));
      await sendForm(page, language, submit);
      expect((await request).postDataJSON()).toMatchObject(good);
      await expect(sent).toContainText(REFERENCE);
      await expect(sent).toBeInViewport();
      await expect(field('name')).toHaveValue('');
      await expect(form.locator('input[type=radio]:checked')).toHaveCount(0);
      expect(await captchaPicture(page, forms.captcha)).not.toBe(picture);
      expect(await violations(page)).toEqual([]);
    });

    test('fields are checked on leaving them @once', async ({ page }) => {
      await openForm(page, language, PATH);
      const { field } = partsOf(page, language, dataSharing.title);
      for (const [name, value, key] of [
        ['name', '', 'ERROR NAME OF THE ENTITY'],
        ['applicant', '', "ERROR APPLICANT'S NAME"],
        ['mobileNumber', '', 'ERROR MOBILE'],
        ['mobileNumber', '051234567', 'ERROR MOBILE NUMBER'],
        ['emailAddress', '', 'ERROR EMAIL'],
        ['emailAddress', 'a@b', 'ERROR EMAIL INVALID'],
        ['purpose', '', 'ERROR REQUEST PURPOSE'],
        ['requiredData', '', 'ERROR REQUIRED DATA'],
        ['captcha', '', 'ERROR CAPTCHA'],
      ] as const) {
        await field(name).fill(value);
        await field(name).focus();
        await field(name).blur();
        const described = page.locator(`#data-sharing-${name}-error`);
        await expect(described).toContainText(errors[key]);
      }
      expect(await violations(page)).toEqual([]);
    });

    test('everything is asked for, and the limits are counted @once', async ({ page }) => {
      await openForm(page, language, PATH);
      const { form, submit, summary, field } = partsOf(page, language, dataSharing.title);
      await submit.click();
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        errors['ERROR NAME OF THE ENTITY'],
        errors["ERROR APPLICANT'S NAME"],
        errors['ERROR MOBILE'],
        errors['ERROR EMAIL'],
        errors['ERROR REQUEST PURPOSE'],
        errors['ERROR REQUIRED DATA'],
        // Five times the same sentence would not say which question it belongs to.
        ...Object.values(dataSharing.questions).map(
          (question) => `${question} ${errors['ERROR MANDATORY']}`,
        ),
        errors['ERROR CAPTCHA'],
      ]);
      for (const [name, limit] of Object.entries(LIMITS)) {
        await field(name).fill('x'.repeat(7));
        await expect(form.getByText(fill(forms.counter, { used: 7, limit })).first()).toBeVisible();
        // What is pasted is refused where it is too long, never cut.
        await field(name).fill('x'.repeat(limit + 1));
        await field(name).blur();
        await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(name)).toHaveValue('x'.repeat(limit + 1));
      }
    });

    test('the server’s message is shown row by row @once', async ({ page, guard }) => {
      await page.route('**/api/data-sharing', (route) =>
        route.fulfill({
          status: 400,
          json: {
            isSuccess: false,
            error: 'Input is not valid',
            data: { message: 'Too large\nLa deuxième ligne', fields: {} },
          },
        }),
      );
      await openForm(page, language, PATH);
      const { form, submit, alerts, field } = partsOf(page, language, dataSharing.title);
      await fillIn(form, good);
      await sendForm(page, language, submit);
      await expect(alerts.first()).toContainText(serverErrors['Input is not valid']);
      await expect(alerts.last().locator('p')).toHaveText([
        serverErrors['Too large'],
        'La deuxième ligne',
      ]);
      await expect(field('purpose')).toHaveValue(good.purpose);
      expect(await violations(page)).toEqual([]);
      expect(otherFaults(guard, /\b400\b/)).toEqual([]);
    });

    test('a wrong captcha marks the captcha alone @once', async ({ page, guard }) => {
      await openForm(page, language, PATH);
      const { form, submit, captcha, alerts } = partsOf(page, language, dataSharing.title);
      await fillIn(form, good);
      await captcha.fill('000');
      await submit.click();
      await expect(form.getByText(errors['ERROR CAPTCHA INVALID'])).toBeVisible();
      await expect(captcha).toHaveAttribute('aria-invalid', 'true');
      await expect(alerts).toHaveCount(0);
      expect(otherFaults(guard, /\b400\b/)).toEqual([]);
    });
  });

  test.describe(`${locale} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the request is sent, and filled in again after a fault @once', async ({ page }) => {
      await page.goto(at(PATH));
      const { form, submit, field, summary, sent } = partsOf(page, language, dataSharing.title);
      await fillIn(form, { ...good, emailAddress: 'a@b' });
      await postForm(page, language, submit);
      await expect(summary.getByRole('link')).toHaveText([errors['ERROR EMAIL INVALID']]);
      await expect(field('requiredData')).toHaveValue(good.requiredData);
      await expect(form.locator(`[name=accessAPIs][value="${NO}"]`)).toBeChecked();
      await field('emailAddress').fill(good.emailAddress);
      await postForm(page, language, submit);
      await expect(sent).toContainText(REFERENCE);
      const confirmation = await sent.innerText();
      await page.reload();
      await expect(sent).toHaveText(confirmation, { useInnerText: true });
    });
  });
}
