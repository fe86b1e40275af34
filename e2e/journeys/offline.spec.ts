import type { Locator, Page } from '@playwright/test';
import { expect, languages, scriptsRun, test, type Language } from './fixtures';
import { captchaPicture } from '../support/captcha';
import { otherFaults } from './form-parts';

/** The form of a page, with what it needs to be sent but a right code. */
async function openFilled(
  page: Page,
  { at, messages }: Language,
  path: string,
  values: Readonly<Record<string, string>>,
): Promise<Locator> {
  await page.goto(at(path));
  await scriptsRun(page);
  await captchaPicture(page, messages.forms.captcha);
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[name=captcha]') });
  for (const [name, value] of Object.entries({ ...values, captcha: '123456' })) {
    const field = form.locator(`[name="${name}"]`);
    if ((await field.evaluate(({ localName }) => localName)) === 'select') {
      await field.selectOption({ index: 1 });
    } else {
      await field.fill(value);
    }
  }
  return form;
}

const SUBSCRIPTIONS = [
  ['/subscriptions?kind=circulars', { email: 'reader@example.com' }],
  ['/subscriptions?kind=news', { email: 'reader@example.com' }],
  ['/subscriptions?kind=vessel', { email: 'reader@example.com', imo: '9946178' }],
] as const;

const SEARCHES = [
  ['/e-services/request-tracking', { reference: 'NPA-2026-ABCDEF', contact: 'reader@example.com' }],
  ['/e-services/trxtracking', { documentNumber: '1446/1023', hijriDate: '2/03/1446' }],
  ['/e-services/vesselsearch', { port: '' }],
] as const;

for (const language of languages) {
  const { locale, messages, at } = language;
  const { forms, search } = messages;

  test.describe(locale, () => {
    for (const [path, values] of [...SUBSCRIPTIONS, ...SEARCHES]) {
      const isOnce = path === SUBSCRIPTIONS[0][0] ? '' : ' @once';
      test(`${path} names the visitor's own connection, and says when it is back${isOnce}`, async ({
        page,
        context,
        guard,
      }) => {
        const form = await openFilled(page, language, path, values);
        await context.setOffline(true);
        await form.locator('button[type=submit]').click();
        const notice = page.getByRole('group', { name: forms.offline.title });
        await expect(notice).toBeFocused();
        await expect(notice).toContainText(forms.offline.kept);
        for (const [name, value] of Object.entries(values)) {
          if (value) await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
        }
        await context.setOffline(false);
        await expect(page.getByText(forms.offline.back)).toBeVisible();
        expect(otherFaults(guard, /INTERNET_DISCONNECTED/)).toEqual([]);
      });
    }

    test('after a lost response the subscription does not say that nothing was sent', async ({
      page,
      guard,
    }) => {
      const [path, values] = SUBSCRIPTIONS[0];
      const form = await openFilled(page, language, path, values);
      await page.route('**/api/subscriptions', (route) => route.abort('connectionreset'));
      await form.locator('button[type=submit]').click();
      const notice = page.getByRole('group', { name: forms.offline.unreachable });
      await expect(notice).toContainText(forms.offline.stillThere);
      await expect(notice).not.toContainText(forms.offline.kept);
      expect(otherFaults(guard, /CONNECTION_RESET/)).toEqual([]);
    });

    test('the search dialog names the connection, and goes on by itself', async ({
      page,
      context,
      guard,
    }) => {
      await page.goto(at('/about-us'));
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
      expect(otherFaults(guard, /INTERNET_DISCONNECTED/)).toEqual([]);
    });
  });
}
