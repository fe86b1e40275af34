import type { Locator, Page } from '@playwright/test';
import { captchaPicture, solveCaptcha } from '../support/captcha';
import { scriptsRun, type Language } from './fixtures';
import type { Guard } from './guard';
import { samplePdf } from '../support/site-modules';

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function pdf(bytes = 2000, name = 'مستند.pdf'): ChosenFile {
  return { name, mimeType: 'application/pdf', buffer: samplePdf(bytes) };
}

/** Locators of a form and its common parts, by its title. */
export function formLocators(page: Page, { messages }: Language, title: string) {
  const form = page.getByRole('form', { name: title });
  const main = page.getByRole('main');
  return {
    form,
    submit: form.locator('button[type=submit]'),
    summary: form.getByRole('alert'),
    captcha: form.getByRole('textbox', { name: messages.forms.captcha.label, exact: true }),
    sent: main.getByRole('status').filter({ hasText: messages.submission.sent }),
    another: main.getByRole('button', { name: messages.submission.another }),
    alerts: main.getByRole('alert'),
    field: (name: string): Locator => form.locator(`[name="${name}"]`),
  };
}

/** Opens a form's page and waits until it can be sent. */
export async function openForm(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(language.at(path));
  await scriptsRun(page);
  await captchaPicture(page, language.messages.forms.captcha);
}

export async function fillIn(
  form: Locator,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`);
    const kind = await field.first().evaluate((element) => {
      const { localName, type } = element as HTMLInputElement;
      return `${localName} ${type}`;
    });
    if (kind.startsWith('select')) await field.selectOption(value);
    else if (kind === 'input radio')
      await form.locator(`[name="${name}"][value="${value}"]`).check();
    else await field.fill(value);
  }
}

export async function sendForm(page: Page, language: Language, submit: Locator): Promise<void> {
  await solveCaptcha(page, language.messages.forms.captcha);
  await submit.click();
}

/** Solves the captcha and submits without scripts; the response is a page. */
export async function postForm(page: Page, language: Language, submit: Locator): Promise<void> {
  await solveCaptcha(page, language.messages.forms.captcha);
  await Promise.all([page.waitForEvent('load'), submit.click()]);
}

/** Removes expected faults from the guard and returns the others. */
export function unexpectedFaults(guard: Guard, expected: RegExp): string[] {
  return guard.faults.splice(0).filter((fault) => !expected.test(fault));
}

export const REFERENCE = /NPA-\d{4}-[0-9A-Z]{6}/;
