import type { Page } from '@playwright/test';
import ar from '../../../messages/ar.json' with { type: 'json' };
import en from '../../../messages/en.json' with { type: 'json' };
import { violations } from '../../../tools/browser/axe';
import { captchaPicture, solveCaptcha } from '../../support/captcha';
import { core } from '../../support/core';
import type { Fault } from '../../support/fault-proxy';
import { get } from '../../support/http';
import type { Stack } from '../../support/stack';
import { expect, test } from './fixtures';

/** Faults of a search with the message that the visitor sees. */
const FAULTS: readonly (readonly [Fault, keyof (typeof en)['serverErrors']])[] = [
  ['status 500 with a sentence', 'Not found'],
  ['status 503', 'Something went wrong'],
  ['killed', 'Something went wrong'],
  ['HTML with 200', 'Something went wrong'],
  ['empty object', 'Something went wrong'],
  ['cut in the middle', 'Something went wrong'],
];

/** Searches vessels while the service is down: the input stays, and a retry succeeds. */
async function expectSearchToRecover(
  page: Page,
  stack: Stack,
  { prefix, messages }: { readonly prefix: '' | '/en'; readonly messages: typeof ar },
  faults: readonly (readonly [Fault, keyof (typeof ar)['serverErrors']])[],
): Promise<void> {
  const { vesselSearch: search, forms, serverErrors } = messages;
  await page.goto(`${stack.siteUrl}${prefix}/e-services/vesselsearch`);
  const form = page.getByRole('form', { name: search.form });
  const port = form.getByRole('combobox', { name: search.port, exact: true });
  await expect(port.locator('option')).toHaveCount(11);
  const vessel = form.getByRole('textbox', { name: search.vessel });
  const submit = form.locator('button[type=submit]');
  await port.selectOption('Jeddah Port');
  await vessel.fill('a');
  for (const [fault, sentence] of faults) {
    const before = await captchaPicture(page, forms.captcha);
    await solveCaptcha(page, forms.captcha, stack.eServicesAddress);
    stack.eServicesProxy.faultyPath = /searchVesselSchedule/;
    stack.eServicesProxy.fault = fault;
    await submit.click();
    const alert = page.getByRole('alert').filter({ hasText: serverErrors[sentence] });
    await expect(alert, fault).toBeVisible();
    await expect(submit).toBeEnabled();
    await expect(port, fault).toHaveValue('Jeddah Port');
    await expect(vessel, fault).toHaveValue('a');
    await expect(form.getByRole('textbox', { name: forms.captcha.label, exact: true })).toHaveValue(
      '',
    );
    expect(await captchaPicture(page, forms.captcha), fault).not.toBe(before);
    expect(await violations(page)).toEqual([]);

    stack.eServicesProxy.fault = 'none';
    await solveCaptcha(page, forms.captcha, stack.eServicesAddress);
    await submit.click();
    await expect(page.getByRole('heading', { name: search.results, exact: true })).toBeFocused();
    await expect(alert).toHaveCount(0);
  }
}

test(
  'a search without a response keeps its input, shows an error and can be retried',
  core('fault'),
  async ({ page, stack }) => {
    const arabic = { prefix: '', messages: ar } as const;
    await expectSearchToRecover(page, stack, arabic, [['hanging', 'Something went wrong']]);
  },
);

test(
  'with the service down its pages say so, and work again afterwards',
  core('fault'),
  async ({ page, stack }) => {
    const { vesselSearch: search, tracking, forms } = en;
    for (const [path, name] of [
      ['/en/e-services/vesselsearch', search.form],
      ['/en/e-services/trxtracking', tracking.form],
    ] as const) {
      stack.eServicesProxy.fault = 'killed';
      const response = await page.goto(stack.siteUrl + path);
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
    }
  },
);

test('a search can be tried again after every fault of the service', async ({ page, stack }) => {
  await expectSearchToRecover(page, stack, { prefix: '/en', messages: en }, FAULTS);
});

test('tenders are found while the e-services API is away, after a restart too', async ({
  stack,
}) => {
  const first = async () => {
    const { text } = await get(`${stack.siteUrl}/api/search?locale=en&q=cathodic`);
    const { data } = JSON.parse(text) as { data: { results: { href: string }[] } };
    return data.results[0]?.href;
  };
  const tender = /^\/en\/e-services\/tender\?id=/;
  await expect.poll(first).toMatch(tender);
  stack.eServicesProxy.fault = 'killed';
  expect(await first()).toMatch(tender);
  await stack.restartSite();
  await expect.poll(first).toMatch(tender);
});
