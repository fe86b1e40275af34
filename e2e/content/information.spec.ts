import { expect, test } from '@playwright/test';
import ar from '../../messages/ar.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { sampleSettings } from '../../scripts/samples/server.mjs';
import { violations } from '../support/axe';
import { get, withoutScripts } from '../support/http';
import { Stack } from '../support/stack';

const CAREERS = 'https://careers.example/';
const OPEN_DATA = 'https://open-data.example/';
const SETTINGS = {
  CAREERS_URL: CAREERS,
  OPEN_DATA_URL: OPEN_DATA,
  CUSTOMER_PORTAL_URL_AR: 'https://portal.example/ar',
  CUSTOMER_PORTAL_URL_EN: 'https://portal.example/en',
  CUSTOMER_PORTAL_REGISTER_URL_AR: '',
  CUSTOMER_PORTAL_REGISTER_URL_EN: 'https://portal.example/en/register',
} as const;

/** The first year of the circulars. */
const YEAR = 2019;

let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await Stack.start('information', { site: SETTINGS });
});

test.afterAll(async () => {
  await stack.stop();
});

const languages = [
  {
    messages: ar,
    prefix: '',
    portal: 'https://portal.example/ar',
    openData: 'بيانات الموانئ متاحة للجميع في بوابة البيانات المفتوحة.',
  },
  {
    messages: en,
    prefix: '/en',
    portal: 'https://portal.example/en',
    openData: 'Port data is open to everyone on the open data portal.',
  },
] as const;

/** HTML of the page's own part, without header and footer. */
async function mainOf(path: string): Promise<string> {
  const html = withoutScripts((await get(stack.siteUrl + path)).text);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

test('vacancies lead to the careers site at once, in the menu too', async () => {
  for (const { prefix } of languages) {
    const response = await get(`${stack.siteUrl}${prefix}/vacancies`);
    expect([302, 303, 307, 308]).toContain(response.status);
    expect(response.headers.get('location')).toBe(CAREERS);
    const home = withoutScripts((await get(stack.siteUrl + (prefix || '/'))).text);
    expect(home).toContain(`href="${CAREERS}"`);
  }
});

test('open data shows its title, what it is and the link to the portal', async ({ page }) => {
  for (const { messages, prefix, openData } of languages) {
    await page.goto(`${stack.siteUrl}${prefix}/open-data`);
    const main = page.getByRole('main');
    await expect(main.getByText(openData)).toBeVisible();
    await expect(main.getByRole('heading')).toHaveCount(1);
    const link = main.locator('.page-body').getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', OPEN_DATA);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toContainText(messages.openData.open);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('the customer portal leads to sign-in and registration of its language', async ({ page }) => {
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

test('a year without circulars says so', async () => {
  const query = new URLSearchParams({
    locale: 'ar',
    'filters[ReleaseDate][$gte]': `${YEAR}-01-01`,
    'filters[ReleaseDate][$lte]': `${YEAR}-12-31`,
    'pagination[pageSize]': '100',
  });
  const response = await get(`${stack.cmsAddress}/api/circulars?${query}`, stack.asSite);
  const numbers = [...response.text.matchAll(/"CircularNumber":"([^"]+)"/g)].map(([, one]) => one!);
  expect(numbers.length).toBeGreaterThan(0);
  for (const { messages, prefix } of languages) {
    expect(await mainOf(`${prefix}/circulars?year=${YEAR}`)).not.toContain(
      messages.circulars.empty,
    );
  }
  for (const number of new Set(numbers)) {
    const id = await stack.cms.find('circular', 'CircularNumber', number);
    for (const locale of ['ar', 'en']) {
      // Not every circular is there in English.
      await stack.cms.unpublish('circular', id, locale).catch(() => {});
    }
  }
  for (const { messages, prefix } of languages) {
    const path = `${prefix}/circulars?year=${YEAR}`;
    // Each of the many changes refreshes the page again.
    await expect.poll(() => mainOf(path), { timeout: 60_000 }).toContain(messages.circulars.empty);
    expect(await mainOf(path)).not.toMatch(/<tbody[^>]*><tr/);
  }
  expect(en.circulars.empty).toBe('No Circulars Found');
});

test('a document that is missing is named as such, without a link', async () => {
  const newest = await get(
    `${stack.cmsAddress}/api/circulars?locale=ar&sort=ReleaseDate:desc`,
    stack.asSite,
  );
  const [, number] = /"CircularNumber":"([^"]+)"/.exec(newest.text) ?? [];
  const id = await stack.cms.find('circular', 'CircularNumber', number!);
  expect(await mainOf('/circulars')).not.toContain(ar.ui.document.missing);
  await stack.cms.change('circular', id, 'ar', { File: null });
  await expect.poll(() => mainOf('/circulars')).toContain(ar.ui.document.missing);
  expect(en.ui.document.missing).toBe('Document not found');
});

test('numbers, positions and codes of an Arabic article read from left to right', async ({
  page,
}) => {
  const runs = [
    '+966 12 000 0000',
    '2025-031',
    '1446/1023',
    '-7',
    "20°15'N 38°40'E",
    'IMO 9000001',
  ];
  const text = `الهاتف ${runs[0]} عن التعميم ${runs[1]} والقرار ${runs[2]} عند ${runs[3]} في ${runs[4]} للسفينة ${runs[5]} غدًا`;
  const id = await stack.cms.find('article', 'Slug', 'jeddah-largest-container-ship');
  await stack.cms.change('article', id, 'ar', {
    Title: text,
    Summary: text,
    Body: `<p>${text}</p>`,
  });
  const path = '/article?news=jeddah-largest-container-ship';
  await expect.poll(() => mainOf(path), { timeout: 60_000 }).toContain('2025-031');
  await page.goto(stack.siteUrl + path);
  for (const place of ['h1', '.lead', 'article p:not(.lead)']) {
    const shown = page.getByRole('main').locator(place).filter({ hasText: '2025-031' }).first();
    expect(await shown.evaluate(inVisualOrder, runs), place).toEqual(runs);
  }
});

test('vacancies arrive at the sample of the careers site', async ({ page }) => {
  stack.siteSettings = { CAREERS_URL: `${stack.samplesUrl}/careers` };
  await stack.releaseSite();
  await page.goto(`${stack.siteUrl}/en/vacancies`);
  await expect(page).toHaveURL(/\/(ar|en)\/careers$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/الوظائف الشاغرة|Vacancies/);
});

test('without a system to link to, the contact centre’s number stands in its place', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const names = Object.keys(sampleSettings(stack.samplesUrl));
  stack.siteSettings = Object.fromEntries(names.map((name) => [name, '']));
  await stack.releaseSite();
  for (const { messages, prefix } of languages) {
    for (const path of [
      '/open-data',
      '/customerportal',
      ...[
        'containertracking',
        'iogs',
        'iogsx',
        'reqrentalfacilities',
        'tktfollowup',
        'epayment',
      ].map((end) => `/e-services/${end}`),
    ]) {
      await page.goto(stack.siteUrl + prefix + path);
      const main = page.getByRole('main');
      const call = messages.byPhone.call.replace(/<.*>/, '');
      const link = main.getByRole('link', { name: call, exact: false }).first();
      await expect(link, path).toHaveAttribute('href', 'tel:19000');
      await expect(main.locator('a[target="_blank"]:not([href^="/"])'), path).toHaveCount(0);
      expect(await violations(page), path).toEqual([]);
    }
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
  }
});

test('the status page says what does not work, also when nothing else does', async ({ page }) => {
  stack.siteSettings = {};
  await stack.forgetEverything();
  await Promise.all([stack.killEServices(), stack.killChat()]);
  for (const { messages, prefix } of languages) {
    await page.goto(`${stack.siteUrl}${prefix}/status`);
    const { status } = messages;
    await expect(page.getByRole('row', { name: status.eServices })).toContainText(status.down);
    await expect(page.getByRole('row', { name: status.chat })).toContainText(status.down);
    await expect(page.getByRole('row', { name: status.contentText })).toContainText(status.up);
    await expect(page.getByRole('main').locator('a[href="tel:19000"]')).toBeVisible();
  }
  await stack.killCms();
  await stack.forgetEverything();
  for (const { messages, prefix } of languages) {
    await page.goto(`${stack.siteUrl}${prefix}/status`);
    const { status } = messages;
    await expect(page.getByRole('heading', { name: status.notAllUp })).toBeVisible();
    await expect(page.getByText(status.pagesStay)).toBeVisible();
    await expect(page.getByRole('row', { name: status.contentText })).toContainText(status.down);
  }
});

/** Each run of an element's text with its characters as they stand from left to right. */
function inVisualOrder(element: Element, runs: readonly string[]): string[] {
  const places: { character: string; left: number; top: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let whole = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (let index = 0; index < node.data.length; index += 1) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { left, top } = range.getBoundingClientRect();
      places.push({ character: node.data[index] ?? '', left, top: Math.round(top) });
    }
    whole += node.data;
  }
  return runs.map((run) => {
    const start = whole.indexOf(run);
    return places
      .slice(start, start + run.length)
      .sort((one, other) => one.top - other.top || one.left - other.left)
      .map(({ character }) => character)
      .join('');
  });
}
