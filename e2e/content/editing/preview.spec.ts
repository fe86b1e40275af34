import type { Page } from '@playwright/test';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cms as cmsFolder } from '../../../tools/lib/project.mjs';
import { core } from '../../support/core';
import { get } from '../../support/http';
import { unique, type Stack } from '../../support/stack';
import { openPanel } from '../../support/panel';
import { ARTICLE, expect, find, PUBLISHER, test } from './fixtures';

const PAGE = `/article?news=${ARTICLE}`;
const BANNER = { ar: 'معاينة مسودة', en: 'Draft preview' } as const;
const LEAVE = { ar: 'مغادرة المعاينة', en: 'Leave preview' } as const;

const articleId = (stack: Stack) => stack.cms.find('article', 'Slug', ARTICLE);

const readDraft = async (stack: Stack, locale: 'ar' | 'en') => {
  const title = locale === 'ar' ? `مسودة ${unique()}` : `A draft ${unique()}`;
  await stack.cms.saveDraft('article', await articleId(stack), locale, { Title: title });
  return title;
};

const openPreview = async (
  page: Page,
  stack: Stack,
  type: string,
  id: string,
  locale: 'ar' | 'en',
) => page.goto((await stack.cms.previewAddress(type, id, locale)) ?? '');

/** Files written since `since` (milliseconds) by the site that contain a text. */
function filesWith({ dataFolder, buildFolder }: Stack, text: string, since: number): string[] {
  const escaped = JSON.stringify(text).slice(1, -1);
  return [dataFolder, path.join(buildFolder, 'server'), path.join(buildFolder, 'cache')]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true, recursive: true }))
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => {
      // The file may have been replaced.
      if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < since) return false;
      const content = readFileSync(file, 'utf8');
      return content.includes(text) || content.includes(escaped);
    });
}

test(
  "a draft is seen in the editor's browser alone, until the preview is left",
  core('happy-path'),
  async ({ page, stack }) => {
    const [locale, address] = ['en', `/en${PAGE}`] as const;
    await get(stack.siteUrl + address);
    const since = Date.now();
    const title = await readDraft(stack, locale);

    await test.step('the editor sees it, on every page', async () => {
      const response = await openPreview(page, stack, 'article', await articleId(stack), locale);
      await expect(page).toHaveURL(new RegExp(`article\\?a=${ARTICLE}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('complementary', { name: BANNER[locale] })).toBeVisible();
      const headers = response?.headers() ?? {};
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['content-security-policy']).toContain(`frame-ancestors ${stack.cmsPublicUrl}`);
      expect(await page.content()).not.toContain(stack.previewSecret);
      await page.goto(`${stack.siteUrl}/en`);
      await expect(page.getByText(title).first()).toBeAttached();
    });

    await test.step('visitors see it nowhere', async () => {
      for (const path of [address, '/en', '/en/media-center?o=News']) {
        const { text, headers } = await get(stack.siteUrl + path);
        expect(text.includes(title), path).toBe(false);
        expect(text.includes(BANNER[locale]), path).toBe(false);
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(headers.get('x-robots-tag')).toBeNull();
      }
      expect(await find(stack, locale, title.split(' ').at(-1) ?? '')).toEqual([]);
    });

    await test.step('feed, sitemap and search have what is published in the preview too', async () => {
      for (const path of [
        '/en/feeds/news.xml',
        '/sitemap.xml',
        `/api/search?locale=en&q=${encodeURIComponent(title)}`,
      ]) {
        const { type, text } = await page.evaluate(async (at) => {
          const response = await fetch(at);
          return { type: response.headers.get('content-type'), text: await response.text() };
        }, path);
        expect(type, path).toMatch(/xml|json/);
        expect(text.includes(title), path).toBe(false);
      }
    });

    await test.step('it is gone when the preview is left', async () => {
      await page.goto(stack.siteUrl + address);
      await page.getByRole('link', { name: LEAVE[locale] }).click();
      await expect(page).toHaveURL(stack.siteUrl + address);
      await expect(page.getByText(title)).toHaveCount(0);
      await expect(page.getByRole('complementary', { name: BANNER[locale] })).toHaveCount(0);
      expect((await get(stack.siteUrl + address)).headers.get('cache-control')).toMatch(/s-maxage/);
      expect(filesWith(stack, title, since)).toEqual([]);
    });
  },
);

test(
  'a used address, a changed ticket, the secret itself and made-up cookies show no draft',
  core('refusal'),
  async ({ stack }) => {
    const title = await readDraft(stack, 'ar');
    const address = (await stack.cms.previewAddress('article', await articleId(stack), 'ar')) ?? '';
    expect(address).not.toContain(stack.previewSecret);
    const ticket = new URL(address).searchParams.get('ticket') ?? '';
    const secret = stack.previewSecret;
    const refused: readonly Record<string, string>[] = [
      {},
      { ticket: secret },
      { ticket: `${ticket}x` },
      { secret, path: '/', locale: 'ar', status: 'draft' },
    ];
    for (const query of refused) {
      const response = await get(`${stack.siteUrl}/api/preview?${new URLSearchParams(query)}`);
      expect(response.status).toBe(401);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.text).not.toContain(secret);
    }
    const opens = await Promise.all(Array.from({ length: 8 }, () => get(address)));
    expect(opens.map(({ status }) => status).sort()).toEqual([307, ...Array<number>(7).fill(401)]);

    for (const cookie of [
      '__prerender_bypass=1',
      '__Host-preview-pass=1',
      '__Host-preview-pass=9999999999.1.x',
    ]) {
      const response = await get(stack.siteUrl + PAGE, { cookie });
      expect(response.text.includes(title)).toBe(false);
      // A forged preview cookie has no effect.
      expect(response.headers.get('cache-control')).toContain('public');
    }
    const leave = await get(`${stack.siteUrl}/api/preview/leave?path=//evil.example`);
    expect([leave.status, leave.headers.get('location')]).toEqual([307, '/']);
  },
);

test('an entry that was never published opens in the preview and nowhere else', async ({
  page,
  stack,
}) => {
  const since = Date.now();
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
  await openPreview(page, stack, 'article', id, 'ar');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectNothing();
  expect(filesWith(stack, title, since)).toEqual([]);
});

test('drafts and published pages open within the CMS’s frame, visitors’ pages do not', async ({
  page,
  context,
  stack,
}) => {
  const title = await readDraft(stack, 'ar');
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
    framed((await stack.cms.previewAddress('article', await articleId(stack), 'ar', status)) ?? '');

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

test('the slim frame of the regulations has the preview banner', async ({ page, stack }) => {
  const id = await stack.cms.any('regulation');
  await openPreview(page, stack, 'regulation', id ?? '', 'en');
  await expect(page).toHaveURL(/\/en\/regulations\?r=/);
  await expect(page.getByRole('complementary', { name: BANNER.en })).toBeVisible();
});

/** Types without a page: submissions, records and redirects. */
const WITHOUT_PAGE = [
  'contact-form',
  'former-name',
  'publication',
  'publication-request',
  'publication-schedule',
  'redirect',
];

test('every content type opens a page of the site', async ({ stack }) => {
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

const PANEL = {
  ar: { open: 'فتح المعاينة', published: 'منشور' },
  en: { open: 'Open preview', published: 'Published' },
} as const;

for (const locale of ['ar', 'en'] as const) {
  test(`${locale}: the panel shows a draft and what is published in its preview`, async ({
    browser,
    stack,
  }) => {
    const title = await readDraft(stack, locale);
    const path = `/admin/content-manager/collection-types/api::article.article/${await articleId(stack)}?plugins[i18n][locale]=${locale}`;
    const page = await openPanel(browser, stack, { email: PUBLISHER, locale, path });
    await page.getByRole('link', { name: PANEL[locale].open }).click();
    const shown = page.frameLocator('[data-testid="preview-iframe"]');
    await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('tab', { name: PANEL[locale].published }).click();
    await expect(shown.getByRole('complementary', { name: BANNER[locale] })).toHaveCount(0);
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown.getByText(title)).toHaveCount(0);
    await page.context().close();
  });
}
