import type { Page } from '@playwright/test';
import { captchaPicture } from '../support/captcha';
import { arabic, english, expect, scriptsRun, test } from '../journeys/fixtures';
import { fillIn, formLocators } from '../journeys/form-parts';
import { CONTACT_FORM, exampleOf } from '../support/site-modules';
import { readComment, samplePdf } from './files.mjs';

/* Journeys with scripts, in front of back ends that implement the specification only. */

test.use({ popupSeen: false });

// After a form was sent the next picture may still be loading.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Records the codes of a page's pictures; call it before the page is opened. */
async function watchCaptchas(page: Page): Promise<{ readonly newest: () => Promise<string> }> {
  let comment = '';
  await page.route('**/api/captcha', async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    comment = readComment(body) ?? '';
    await route.fulfill({ response, body });
  });
  return {
    newest: async () => {
      const control = `${process.env.SERVICE_UNDER_TEST}/__control/captchas/${comment}`;
      return ((await (await fetch(control)).json()) as { code: string }).code;
    },
  };
}

test('contact: a wrong code is marked, the right one sends the form', async ({ page, guard }) => {
  const { contact, errors, forms, submission } = arabic.messages;
  const captchas = await watchCaptchas(page);
  await page.goto(arabic.at('/contact'));
  await scriptsRun(page);
  await captchaPicture(page, forms.captcha);
  const { form, submit, sent, captcha, field } = formLocators(page, arabic, contact.title);
  await fillIn(form, {
    ...exampleOf(CONTACT_FORM),
    port: 'Marjan Port',
  });
  await field('file').setInputFiles({
    name: 'attachment.pdf',
    mimeType: 'application/pdf',
    buffer: samplePdf('attachment'),
  });
  const first = await captchaPicture(page, forms.captcha);
  await captcha.fill('wrong');
  await submit.click();
  await expect(form.getByText(errors['ERROR CAPTCHA INVALID'])).toBeVisible();
  guard.faults.splice(0);

  await expect.poll(() => captchaPicture(page, forms.captcha)).not.toBe(first);
  await captcha.fill(await captchas.newest());
  await submit.click();
  await expect(sent).toContainText(submission.sent);
  await expect(page.getByRole('main')).not.toContainText(submission.track);
});

test('order: the lists narrow each other and the order is placed', async ({ page }) => {
  const { order, forms } = english.messages;
  const captchas = await watchCaptchas(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(english.at('/e-services/moveableitems'));
  await scriptsRun(page);
  await captchaPicture(page, forms.captcha);
  const form = page.getByRole('form', { name: order.form });
  const list = (level: keyof typeof order.levels) =>
    form.getByRole('combobox', { name: order.levels[level].label, exact: true });
  await list('classification').selectOption({ label: 'Furniture' });
  await list('item').selectOption({ label: 'Desks' });
  await list('site').selectOption({ label: 'Marjan Port' });
  await list('movable').selectOption({ label: 'Wooden desk' });
  await expect(form.getByText(order.available, { exact: true }).locator('..')).toContainText('25');
  await fillIn(form, {
    name: 'Nora Salem',
    identityNumber: '1012345678',
    mobileNumber: '966512345678',
    email: 'nora@example.com',
    entity: 'Ministry of Health',
    management: 'Supplies',
    city: 'Riyadh',
    quantity: '3',
  });
  const captcha = form.getByRole('textbox', { name: forms.captcha.label, exact: true });
  await captcha.fill(await captchas.newest());
  await form.locator('button[type=submit]').click();
  const placed = page.getByRole('heading', { name: order.placed, exact: true });
  await expect(placed).toBeVisible();
});

test('vessel search: every row of a port is shown', async ({ page }) => {
  const { vesselSearch: search, forms } = arabic.messages;
  const captchas = await watchCaptchas(page);
  await page.goto(arabic.at('/e-services/vesselsearch'));
  await scriptsRun(page);
  await captchaPicture(page, forms.captcha);
  const form = page.getByRole('form', { name: search.form });
  const port = form.getByRole('combobox', { name: search.port, exact: true });
  await port.selectOption('Marjan Port');
  const captcha = form.getByRole('textbox', { name: forms.captcha.label, exact: true });
  await captcha.fill(await captchas.newest());
  await form.locator('button[type=submit]').click();
  const table = page.getByRole('table', { name: search.scheduleCaption });
  await expect(table.getByRole('rowheader')).toHaveCount(3);
  await expect(table).toContainText('MV Lone Star');
  await expect(page.getByRole('button', { name: search.notify })).toHaveCount(0);
});

test('transaction tracking: a transaction is found', async ({ page }) => {
  const { tracking, forms } = english.messages;
  const captchas = await watchCaptchas(page);
  await page.goto(english.at('/e-services/trxtracking'));
  await scriptsRun(page);
  await captchaPicture(page, forms.captcha);
  const form = page.getByRole('form', { name: tracking.form });
  await form.getByRole('textbox', { name: tracking.documentNumber }).fill('45001234');
  await form.getByRole('textbox', { name: tracking.hijriDate }).fill('5/3/1448');
  const captcha = form.getByRole('textbox', { name: forms.captcha.label, exact: true });
  await captcha.fill(await captchas.newest());
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: tracking.results })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('طلب تمديد عقد');
});

test('widget: without a hub it takes callback requests alone', async ({ page }) => {
  const { chat } = arabic.messages;
  await page.goto(arabic.at('/about-us'));
  await scriptsRun(page);
  await page.getByRole('button', { name: chat.launch }).click();
  const dialog = page.getByRole('dialog');
  const callback = page.getByRole('button', { name: new RegExp(chat.callback) });
  const name = dialog.locator('[name=name]');
  await expect(callback.or(name).first()).toBeVisible();
  // The form may be open already.
  if (await callback.isVisible()) await callback.click();
  await name.fill('هند');
  await dialog.locator('[name=mobile]').fill('0512345678');
  await dialog.locator('[name=details]').fill('استفسار عن التراخيص');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByRole('heading', { name: chat.sent })).toBeVisible();
});

test('announcement: the pop-up is shown in Arabic and can be closed', async ({ page }) => {
  await page.goto(arabic.at('/'));
  await scriptsRun(page);
  const popup = page.getByRole('dialog');
  await expect(popup).toContainText('صيانة بوابة الدفع');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
});
