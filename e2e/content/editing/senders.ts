import { expect, type Browser } from '@playwright/test';
import type { Language } from '../../journeys/fixtures';
import { fillIn, openForm, formLocators, pdf, REFERENCE } from '../../journeys/form-parts';
import { solveCaptcha } from '../../support/captcha';
import type { Stack } from '../../support/stack';
import { CONTACT_FORM, exampleOf } from '../../support/site-modules';

export interface Sender {
  readonly name: string;
  readonly email: string;
  readonly details: string;
}

/** Sends the contact form with a file; returns the reference. */
export async function sendContactForm(
  browser: Browser,
  stack: Stack,
  language: Language,
  { name, email, details }: Sender,
): Promise<string> {
  const context = await browser.newContext({ baseURL: stack.siteUrl });
  const page = await context.newPage();
  await openForm(page, language, '/contact?purpose=Complaint');
  const { form, field, submit, sent } = formLocators(
    page,
    language,
    language.messages.contact.title,
  );
  await fillIn(form, {
    ...exampleOf(CONTACT_FORM),
    name,
    emailAddress: email,
    details,
  });
  await field('file').setInputFiles(pdf());
  await solveCaptcha(page, language.messages.forms.captcha, stack.eServicesAddress);
  await submit.click();
  await expect(sent).toBeVisible();
  const text = await sent.textContent();
  await context.close();
  return REFERENCE.exec(text ?? '')?.[0] ?? '';
}
