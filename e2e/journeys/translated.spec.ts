import type { Page } from '@playwright/test';
import type { Movable } from '../../lib/e-services/types';
import { solveCaptcha } from '../support/captcha';
import { translatePages } from '../support/translate';
import { expect, languages, scriptsRun, test } from './fixtures';
import { fillIn, openForm, partsOf, pdf, REFERENCE, sendForm } from './form-parts';

/** An item of the sample data that no other journey orders. */
const ITEM = '22';

const PERSON = {
  name: 'نورة سالم',
  identityNumber: '1012345678',
  mobileNumber: '966512345678',
} as const;

const EMAIL = 'translated@example.com';

/** Pages that the browser has translated; the guard fails each journey whose view throws. */
for (const language of languages) {
  const { locale, messages, at } = language;
  const { contact, dataSharing, vacancies, order, chat, submission } = messages;
  const { vesselSearch, tracking, requestTracking, forms } = messages;

  const openTranslated = async (page: Page, path: string) => {
    await page.goto(at(path));
    await scriptsRun(page);
    await expect(page.locator('html.translated-ltr')).toBeAttached();
  };

  test.describe(`${locale}, translated`, () => {
    test.beforeEach(({ page }) => translatePages(page));

    test('forms are sent, and their receipts shown', async ({ page }) => {
      const send = async (
        path: string,
        title: string,
        values: Record<string, string>,
        file = '',
      ) => {
        await openForm(page, language, path);
        const { form, submit, sent, field } = partsOf(page, language, title);
        await fillIn(form, values);
        if (file) await field(file).setInputFiles(pdf());
        await sendForm(page, language, submit);
        await expect(sent).toContainText(REFERENCE);
        return REFERENCE.exec((await sent.textContent()) ?? '')?.[0] ?? '';
      };

      const details = { purpose: 'Complaint', details: `${locale} ${Math.random()}` };
      await send(
        '/contact',
        contact.title,
        {
          ...PERSON,
          ...details,
          emailAddress: EMAIL,
          phoneNumber: '966112345678',
          relationToPorts: 'Other',
          port: 'Jeddah Port',
        },
        'file',
      );
      const application = { firstName: 'ليلى', lastName: 'أحمد', phone: '966112345678' };
      await send(
        '/vacancies',
        vacancies.title,
        { ...application, email: EMAIL, message: details.details },
        'resume',
      );
      const answers = {
        dataSharingAgreement: 'نعم',
        containsPersonalData: 'لا',
        applicantIsDataOfficer: 'نعم',
        dataLegalBasis: 'نعم',
        accessAPIs: 'لا',
      };
      const reference = await send('/data-sharing', dataSharing.title, {
        ...answers,
        name: 'جامعة المدينة',
        applicant: PERSON.name,
        mobileNumber: PERSON.mobileNumber,
        emailAddress: EMAIL,
        purpose: details.details,
        requiredData: 'أعداد السفن',
      });

      await openForm(page, language, '/e-services/request-tracking');
      const form = page.getByRole('form', { name: requestTracking.form });
      await form.getByRole('textbox', { name: requestTracking.reference }).fill(reference);
      await form.getByRole('textbox', { name: requestTracking.contact }).fill(EMAIL);
      await sendForm(page, language, form.locator('button[type=submit]'));
      await expect(page.getByRole('heading', { name: requestTracking.results })).toBeFocused();
    });

    test('movable items are ordered, and a callback is asked for', async ({ page }) => {
      await openForm(page, language, '/e-services/moveableitems');
      const stock = await page.request.get(`/api/movables/stock?item=${ITEM}`);
      const { data } = (await stock.json()) as { data: Movable[] };
      const movable = data.find(({ quantity }) => quantity > 1)!;
      const form = page.getByRole('form', { name: order.form });
      await fillIn(form, {
        ...PERSON,
        email: EMAIL,
        entity: 'وزارة النقل',
        management: 'المستودعات',
        city: 'جدة',
        classification: movable.category.id,
        item: movable.item.id,
        site: movable.site.id,
        movable: movable.id,
        quantity: '1',
      });
      await sendForm(page, language, form.locator('button[type=submit]'));
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(REFERENCE);

      await page.getByRole('button', { name: chat.launch }).click();
      await page.getByRole('button', { name: new RegExp(chat.callback) }).click();
      const dialog = page.getByRole('dialog');
      const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
      await fillIn(dialog, { name: PERSON.name, mobile: `05${digits}`, details: 'استفسار' });
      await dialog.locator('button[type=submit]').click();
      await expect(dialog).toContainText(REFERENCE);
      await page.getByRole('contentinfo').getByRole('link').first().click();
      await expect(dialog).toContainText(submission.keptText);
    });

    test('searches show their results', async ({ page }) => {
      await openForm(page, language, '/e-services/vesselsearch');
      const form = page.getByRole('form', { name: vesselSearch.form });
      const submit = form.locator('button[type=submit]');
      const results = page.getByRole('heading', { name: vesselSearch.results, exact: true });
      const port = form.getByRole('combobox', { name: vesselSearch.port, exact: true });
      await port.selectOption('Jeddah Port');
      await sendForm(page, language, submit);
      await expect(results).toBeFocused();
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await form.getByRole('radio', { name: vesselSearch.modes.agents }).check();
      await sendForm(page, language, submit);
      await expect(results).toBeFocused();
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();

      await openForm(page, language, '/e-services/trxtracking');
      const track = page.getByRole('form', { name: tracking.form });
      await track.getByRole('textbox', { name: tracking.documentNumber }).fill('1446/1023');
      await track.getByRole('textbox', { name: tracking.hijriDate }).fill('2/03/1446');
      await track.getByRole('button', { name: forms.captcha.instead }).click();
      // While the browser is still at work.
      await track.locator('button[type=submit]').click();
      await expect(page.getByRole('heading', { name: tracking.results })).toBeFocused({
        timeout: 90_000,
      });
    });

    test('subscription, page feedback, rating and filters work', async ({ page }) => {
      const { subscriptions, feedback, serviceRatings, circulars } = messages;
      await openTranslated(page, '/subscriptions?kind=news');
      const subscribe = page.getByRole('form', { name: subscriptions.form.title });
      await fillIn(subscribe, { email: `${locale}-${EMAIL}` });
      await solveCaptcha(page, forms.captcha);
      await subscribe.locator('button[type=submit]').click();
      await expect(page.getByRole('heading', { name: subscriptions.form.sent })).toBeVisible();

      await openTranslated(page, '/e-services/sla');
      await page.getByRole('button', { name: feedback.no, exact: true }).click();
      const reason = page.getByRole('form', { name: feedback.form });
      await reason.getByRole('button', { name: feedback.send, exact: true }).click();
      await expect(page.getByText(feedback.thanks)).toBeVisible();
      const rating = page.getByRole('region', { name: serviceRatings.form });
      await rating.getByRole('radio', { name: serviceRatings.scores[5], exact: true }).check();
      await rating.getByRole('button', { name: serviceRatings.send }).click();
      await expect(page.getByRole('heading', { name: serviceRatings.thanks })).toBeVisible();

      await openTranslated(page, '/circulars');
      const filters = page.getByRole('search', { name: circulars.filters });
      await filters.getByRole('searchbox').fill('2026');
      await filters.getByRole('button').click();
      await expect(page).toHaveURL(/\/circulars\/search\?q=2026/);
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    });
  });
}
