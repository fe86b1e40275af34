import type { Page } from '@playwright/test';
import { captchaPicture } from '../support/captcha';
import { core } from '../support/core';
import { english, expect, scriptsRun, test } from './fixtures';

/** One form of each kind with a captcha. */
const FORMS = [
  '/subscriptions?kind=circulars',
  '/e-services/trxtracking',
  '/e-services/vesselsearch',
  '/contact',
] as const;

/** Removes browser APIs newer than 2022: Chrome 111 and iOS 16. */
async function forget(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const taken: readonly (readonly [object, readonly string[]])[] = [
      [AbortSignal, ['any']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [URL, ['canParse', 'parse']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [window, ['requestIdleCallback', 'scheduler', 'Iterator']],
      [document, ['startViewTransition']],
    ];
    for (const [owner, names] of taken) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
}

test('forms, chat and feedback work in browsers of 2022', core('happy-path'), async ({ page }) => {
  const { messages, at } = english;
  await forget(page);
  for (const path of FORMS) {
    await page.goto(at(path));
    await scriptsRun(page);
    await captchaPicture(page, messages.forms.captcha);
  }
  await page.getByRole('button', { name: messages.chat.launch }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.chat.callback }).click();
  await expect(page.getByRole('dialog').locator('[name=mobile]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('group', { name: messages.feedback.question })
    .getByRole('button', { name: messages.feedback.no, exact: true })
    .click();
  await expect(page.getByRole('form', { name: messages.feedback.form })).toBeVisible();
});
