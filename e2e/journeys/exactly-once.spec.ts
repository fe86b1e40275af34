import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { core } from '../support/core';
import { arabic, english, expect, scriptsRun, test } from './fixtures';
import {
  fillIn,
  openForm,
  unexpectedFaults,
  formLocators,
  pdf,
  REFERENCE,
  sendForm,
} from './form-parts';
import { CONTACT_FORM, DATA_SHARING_FORM, exampleOf } from './site-modules';

const YES = 'نعم';

const request = { ...exampleOf(DATA_SHARING_FORM), emailAddress: 'salem@example.com' };

const complaint = {
  ...exampleOf(CONTACT_FORM),
  emailAddress: 'nora@example.com',
  mobileNumber: '966512345678',
  details: 'سطر أول',
} as const;

/**
 * Cuts the connection to the site after it has stored a form. Returns the references of the lost
 * responses.
 */
async function loseResponses(page: Page, path: string): Promise<string[]> {
  const lost: string[] = [];
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    lost.push(REFERENCE.exec(await response.text())?.[0] ?? `status ${response.status()}`);
    await route.abort('connectionreset');
  });
  return lost;
}

/** Session storage keys of a form. */
const storedForms = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => /^(draft|submission):/.test(key)),
  );

const cutOff = (page: Page) =>
  page.route('**/api/submissions/*', (route) => route.abort('connectionreset'));

test(
  'ar: a reload after a lost response shows the receipt',
  core('refusal'),
  async ({ page, guard }) => {
    const { dataSharing, submission } = arabic.messages;
    page.on('dialog', (dialog) => void dialog.accept());
    await openForm(page, arabic, '/data-sharing');
    const { form, submit, sent } = formLocators(page, arabic, dataSharing.title);
    const lost = await loseResponses(page, '/api/data-sharing');
    await cutOff(page);
    await fillIn(form, request);
    await sendForm(page, arabic, submit);
    await expect(page.getByText(submission.asking.title)).toBeVisible();
    await page.unroute('**/api/submissions/*');
    await page.reload();
    await expect(sent).toContainText(lost[0] ?? 'nothing was stored');
    expect(lost).toHaveLength(1);
    await expect(sent).toContainText(dataSharing.next);
    await expect(form).toHaveCount(0);
    expect(await storedForms(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(unexpectedFaults(guard, /CONNECTION_RESET/)).toEqual([]);
  },
);

test('ar: lost with its file, reloaded, sent again: the same reference', async ({
  page,
  guard,
}) => {
  const { contact, submission } = arabic.messages;
  page.on('dialog', (dialog) => void dialog.accept());
  await openForm(page, arabic, '/contact');
  const { form, submit, sent, field } = formLocators(page, arabic, contact.title);
  const lost = await loseResponses(page, '/api/contact');
  await cutOff(page);
  await fillIn(form, complaint);
  await field('file').setInputFiles(pdf());
  await sendForm(page, arabic, submit);
  await expect(page.getByText(submission.asking.title)).toBeVisible();
  // The status is polled for 20 seconds.
  await expect(page.getByText(submission.undetermined.title)).toBeVisible({ timeout: 40_000 });
  await expect(field('name')).toHaveValue(complaint.name);
  expect(await violations(page)).toEqual([]);

  // Reloading cancels the status request, so that the visitor sends again.
  await page.reload();
  await expect(field('name')).toHaveValue(complaint.name);
  await expect(form).toContainText(submission.fileAgain);
  await expect(form).toContainText(submission.identityAgain);
  await expect(page.getByText(submission.undetermined.title)).toBeVisible({ timeout: 40_000 });
  await fillIn(form, complaint);
  await field('file').setInputFiles(pdf());
  await page.unroute('**/api/submissions/*');
  await page.unroute('**/api/contact');
  await sendForm(page, arabic, submit);
  await expect(sent).toContainText(lost[0] ?? 'nothing was stored');
  expect(await storedForms(page)).toEqual([]);
  expect(unexpectedFaults(guard, /CONNECTION_RESET/)).toEqual([]);
});

test('en: the language switch needs no confirmation; Arabic lists the fields to enter again', async ({
  page,
}) => {
  await openForm(page, english, '/contact');
  const { form } = formLocators(page, english, english.messages.contact.title);
  await fillIn(form, complaint);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('banner').locator('a[hreflang="ar"]:visible').first().click();
  const { contact, submission } = arabic.messages;
  const parts = formLocators(page, arabic, contact.title);
  await expect(parts.field('details')).toHaveValue(complaint.details);
  await scriptsRun(page);
  expect(asked).toEqual([]);
  await expect(parts.form).toContainText(submission.identityAgain);
  await expect(parts.form).toContainText(submission.fileAgain);
  await expect(parts.field('identityNumber')).toHaveValue('');

  // A restored draft is stored anyway: leaving needs no confirmation.
  await page.goto(arabic.at('/ports'));
  expect(asked).toEqual([]);
});

test('ar: a click beside a field at fault reaches its target', async ({ page }) => {
  await openForm(page, arabic, '/data-sharing');
  const { form, field } = formLocators(page, arabic, arabic.messages.dataSharing.title);
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
