import { captchaPicture } from '../support/captcha';
import { core } from '../support/core';
import { arabic, english, expect, scriptsRun, test } from './fixtures';
import { fillIn, unexpectedFaults, formLocators } from './form-parts';

test(
  "ar: a subscription names the visitor's own connection, and what a lost response leaves open",
  core('refusal'),
  async ({ page, context, guard }) => {
    const { forms, subscriptions } = arabic.messages;
    await page.goto(arabic.at('/subscriptions?kind=circulars'));
    await scriptsRun(page);
    await captchaPicture(page, forms.captcha);
    const { form, submit, field } = formLocators(page, arabic, subscriptions.form.title);
    await fillIn(form, { email: 'reader@example.com', captcha: '123456' });
    await context.setOffline(true);
    await submit.click();
    const notice = page.getByRole('group', { name: forms.offline.title });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(forms.offline.kept);
    await expect(field('email')).toHaveValue('reader@example.com');
    await context.setOffline(false);
    await expect(page.getByText(forms.offline.back)).toBeVisible();

    await page.route('**/api/subscriptions', (route) => route.abort('connectionreset'));
    await captchaPicture(page, forms.captcha);
    await fillIn(form, { captcha: '123456' });
    await submit.click();
    const lost = page.getByRole('group', { name: forms.offline.unreachable });
    await expect(lost).toContainText(forms.offline.stillThere);
    await expect(lost).not.toContainText(forms.offline.kept);
    expect(unexpectedFaults(guard, /INTERNET_DISCONNECTED|CONNECTION_RESET/)).toEqual([]);
  },
);

test('en: the search dialog names the connection, and goes on by itself', async ({
  page,
  context,
  guard,
}) => {
  const { search } = english.messages;
  await page.goto(english.at('/about-us'));
  await scriptsRun(page);
  await page.getByRole('link', { name: search.open, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  await context.setOffline(true);
  await field.fill('2024/017');
  const status = dialog.getByRole('status');
  await expect(status).toHaveText(search.offline);
  await context.setOffline(false);
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expect(status).not.toHaveText(search.offline);
  expect(unexpectedFaults(guard, /INTERNET_DISCONNECTED/)).toEqual([]);
});
