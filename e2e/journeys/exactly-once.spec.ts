import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { expect, languages, scriptsRun, test } from './fixtures';
import { fillIn, openForm, otherFaults, partsOf, pdf, REFERENCE, sendForm } from './form-parts';

const YES = 'نعم';

const request = {
  name: 'جامعة المدينة',
  applicant: 'سالم ناصر',
  mobileNumber: '966512345678',
  emailAddress: 'salem@example.com',
  purpose: 'بحث في حركة السفن',
  requiredData: 'أعداد السفن في كل ميناء',
  dataSharingAgreement: YES,
  containsPersonalData: YES,
  applicantIsDataOfficer: YES,
  dataLegalBasis: YES,
  accessAPIs: YES,
} as const;

const complaint = {
  name: 'نورة سالم',
  emailAddress: 'nora@example.com',
  identityNumber: '1012345678',
  mobileNumber: '966512345678',
  phoneNumber: '966112345678',
  relationToPorts: 'Importer / Exporter',
  port: 'Jeddah Port',
  purpose: 'Complaint',
  details: 'سطر أول',
} as const;

/** Cuts the connection to the site after it has stored a form. Gives the references that were lost. */
async function loseResponses(page: Page, path: string): Promise<string[]> {
  const lost: string[] = [];
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    lost.push(REFERENCE.exec(await response.text())?.[0] ?? `status ${response.status()}`);
    await route.abort('connectionreset');
  });
  return lost;
}

/** Names under which the tab has something of a form. */
const storedForms = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => /^(draft|submission):/.test(key)),
  );

const cutOff = (page: Page) =>
  page.route('**/api/submissions/*', (route) => route.abort('connectionreset'));

for (const language of languages) {
  const { locale, messages, at } = language;
  const { contact, dataSharing, forms, submission } = messages;

  test.describe(locale, () => {
    test('after a lost response the form finds its receipt @once', async ({ page, guard }) => {
      await openForm(page, language, '/data-sharing');
      const { form, submit, sent, field } = partsOf(page, language, dataSharing.title);
      const lost = await loseResponses(page, '/api/data-sharing');
      await fillIn(form, request);
      await sendForm(page, language, submit);
      await expect(sent).toContainText(REFERENCE);
      expect(lost).toHaveLength(1);
      await expect(sent).toContainText(lost[0] ?? '');
      await expect(sent).toContainText(dataSharing.next);
      await expect(sent).toContainText(request.requiredData);
      await expect(field('name')).toHaveValue('');
      expect(await violations(page)).toEqual([]);
      expect(otherFaults(guard, /CONNECTION_RESET/)).toEqual([]);
    });

    const both = [
      [dataSharing.title, '/data-sharing', '/api/data-sharing', request, false],
      [contact.title, '/contact', '/api/contact', complaint, true],
    ] as const;
    // A minute of waiting each: without FULL, every form in one of the languages.
    const tried = process.env.FULL ? both : [both[locale === 'ar' ? 1 : 0]];
    for (const [title, path, api, values, file] of tried) {
      test(`${path}: lost, reloaded, sent again: the same reference @once`, async ({
        page,
        guard,
      }) => {
        test.setTimeout(300_000);
        page.on('dialog', (dialog) => void dialog.accept());
        await openForm(page, language, path);
        const { form, submit, sent, field } = partsOf(page, language, title);
        const lost = await loseResponses(page, api);
        await cutOff(page);
        await fillIn(form, values);
        if (file) await field('file').setInputFiles(pdf());
        await sendForm(page, language, submit);
        await expect(page.getByText(submission.asking.title)).toBeVisible();
        await expect(page.getByText(submission.undetermined.title)).toBeVisible({
          timeout: 40_000,
        });
        await expect(field('name')).toHaveValue(values.name);
        expect(await violations(page)).toEqual([]);

        // The question is lost as well, so that the visitor sends again.
        await page.reload();
        await expect(field('name')).toHaveValue(values.name);
        if (file) {
          await expect(form).toContainText(submission.fileAgain);
          await expect(form).toContainText(submission.identityAgain);
        }
        await expect(page.getByText(submission.undetermined.title)).toBeVisible({
          timeout: 40_000,
        });
        await fillIn(form, values);
        if (file) await field('file').setInputFiles(pdf());
        await page.unroute('**/api/submissions/*');
        await page.unroute(`**${api}`);
        await sendForm(page, language, submit);
        await expect(sent).toContainText(lost[0] ?? 'nothing was stored');
        expect(await storedForms(page)).toEqual([]);
        expect(otherFaults(guard, /CONNECTION_RESET/)).toEqual([]);
      });
    }

    test('a reload after a lost response shows the receipt @once', async ({ page, guard }) => {
      test.setTimeout(300_000);
      page.on('dialog', (dialog) => void dialog.accept());
      await openForm(page, language, '/data-sharing');
      const { form, submit, sent } = partsOf(page, language, dataSharing.title);
      const lost = await loseResponses(page, '/api/data-sharing');
      await cutOff(page);
      await fillIn(form, request);
      await sendForm(page, language, submit);
      await expect(page.getByText(submission.asking.title)).toBeVisible();
      await page.unroute('**/api/submissions/*');
      await page.reload();
      await expect(sent).toContainText(lost[0] ?? 'nothing was stored');
      expect(otherFaults(guard, /CONNECTION_RESET/)).toEqual([]);
    });

    test('what was not received is said not to be @once', async ({ page, guard }) => {
      await openForm(page, language, '/data-sharing');
      const { form, submit, sent, field } = partsOf(page, language, dataSharing.title);
      await page.route('**/api/data-sharing', (route) => route.abort('connectionreset'));
      await fillIn(form, request);
      await sendForm(page, language, submit);
      await expect(page.getByText(submission.notReceived.title)).toBeVisible();
      await expect(field('purpose')).toHaveValue(request.purpose);
      expect(await violations(page)).toEqual([]);
      await page.unroute('**/api/data-sharing');
      await sendForm(page, language, submit);
      await expect(sent).toContainText(REFERENCE);
      expect(otherFaults(guard, /CONNECTION_RESET|\b404\b/)).toEqual([]);
    });

    test('without a connection nothing is sent; the page says when it is back @once', async ({
      page,
      context,
      guard,
    }) => {
      await openForm(page, language, '/data-sharing');
      const { form, submit, sent, field } = partsOf(page, language, dataSharing.title);
      const asked: string[] = [];
      page.on('request', (one) => {
        if (one.method() === 'POST') asked.push(one.url());
      });
      await fillIn(form, request);
      await field('captcha').fill('123456');
      await context.setOffline(true);
      await submit.click();
      await expect(page.getByText(forms.offline.title)).toBeVisible();
      await expect(field('requiredData')).toHaveValue(request.requiredData);
      expect(asked).toEqual([]);
      await context.setOffline(false);
      await expect(page.getByText(forms.offline.back)).toBeVisible();
      await sendForm(page, language, submit);
      await expect(sent).toContainText(REFERENCE);
      expect(otherFaults(guard, /INTERNET_DISCONNECTED/)).toEqual([]);
    });

    test('the language switch asks nothing; the other language says what to enter again', async ({
      page,
    }) => {
      await openForm(page, language, '/contact');
      const { form } = partsOf(page, language, contact.title);
      await fillIn(form, complaint);
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      const other = languages.find((one) => one.locale !== locale) ?? language;
      await page
        .getByRole('banner')
        .locator(`a[hreflang="${other.locale}"]:visible`)
        .first()
        .click();
      const parts = partsOf(page, other, other.messages.contact.title);
      await expect(parts.field('details')).toHaveValue(complaint.details);
      await scriptsRun(page);
      expect(asked).toEqual([]);
      await expect(parts.form).toContainText(other.messages.submission.identityAgain);
      await expect(parts.form).toContainText(other.messages.submission.fileAgain);
      await expect(parts.field('identityNumber')).toHaveValue('');

      // A draft that was brought back is kept anyway: leaving asks nothing.
      await page.goto(at('/ports'));
      expect(asked).toEqual([]);
    });

    test('a click beside a field at fault reaches its target @once', async ({ page }) => {
      await openForm(page, language, '/data-sharing');
      const { form, field } = partsOf(page, language, dataSharing.title);
      const answer = form.locator(`[name=dataSharingAgreement][value="${YES}"]`);
      await field('requiredData').focus();
      const box = await answer.locator('xpath=..').boundingBox();
      if (!box) throw new Error('The answer has no place');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.waitForTimeout(150);
      const during = await answer.locator('xpath=..').boundingBox();
      await page.mouse.up();
      expect(during?.y).toBe(box.y);
      await expect(answer).toBeChecked();
      await expect(page.locator('#data-sharing-requiredData-error')).toBeVisible();
    });

    test('the form can be cleared, and its draft with it @once', async ({ page }) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await openForm(page, language, '/contact');
      const { form, field } = partsOf(page, language, contact.title);
      await fillIn(form, complaint);
      expect(await page.evaluate(() => sessionStorage.getItem('draft:contact'))).not.toBeNull();
      await form.getByRole('button', { name: submission.clear }).click();
      await expect(field('name')).toBeFocused();
      await expect(field('details')).toHaveValue('');
      expect(await storedForms(page)).toEqual([]);
    });
  });

  test.describe(`${locale} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    for (const path of ['/contact', '/data-sharing', '/vacancies', '/e-services/moveableitems']) {
      test(`${path} says what is done with personal data`, async ({ page }) => {
        await page.goto(at(path));
        const policy = page.getByRole('main').locator(`a[href="${at('/privacy-policy')}"]`);
        await expect(policy.first()).toBeVisible();
      });
    }
  });
}
