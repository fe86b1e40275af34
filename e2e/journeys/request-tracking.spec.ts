import type { Page } from '@playwright/test';
import { violations } from '../../tools/browser/axe';
import { captchaAnswer, captchaPicture, solveCaptcha } from '../support/captcha';
import { core } from '../support/core';
import { arabic, expect, scriptsRun, test, type Language } from './fixtures';
import { fillIn, openForm, formLocators, REFERENCE, sendForm } from './form-parts';
import { DATA_SHARING_FORM, exampleOf } from '../support/site-modules';

const PATH = '/e-services/request-tracking';

const sender = {
  ...exampleOf(DATA_SHARING_FORM),
  mobileNumber: '966512345678',
  emailAddress: 'tracking@example.com',
};

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

test(
  'ar: a confirmation leads to the state of its request, with or without scripts',
  core('happy-path'),
  async ({ page, browser }) => {
    const { dataSharing, requestTracking, submission, forms } = arabic.messages;
    await openForm(page, arabic, '/data-sharing');
    const request = formLocators(page, arabic, dataSharing.title);
    await fillIn(request.form, sender);
    await sendForm(page, arabic, request.submit);
    await expect(request.sent).toContainText(REFERENCE);
    const reference = REFERENCE.exec((await request.sent.textContent()) ?? '')?.[0] ?? '';
    await page.getByRole('link', { name: submission.track }).click();
    await expect(page).toHaveURL(new RegExp(`${PATH}\\?reference=${reference}$`));
    await scriptsRun(page);
    await captchaPicture(page, forms.captcha);
    const { main, ...form } = parts(page, arabic);
    expect(await violations(page)).toEqual([]);
    await expect(form.reference).toHaveValue(reference);
    await form.reference.fill(reference.toLowerCase().replaceAll('-', ' '));
    await form.contact.fill('051 234 5678');
    await solveCaptcha(page, forms.captcha);
    await form.submit.click();
    await expect(form.results).toBeFocused();
    await expect(main.locator('dl').first()).toContainText(requestTracking.states.received);
    await expect(main.locator('dl').first()).toContainText(requestTracking.fields.dueOn);
    await expect(main.locator('dl').first()).toContainText(reference);
    await expect(main).not.toContainText(sender.applicant);
    expect(new URL(page.url()).search).toBe(`?reference=${reference}`);
    expect(await violations(page)).toEqual([]);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(new URL(arabic.at(PATH), page.url()).href);
    const bare = parts(plain, arabic);
    await bare.reference.fill(reference);
    await bare.contact.fill(sender.emailAddress.toUpperCase());
    await bare.captcha.fill(await captchaAnswer(context));
    await bare.submit.click();
    await expect(bare.results).toBeVisible();
    await expect(bare.main.locator('dl').first()).toContainText(requestTracking.states.received);
    expect(new URL(plain.url()).search).toBe('');
    await context.close();
  },
);
