import ar from '../../../messages/ar.json' with { type: 'json' };
import en from '../../../messages/en.json' with { type: 'json' };
import { sampleSettings } from '../../../tools/samples/server.mjs';
import { violations } from '../../../tools/browser/axe';
import { get, withoutScripts } from '../../support/http';
import { expect, startWith, test } from './fixtures';

const CAREERS = 'https://careers.example/';
const SETTINGS = {
  CAREERS_URL: CAREERS,
  CUSTOMER_PORTAL_URL_AR: 'https://portal.example/ar',
  CUSTOMER_PORTAL_URL_EN: 'https://portal.example/en',
  CUSTOMER_PORTAL_REGISTER_URL_AR: '',
  CUSTOMER_PORTAL_REGISTER_URL_EN: 'https://portal.example/en/register',
} as const;

const languages = [
  {
    messages: ar,
    prefix: '',
    portal: 'https://portal.example/ar',
  },
  {
    messages: en,
    prefix: '/en',
    portal: 'https://portal.example/en',
  },
] as const;

const WITH_SYSTEM = [
  ...['/open-data', '/customerportal'],
  ...['containertracking', 'iogs', 'iogsx', 'reqrentalfacilities', 'tktfollowup', 'epayment'].map(
    (end) => `/e-services/${end}`,
  ),
] as const;

test.beforeAll(({ stack }) => startWith(stack, SETTINGS));

test.afterAll(({ stack }) => startWith(stack, {}));

test('vacancies lead to the careers site at once, in the menu too', async ({ stack }) => {
  for (const { prefix } of languages) {
    const response = await get(`${stack.siteUrl}${prefix}/vacancies`);
    expect([302, 303, 307, 308]).toContain(response.status);
    expect(response.headers.get('location')).toBe(CAREERS);
    const home = withoutScripts((await get(stack.siteUrl + (prefix || '/'))).text);
    expect(home).toContain(`href="${CAREERS}"`);
  }
});

test('the customer portal leads to sign-in and registration of its language', async ({
  page,
  stack,
}) => {
  for (const { messages, prefix, portal } of languages) {
    await page.goto(`${stack.siteUrl}${prefix}/customerportal`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: messages.customerPortal.login })).toHaveAttribute(
      'href',
      portal,
    );
    const register = prefix ? `${portal}/register` : portal;
    await expect(
      main.getByRole('link', { name: messages.customerPortal.register }),
    ).toHaveAttribute('href', register);
  }
});

test.describe('without an external system', () => {
  test.beforeAll(({ stack }) => {
    const names = Object.keys(sampleSettings(stack.samplesUrl));
    return startWith(stack, Object.fromEntries(names.map((name) => [name, ''])));
  });

  for (const { messages, prefix } of languages) {
    for (const path of WITH_SYSTEM) {
      test(`${prefix}${path} shows the contact centre’s number`, async ({ page, stack }) => {
        await page.goto(stack.siteUrl + prefix + path);
        const main = page.getByRole('main');
        const call = messages.byPhone.call.replace(/<.*>/, '');
        const link = main.getByRole('link', { name: call, exact: false }).first();
        await expect(link).toHaveAttribute('href', 'tel:19000');
        await expect(main.locator('a[target="_blank"]:not([href^="/"])')).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
      });
    }

    test(`${prefix}/e-services names no system`, async ({ page, stack }) => {
      await page.goto(`${stack.siteUrl}${prefix}/e-services`);
      const { phone, system } = messages.services.access;
      await expect(page.getByRole('main').getByText(phone, { exact: true })).toHaveCount(5);
      await expect(page.getByRole('main').getByText(system, { exact: true })).toHaveCount(0);
      await page.goto(stack.siteUrl + (prefix || '/'));
      const portal = page
        .getByRole('banner')
        .getByRole('link', { name: messages.routes.customerPortal })
        .first();
      await expect(portal).toHaveAttribute('href', `${prefix}/customerportal`);
    });
  }
});
