import { expect, test, type Browser, type Page } from '@playwright/test';
import { prepareAdminPanel } from '../../scripts/lib/project.mjs';
import { violations } from '../support/axe';
import { get } from '../support/http';
import { openPanel, PANEL, PASSWORD } from '../support/panel';
import { Redis } from '../support/redis';
import { Stack } from '../support/stack';

const PUBLISHER = 'publisher@ports.example';
const AUTHOR = 'author@ports.example';
const SLUG = 'jeddah-largest-container-ship';
const NEW_SLUG = 'largest-ship-in-jeddah';

/** What the panel says, by language. */
const SAID = {
  ar: {
    redirects: 'العناوين القديمة',
    import: 'استيراد سطر واحد',
    imported: 'استُورد سطر واحد.',
    isPage: 'هذا العنوان صفحة من صفحات الموقع، ولا يمكن أن يحل محلها توجيه.',
    save: 'حفظ',
    publish: 'نشر',
    missed: 'عمليات بحث بلا نتائج',
    promote: 'تقديم صفحة لمن يبحث عن',
    title: 'العنوان',
    page: 'الصفحة',
  },
  en: {
    redirects: 'Old addresses',
    import: 'Import 1 line',
    imported: '1 line was imported.',
    isPage: 'This address is a page of the site. A redirect cannot take its place.',
    save: 'Save',
    publish: 'Publish',
    missed: 'Searches without results',
    promote: 'Promote a page for',
    title: 'Title',
    page: 'Page',
  },
} as const;

let redis: Redis;
let stack: Stack;
let sites: string[];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  await prepareAdminPanel();
  redis = await Redis.start();
  stack = await Stack.start('redirects', { site: { REDIS_URL: redis.url } });
  sites = [stack.siteUrl, await stack.startFurtherSite()];
  await stack.cms.addAccount('strapi-author', 'سامي العتيبي', AUTHOR, PASSWORD);
  await stack.cms.addAccount('publisher', 'نورة الشهري', PUBLISHER, PASSWORD);
});

test.afterAll(async () => {
  await stack.stop();
  await redis.kill();
});

/** Status and Location of a response. */
async function leads(site: string, path: string, cookie = ''): Promise<readonly unknown[]> {
  const { status, headers } = await get(site + path, cookie ? { cookie } : {});
  return [status, headers.get('location'), headers.get('cache-control')];
}

const moved = (to: string) => [308, to, 'no-store'];

const everywhere = (path: string) => Promise.all(sites.map((site) => leads(site, path)));

const panelAt = (browser: Browser, locale: 'ar' | 'en', path: string): Promise<Page> =>
  openPanel(browser, stack, { email: PUBLISHER, locale, path });

for (const locale of ['ar', 'en'] as const) {
  const said = SAID[locale];

  test(`old addresses are imported in ${locale}, work on every instance and are counted`, async ({
    browser,
  }) => {
    const old = `/Pages/Old-${locale}.aspx`;
    const panel = await panelAt(browser, locale, '/admin/redirects');
    await expect(panel.getByRole('heading', { level: 1, name: said.redirects })).toBeVisible();
    await panel.locator('input[type=file]').setInputFiles({
      name: 'redirects.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`from,to,note\n${old},/contact,x\n/faq,/contact,\n`),
    });
    await expect(panel.getByText(said.isPage)).toBeVisible();
    expect(await violations(panel, PANEL)).toEqual([]);
    expect(await leads(stack.siteUrl, old)).toEqual([307, '/', 'no-store']);

    await panel.getByRole('button', { name: said.import }).click();
    await expect(panel.getByText(said.imported)).toBeVisible();
    await expect.poll(() => everywhere(old)).toEqual(sites.map(() => moved('/contact')));
    const english = [`/en${old}/`, `${old.toLowerCase()}?utm=a`];
    expect(await leads(stack.siteUrl, english[0] ?? '')).toEqual([308, `/en${old}`, null]);
    expect(await leads(stack.siteUrl, `/en${old}`)).toEqual(moved('/en/contact'));
    expect(await leads(stack.siteUrl, english[1] ?? '', 'locale=en')).toEqual(
      moved('/en/contact?utm=a'),
    );

    const row = panel.getByRole('row').filter({ hasText: old });
    await expect(async () => {
      await panel.reload();
      await expect(row).toContainText(/[4-9]/, { timeout: 2000 });
    }).toPass();
    await panel.context().close();
  });

  test(`authors read old addresses in ${locale}, and are offered no change of them @once`, async ({
    browser,
  }) => {
    const path = '/admin/redirects';
    const panel = await openPanel(browser, stack, { email: AUTHOR, locale, path });
    const row = panel.getByRole('row').filter({ hasText: '/tenders' });
    await expect(row).toBeVisible();
    await expect(row.getByRole('link')).toHaveCount(0);
    expect(await violations(panel, PANEL)).toEqual([]);
    await panel.context().close();
  });
}

test('a name that is changed after publishing goes on leading to the entry, on every instance', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const id = await stack.cms.find('article', 'Slug', SLUG);
  for (const site of sites) {
    for (const path of [`/article?news=${SLUG}`, `/en/article?a=${SLUG}`]) await get(site + path);
  }
  const form = `/admin/content-manager/collection-types/api::article.article/${id}`;
  const panel = await panelAt(browser, 'en', `${form}?plugins[i18n][locale]=en`);
  await expect(panel.getByRole('link', { name: SLUG })).toHaveAttribute(
    'href',
    `${stack.siteUrl}/en/article?a=${SLUG}`,
  );
  await panel.locator('input[name=Slug]').fill(NEW_SLUG);
  await panel.getByRole('button', { name: SAID.en.publish, exact: true }).click();

  await expect
    .poll(() => everywhere(`/article?news=${SLUG}`))
    .toEqual(sites.map(() => moved(`/article?news=${NEW_SLUG}`)));
  expect(await leads(sites[0] ?? '', `/en/article?a=${SLUG}&utm=a`)).toEqual(
    moved(`/en/article?a=${NEW_SLUG}&utm=a`),
  );
  await expect
    .poll(async () => (await get(`${stack.siteUrl}/article?news=${NEW_SLUG}`)).status)
    .toBe(200);
  await expect(panel.getByText(new RegExp(SLUG)).last()).toBeVisible();
  await expect(panel.getByRole('link', { name: NEW_SLUG })).toHaveAttribute(
    'href',
    `${stack.siteUrl}/en/article?a=${NEW_SLUG}`,
  );
  await panel.context().close();
});

test('what visitors did not find is seen in the panel, and a page is promoted for it', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const word = 'qwertzuiop';
  const said = SAID.en;
  const search = `/en/search?q=${word}`;
  for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    await get(stack.siteUrl + search, { 'x-forwarded-for': ip });
  }
  const panel = await panelAt(browser, 'en', '/admin/missed-searches');
  await expect(panel.getByRole('heading', { level: 1, name: said.missed })).toBeVisible();
  expect(await violations(panel, PANEL)).toEqual([]);
  await panel.getByRole('button', { name: `${said.promote} ${word}` }).click();
  await panel.locator('input[name=Title]').fill('Ask the contact centre');
  await panel.locator('input[name=Link]').fill('/contact');
  await panel.getByRole('button', { name: said.publish, exact: true }).click();
  await expect
    .poll(async () => (await get(stack.siteUrl + search)).text, { timeout: 40_000 })
    .toContain('Ask the contact centre');
  expect((await get(`${stack.siteUrl}/en/search?q=${word}x`)).text).not.toContain(
    'Ask the contact centre',
  );
  await panel.context().close();
});

test('without the CMS, and after a restart without it, old addresses and former names go on', async () => {
  test.setTimeout(300_000);
  const expectBoth = async () => {
    expect(await leads(stack.siteUrl, '/pages/OLD-ar.aspx')).toEqual(moved('/contact'));
    expect(
      await leads(stack.siteUrl, '/%D8%B9%D9%86-%d8%a7%d9%84%d9%87%d9%8a%d8%a6%d8%a9'),
    ).toEqual(moved('/about-us'));
    expect(await leads(stack.siteUrl, `/article?photo=${SLUG}`)).toEqual(
      moved(`/article?photo=${NEW_SLUG}`),
    );
  };
  await stack.killCms();
  await expectBoth();
  await stack.restartSite();
  await expectBoth();
});
