import { expect, test, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cms as cmsFolder } from '../../scripts/lib/project.mjs';
import { get, withoutScripts } from '../support/http';
import { Stack, unique } from '../support/stack';

const SLUG = 'jeddah-largest-container-ship';
const PAGE = `/article?news=${SLUG}`;
const BANNER = { ar: 'معاينة مسودة', en: 'Draft preview' } as const;
const LEAVE = { ar: 'مغادرة المعاينة', en: 'Leave preview' } as const;

let stack: Stack;
let article: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await Stack.start('preview', { sharesServices: true });
  article = await stack.cms.find('article', 'Slug', SLUG);
});

test.afterAll(async () => {
  await stack.stop();
});

const draftOf = async (locale: 'ar' | 'en') => {
  const title = locale === 'ar' ? `مسودة ${unique()}` : `A draft ${unique()}`;
  await stack.cms.saveDraft('article', article, locale, { Title: title });
  return title;
};

const openPreview = async (page: Page, type: string, id: string, locale: 'ar' | 'en') => {
  const address = await stack.cms.previewAddress(type, id, locale);
  return page.goto(address ?? '');
};

const visitorSees = async (address: string, text: string) =>
  withoutScripts((await get(stack.siteUrl + address)).text).includes(text);

/** Files of the site that contain a text: snapshots, cached pages, cached responses. */
function filesWith(text: string): string[] {
  const folders = [stack.dataFolder, path.join(stack.buildFolder, 'server')];
  folders.push(path.join(stack.buildFolder, 'cache'));
  const read = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name))
      .filter((file) => {
        const content = readFileSync(file, 'utf8');
        return content.includes(text) || content.includes(JSON.stringify(text).slice(1, -1));
      });
  return folders.flatMap((folder) => {
    try {
      return read(folder);
    } catch {
      return [];
    }
  });
}

for (const locale of ['ar', 'en'] as const) {
  const address = locale === 'en' ? `/en${PAGE}` : PAGE;

  test(`a draft in ${locale} is seen in the editor's browser alone, until the preview is left`, async ({
    page,
    browser,
  }) => {
    await get(stack.siteUrl + address);
    const title = await draftOf(locale);
    expect(await visitorSees(address, title)).toBe(false);

    const response = await openPreview(page, 'article', article, locale);
    await expect(page).toHaveURL(new RegExp(`article\\?a=${SLUG}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('complementary', { name: BANNER[locale] })).toBeVisible();
    const headers = response?.headers() ?? {};
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${stack.cmsPublicUrl}`);
    expect(await page.content()).not.toContain(stack.previewSecret);

    // Every other page of this browser shows drafts too, whatever it has cached before.
    const home = locale === 'en' ? '/en' : '/';
    await page.goto(`${stack.siteUrl}${home}`);
    await expect(page.getByText(title).first()).toBeAttached();

    const visitor = await browser.newContext();
    const other = await visitor.newPage();
    for (const shown of [address, home]) {
      const visited = await other.goto(stack.siteUrl + shown);
      await expect(other.getByText(title)).toHaveCount(0);
      await expect(other.getByRole('complementary', { name: BANNER[locale] })).toHaveCount(0);
      expect(visited?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(visited?.headers()['x-robots-tag']).toBeUndefined();
    }
    await visitor.close();

    await page.goto(stack.siteUrl + address);
    await page.getByRole('link', { name: LEAVE[locale] }).click();
    await expect(page).toHaveURL(stack.siteUrl + address);
    await expect(page.getByText(title)).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: BANNER[locale] })).toHaveCount(0);

    expect(await visitorSees(address, title)).toBe(false);
    expect((await get(stack.siteUrl + address)).headers.get('cache-control')).toMatch(/s-maxage/);
    expect(filesWith(title)).toEqual([]);
  });
}

test('an entry that was never published opens in the preview and nowhere else', async ({
  page,
}) => {
  const slug = `draft-${unique()}`;
  const title = `خبر لم يُنشر ${unique()}`;
  const category = await stack.cms.find('category', 'Name', 'News');
  const id = await stack.cms.create('article', 'ar', {
    Title: title,
    Slug: slug,
    PublishDate: '2026-11-20T06:00:00.000Z',
    Category: { connect: [{ documentId: category }], disconnect: [] },
  });
  const expectNothing = async () => {
    const response = await get(`${stack.siteUrl}/article?a=${slug}`);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/404');
  };

  await expectNothing();
  await openPreview(page, 'article', id, 'ar');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectNothing();
  expect(filesWith(title)).toEqual([]);
});

test('feeds, sitemap and search hold what is published, in a preview too', async ({ page }) => {
  const title = await draftOf('ar');
  await openPreview(page, 'article', article, 'ar');
  for (const address of [
    '/feeds/news.xml',
    '/sitemap.xml',
    `/api/search?locale=ar&q=${encodeURIComponent(title)}`,
  ]) {
    const { type, text } = await page.evaluate(async (at) => {
      const response = await fetch(at);
      return { type: response.headers.get('content-type'), text: await response.text() };
    }, address);
    expect(type, address).toMatch(/xml|json/);
    expect(text.includes(title), address).toBe(false);
  }
  expect(filesWith(title)).toEqual([]);
});

test('drafts and published pages open within the CMS’s frame, visitors’ pages do not', async ({
  page,
  context,
}) => {
  const title = await draftOf('ar');
  const framed = async (address: string) => {
    await page.goto(`${stack.cmsPublicUrl}/admin`);
    await page.evaluate((at) => {
      const frame = document.createElement('iframe');
      frame.title = 'preview';
      frame.src = at;
      document.body.append(frame);
    }, address);
    return page.frameLocator('iframe[title=preview]');
  };
  const open = async (status: string) =>
    framed((await stack.cms.previewAddress('article', article, 'ar', status)) ?? '');

  const visitor = await framed(stack.siteUrl + PAGE);
  await page.waitForLoadState('networkidle');
  await expect(visitor.getByRole('main')).toHaveCount(0);

  const draft = await open('draft');
  await expect(draft.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const cookies = await context.cookies(stack.siteUrl);
  expect(cookies.find(({ name }) => name === '__prerender_bypass')).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'None',
    expires: -1,
  });

  await draft.getByRole('link', { name: LEAVE.ar }).click();
  await expect(draft.locator('h1')).toBeVisible();
  await expect(draft.getByText(title)).toHaveCount(0);

  await open('draft');
  const published = await open('published');
  await expect(published.locator('h1')).toBeVisible();
  await expect(published.getByText(title)).toHaveCount(0);
  await expect(published.getByRole('complementary', { name: BANNER.ar })).toHaveCount(0);
});

test('the slim frame of the regulations says that it shows drafts', async ({ page }) => {
  const id = await stack.cms.any('regulation');
  await openPreview(page, 'regulation', id ?? '', 'en');
  await expect(page).toHaveURL(/\/en\/regulations\?r=/);
  await expect(page.getByRole('complementary', { name: BANNER.en })).toBeVisible();
});

/** What visitors send, records and addresses are stored beside the content, without a page. */
const WITHOUT_PAGE = [
  'contact-form',
  'former-name',
  'publication',
  'publication-request',
  'publication-schedule',
  'redirect',
];

test('every content type opens a page of the site', async () => {
  const types = readdirSync(path.join(cmsFolder, 'src', 'api'));
  for (const type of types.filter((name) => !WITHOUT_PAGE.includes(name))) {
    const address = await stack.cms.previewAddress(type, await stack.cms.any(type), 'ar');
    expect(address, type).toBeDefined();
    const opened = await get(address ?? '');
    expect(opened.status, type).toBe(307);
    const shown = new URL(opened.headers.get('location') ?? '', stack.siteUrl);
    shown.searchParams.delete('lang');
    expect((await get(shown.href)).status, type).toBe(200);
  }
});

test('an address opens a preview once', async ({ browser }) => {
  const title = await draftOf('ar');
  const address = (await stack.cms.previewAddress('article', article, 'ar')) ?? '';
  expect(address).not.toContain(stack.previewSecret);
  const opens = await Promise.all(Array.from({ length: 8 }, () => get(address)));
  expect(opens.map(({ status }) => status).sort()).toEqual([307, ...Array<number>(7).fill(401)]);

  // As found in a log or a history.
  const other = await browser.newPage();
  expect((await other.goto(address))?.status()).toBe(401);
  await other.goto(stack.siteUrl + PAGE);
  await expect(other.getByText(title)).toHaveCount(0);
  await other.close();
});

test('an editor goes back and forth between the draft and the published version', async ({
  page,
}) => {
  const title = await draftOf('ar');
  const draft = (await stack.cms.previewAddress('article', article, 'ar')) ?? '';
  const published = (await stack.cms.previewAddress('article', article, 'ar', 'published')) ?? '';
  // The panel keeps both addresses while its preview is open.
  for (let round = 0; round < 2; round += 1) {
    await page.goto(draft);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goto(published);
    await expect(page.getByText(title)).toHaveCount(0);
  }
});

test('the secret itself, a changed ticket and none are refused', async () => {
  const ask = async (query: Record<string, string>) => {
    const response = await get(`${stack.siteUrl}/api/preview?${new URLSearchParams(query)}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.text).not.toContain(stack.previewSecret);
    return response;
  };
  const address = (await stack.cms.previewAddress('article', article, 'ar')) ?? '';
  const ticket = new URL(address).searchParams.get('ticket') ?? '';
  const secret = stack.previewSecret;
  const refused: readonly Record<string, string>[] = [
    {},
    { ticket: '' },
    { ticket: secret },
    { ticket: `${ticket}x` },
    { ticket: `x${ticket}` },
    { secret, path: '/', locale: 'ar', status: 'draft' },
  ];
  for (const wrong of refused) {
    const response = await ask(wrong);
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
  }

  const leave = await get(`${stack.siteUrl}/api/preview/leave?path=//evil.example`);
  expect(leave.status).toBe(307);
  expect(leave.headers.get('location')).toBe('/');
  expect(leave.headers.get('cache-control')).toBe('no-store');
});

test('a made-up cookie shows no drafts', async () => {
  const title = await draftOf('ar');
  for (const cookie of [
    '__prerender_bypass=1',
    '__Host-preview-pass=1',
    '__Host-preview-pass=9999999999.1.x',
  ]) {
    const response = await get(stack.siteUrl + PAGE, { cookie });
    expect(response.text.includes(title)).toBe(false);
    // As for everybody else: a made-up cookie makes the site render nothing.
    expect(response.headers.get('cache-control')).toContain('public');
  }
});
