import type { Page } from '@playwright/test';
import type { Movable } from '../../lib/e-services/types';
import { solveCaptcha } from '../support/captcha';
import { core } from '../support/core';
import { translatePages } from '../support/translate';
import { arabic, english, expect, scriptsRun, test, type Language } from './fixtures';
import { fillIn, openForm, formLocators, pdf, REFERENCE, sendForm } from './form-parts';
import { CONTACT_FORM, DATA_SHARING_FORM, exampleOf, JOB_APPLICATION_FORM } from './site-modules';

/** A sample item that no other journey orders. */
const ITEM = '22';

const PERSON = {
  name: 'نورة سالم',
  identityNumber: '1012345678',
  mobileNumber: '966512345678',
} as const;

const EMAIL = 'translated@example.com';

/** Sends a form and returns the reference of its receipt. */
async function send(
  page: Page,
  path: string,
  title: string,
  { values, file }: { values: Record<string, string>; file?: string },
): Promise<string> {
  await openForm(page, arabic, path);
  const { form, submit, sent, field } = formLocators(page, arabic, title);
  await fillIn(form, values);
  if (file) await field(file).setInputFiles(pdf());
  await sendForm(page, arabic, submit);
  await expect(sent).toContainText(REFERENCE);
  return REFERENCE.exec((await sent.textContent()) ?? '')?.[0] ?? '';
}

async function openTranslated(page: Page, { at }: Language, path: string): Promise<void> {
  await page.goto(at(path));
  await scriptsRun(page);
  await expect(page.locator('html.translated-ltr')).toBeAttached();
}

/* Pages that the browser has translated; the guard fails a test whose view throws. */
test.beforeEach(({ page }) => translatePages(page));

test('the contact form is sent, and its request is found', core('happy-path'), async ({ page }) => {
  const { contact, requestTracking } = arabic.messages;
  const reference = await send(page, '/contact', contact.title, {
    values: {
      ...exampleOf(CONTACT_FORM),
      ...PERSON,
      details: `${Math.random()}`,
      emailAddress: EMAIL,
    },
    file: 'file',
  });
  await openForm(page, arabic, '/e-services/request-tracking');
  const form = page.getByRole('form', { name: requestTracking.form });
  await form.getByRole('textbox', { name: requestTracking.reference }).fill(reference);
  await form.getByRole('textbox', { name: requestTracking.contact }).fill(EMAIL);
  await sendForm(page, arabic, form.locator('button[type=submit]'));
  await expect(page.getByRole('heading', { name: requestTracking.results })).toBeFocused();
});

test('applications and data requests are sent', async ({ page }) => {
  const { vacancies, dataSharing } = arabic.messages;
  await send(page, '/vacancies', vacancies.title, {
    values: {
      ...exampleOf(JOB_APPLICATION_FORM),
      email: EMAIL,
      message: `${Math.random()}`,
    },
    file: 'resume',
  });
  await send(page, '/data-sharing', dataSharing.title, {
    values: {
      ...exampleOf(DATA_SHARING_FORM),
      emailAddress: EMAIL,
      purpose: `${Math.random()}`,
    },
  });
});

test('movable items are ordered, and a callback is requested', async ({ page }) => {
  const { order, chat, submission } = english.messages;
  await openForm(page, english, '/e-services/moveableitems');
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
  await sendForm(page, english, form.locator('button[type=submit]'));
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
  test.setTimeout(150_000);
  const { vesselSearch, tracking, forms } = arabic.messages;
  await openForm(page, arabic, '/e-services/vesselsearch');
  const form = page.getByRole('form', { name: vesselSearch.form });
  const submit = form.locator('button[type=submit]');
  const results = page.getByRole('heading', { name: vesselSearch.results, exact: true });
  const port = form.getByRole('combobox', { name: vesselSearch.port, exact: true });
  await port.selectOption('Jeddah Port');
  await sendForm(page, arabic, submit);
  await expect(results).toBeFocused();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await form.getByRole('radio', { name: vesselSearch.modes.agents }).check();
  await sendForm(page, arabic, submit);
  await expect(results).toBeFocused();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();

  await openForm(page, arabic, '/e-services/trxtracking');
  const track = page.getByRole('form', { name: tracking.form });
  await track.getByRole('textbox', { name: tracking.documentNumber }).fill('1446/1023');
  await track.getByRole('textbox', { name: tracking.hijriDate }).fill('2/03/1446');
  await track.getByRole('button', { name: forms.captcha.instead }).click();
  // While the proof of work is running.
  await track.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: tracking.results })).toBeFocused({
    timeout: 90_000,
  });
});

test('subscription, page feedback, rating and filters work', async ({ page }) => {
  const { subscriptions, feedback, serviceRatings, circulars, forms } = english.messages;
  await openTranslated(page, english, '/subscriptions?kind=news');
  const subscribe = page.getByRole('form', { name: subscriptions.form.title });
  await fillIn(subscribe, { email: `en-${EMAIL}` });
  await solveCaptcha(page, forms.captcha);
  await subscribe.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: subscriptions.form.sent })).toBeVisible();

  await openTranslated(page, english, '/about-us');
  await page.getByRole('button', { name: feedback.no, exact: true }).click();
  const reason = page.getByRole('form', { name: feedback.form });
  await reason.getByRole('button', { name: feedback.send, exact: true }).click();
  await expect(page.getByText(feedback.thanks)).toBeVisible();

  await openTranslated(page, english, '/e-services/sla');
  const rating = page.getByRole('region', { name: serviceRatings.form });
  await rating.getByRole('heading', { name: serviceRatings.question }).click();
  await rating.getByRole('radio', { name: serviceRatings.scores[5], exact: true }).check();
  await rating.getByRole('button', { name: serviceRatings.send }).click();
  await expect(page.getByRole('heading', { name: serviceRatings.thanks })).toBeVisible();

  await openTranslated(page, english, '/circulars');
  const filters = page.getByRole('search', { name: circulars.filters });
  await filters.getByRole('searchbox').fill('2026');
  await filters.getByRole('button').click();
  await expect(page).toHaveURL(/\/circulars\/search\?q=2026/);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});
