import { expect, test, type Page } from '@playwright/test';
import ar from '../../messages/ar.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { violations } from '../support/axe';
import { captchaPicture, solveCaptcha } from '../support/captcha';
import type { Fault } from '../support/fault-proxy';
import { SHORT_WAITS, Stack } from '../support/stack';

let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await Stack.start('e-services', { site: SHORT_WAITS });
});

test.afterAll(async () => {
  await stack.stop();
});

test.afterEach(() => {
  stack.eServicesProxy.fault = 'none';
  stack.eServicesProxy.faultyPath = undefined;
});

/** What the service does to a search, and the sentence that the visitor then reads. */
const FAULTS: readonly (readonly [Fault, keyof (typeof ar)['serverErrors']])[] = [
  ['status 500 with a sentence', 'Not found'],
  ['status 503', 'Something went wrong'],
  ['killed', 'Something went wrong'],
  ['hanging', 'Something went wrong'],
  ['HTML with 200', 'Something went wrong'],
  ['empty object', 'Something went wrong'],
  ['cut in the middle', 'Something went wrong'],
];

/** In English one fault with a sentence of its own and one without a response; the full tests try all. */
const ENGLISH_FAULTS: readonly Fault[] = ['status 500 with a sentence', 'hanging'];

for (const [prefix, messages] of [
  ['', ar],
  ['/en', en],
] as const) {
  const { vesselSearch: search, tracking, forms, serverErrors } = messages;
  const language = prefix ? 'English' : 'Arabic';

  async function openSearch(page: Page) {
    await page.goto(`${stack.siteUrl}${prefix}/e-services/vesselsearch`);
    const form = page.getByRole('form', { name: search.form });
    const port = form.getByRole('combobox', { name: search.port, exact: true });
    await expect(port.locator('option')).toHaveCount(11);
    return {
      port,
      vessel: form.getByRole('textbox', { name: search.vessel }),
      captcha: form.getByRole('textbox', { name: forms.captcha.label, exact: true }),
      submit: form.locator('button[type=submit]'),
    };
  }

  test.describe(language, () => {
    for (const [fault, sentence] of FAULTS) {
      if (prefix && !process.env.FULL && !ENGLISH_FAULTS.includes(fault)) continue;
      test(`a search that meets "${fault}" can be tried again`, async ({ page }) => {
        const { port, vessel, captcha, submit } = await openSearch(page);
        await port.selectOption('Jeddah Port');
        await vessel.fill('a');
        const before = await captchaPicture(page, forms.captcha);
        await solveCaptcha(page, forms.captcha, stack.eServicesAddress);
        stack.eServicesProxy.faultyPath = /searchVesselSchedule/;
        stack.eServicesProxy.fault = fault;
        await submit.click();
        const alert = page.getByRole('alert').filter({ hasText: serverErrors[sentence] });
        await expect(alert).toBeVisible({ timeout: 10_000 });
        await expect(submit).toBeEnabled();
        await expect(port).toHaveValue('Jeddah Port');
        await expect(vessel).toHaveValue('a');
        await expect(captcha).toHaveValue('');
        expect(await captchaPicture(page, forms.captcha)).not.toBe(before);
        expect(await violations(page)).toEqual([]);

        stack.eServicesProxy.fault = 'none';
        await solveCaptcha(page, forms.captcha, stack.eServicesAddress);
        await submit.click();
        await expect(
          page.getByRole('heading', { name: search.results, exact: true }),
        ).toBeFocused();
        await expect(alert).toHaveCount(0);
      });
    }

    test('with the service down the pages are served and say so; it works again afterwards', async ({
      page,
    }) => {
      stack.eServicesProxy.fault = 'killed';
      for (const [path, name] of [
        ['/e-services/vesselsearch', search.form],
        ['/e-services/trxtracking', tracking.form],
      ] as const) {
        const response = await page.goto(stack.siteUrl + prefix + path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('form', { name })).toBeVisible();
        const [sentence = ''] = forms.unavailable.split('{phone}');
        const notice = page.getByRole('status').filter({ hasText: sentence.trim() });
        await expect(notice).toBeVisible();
        await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:\d+$/);
        expect(await violations(page)).toEqual([]);
        stack.eServicesProxy.fault = 'none';
        await expect(async () => {
          const retry = notice.getByRole('button', { name: forms.retry });
          if (await retry.isVisible()) await retry.click();
          await expect(notice).toHaveCount(0, { timeout: 2000 });
        }).toPass();
        await captchaPicture(page, forms.captcha);
        stack.eServicesProxy.fault = 'killed';
      }
    });
  });
}
