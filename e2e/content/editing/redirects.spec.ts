import type { Page } from '@playwright/test';
import { violations } from '../../../tools/browser/axe';
import { core } from '../../support/core';
import { get } from '../../support/http';
import { openPanel, PANEL } from '../../support/panel';
import { unique, type Stack } from '../../support/stack';
import { AUTHOR, expect, PUBLISHER, test } from './fixtures';

async function leads(stack: Stack, path: string, cookie = ''): Promise<readonly unknown[]> {
  const { status, headers } = await get(stack.siteUrl + path, cookie ? { cookie } : {});
  return [status, headers.get('location'), headers.get('cache-control')];
}

const moved = (to: string) => [308, to, 'no-store'];

async function publish({ cms, siteUrl }: Stack, slug: string): Promise<string> {
  const category = await cms.find('category', 'Name', 'News');
  const id = await cms.create('article', 'ar', {
    Title: 'أكبر سفينة في الميناء',
    Slug: slug,
    PublishDate: '2026-01-01T08:00:00.000Z',
    Category: { connect: [{ documentId: category }], disconnect: [] },
  });
  await cms.change('article', id, 'ar', {});
  await cms.change('article', id, 'en', { Title: 'The largest ship of the port' });
  await expect.poll(async () => (await get(`${siteUrl}/article?news=${slug}`)).status).toBe(200);
  return id;
}

test(
  'an old address and a former name lead on, in both languages',
  core('happy-path'),
  async ({ stack }) => {
    const from = `/Pages/Old-${unique()}.aspx`;
    expect(await leads(stack, from)).toEqual([307, '/', 'no-store']);
    await stack.cms.create('redirect', 'ar', { From: from, To: '/contact' });
    await expect.poll(() => leads(stack, from), { timeout: 10_000 }).toEqual(moved('/contact'));
    expect(await leads(stack, `/en${from}/`)).toEqual([308, `/en${from}`, null]);
    expect(await leads(stack, `/en${from}`)).toEqual(moved('/en/contact'));
    const english = await leads(stack, `${from.toLowerCase()}?utm=a`, 'locale=en');
    expect(english).toEqual(moved('/en/contact?utm=a'));

    const [slug, newSlug] = [`ship-${unique()}`, `larger-ship-${unique()}`];
    const id = await publish(stack, slug);
    await stack.cms.change('article', id, 'ar', { Slug: newSlug });
    await expect
      .poll(() => leads(stack, `/article?news=${slug}`), { timeout: 10_000 })
      .toEqual(moved(`/article?news=${newSlug}`));
    expect(await leads(stack, `/en/article?a=${slug}&utm=a`)).toEqual(
      moved(`/en/article?a=${newSlug}&utm=a`),
    );
    await expect
      .poll(async () => (await get(`${stack.siteUrl}/article?news=${newSlug}`)).status)
      .toBe(200);
  },
);

const panelAt = (
  browser: Parameters<typeof openPanel>[0],
  stack: Stack,
  locale: 'ar' | 'en',
  path: string,
): Promise<Page> => openPanel(browser, stack, { email: PUBLISHER, locale, path });

test('authors read old addresses in the panel, and are offered no change of them', async ({
  browser,
  stack,
}) => {
  const path = '/admin/redirects';
  const panel = await openPanel(browser, stack, { email: AUTHOR, locale: 'en', path });
  const row = panel.getByRole('row').filter({ hasText: '/tenders' });
  await expect(row).toBeVisible();
  await expect(row.getByRole('link')).toHaveCount(0);
  expect(await violations(panel, PANEL)).toEqual([]);
  await panel.context().close();
});

test('old addresses are imported in the panel, and their visits are counted', async ({
  browser,
  stack,
}) => {
  const old = `/Pages/Imported-${unique()}.aspx`;
  const panel = await panelAt(browser, stack, 'ar', '/admin/redirects');
  await expect(panel.getByRole('heading', { level: 1, name: 'العناوين القديمة' })).toBeVisible();
  await panel.locator('input[type=file]').setInputFiles({
    name: 'redirects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`from,to,note\n${old},/contact,x\n/faq,/contact,\n`),
  });
  await expect(
    panel.getByText('هذا العنوان صفحة من صفحات الموقع، ولا يمكن أن يحل محلها توجيه.'),
  ).toBeVisible();
  expect(await violations(panel, PANEL)).toEqual([]);
  expect(await leads(stack, old)).toEqual([307, '/', 'no-store']);

  await panel.getByRole('button', { name: 'استيراد سطر واحد' }).click();
  await expect(panel.getByText('استُورد سطر واحد.')).toBeVisible();
  await expect.poll(() => leads(stack, old)).toEqual(moved('/contact'));
  for (let visit = 0; visit < 3; visit += 1) await leads(stack, old);
  const row = panel.getByRole('row').filter({ hasText: old });
  await expect(async () => {
    await panel.reload();
    await expect(row).toContainText(/[4-9]/, { timeout: 2000 });
  }).toPass();
  await panel.context().close();
});

test('a renamed entry shows its redirects in the panel', async ({ browser, stack }) => {
  const [slug, newSlug] = [`ship-${unique()}`, `larger-ship-${unique()}`];
  const id = await publish(stack, slug);
  const form = `/admin/content-manager/collection-types/api::article.article/${id}`;
  const panel = await panelAt(browser, stack, 'en', `${form}?plugins[i18n][locale]=en`);
  const expectLink = (name: string) =>
    expect(panel.getByRole('link', { name })).toHaveAttribute(
      'href',
      `${stack.siteUrl}/en/article?a=${name}`,
    );
  await expectLink(slug);
  await panel.locator('input[name=Slug]').fill(newSlug);
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(() => leads(stack, `/article?news=${slug}`))
    .toEqual(moved(`/article?news=${newSlug}`));
  await expect(panel.getByText(new RegExp(slug)).last()).toBeVisible();
  await expectLink(newSlug);
  await panel.context().close();
});

test('searches without results are listed in the panel, and a page is promoted for one', async ({
  browser,
  stack,
}) => {
  const word = 'qwertzuiop';
  const search = `/en/search?q=${word}`;
  for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    await get(stack.siteUrl + search, { 'x-forwarded-for': ip });
  }
  const panel = await panelAt(browser, stack, 'en', '/admin/missed-searches');
  await expect(
    panel.getByRole('heading', { level: 1, name: 'Searches without results' }),
  ).toBeVisible();
  expect(await violations(panel, PANEL)).toEqual([]);
  await panel.getByRole('button', { name: `Promote a page for ${word}` }).click();
  await panel.locator('input[name=Title]').fill('Ask the contact centre');
  await panel.locator('input[name=Link]').fill('/contact');
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(async () => (await get(stack.siteUrl + search)).text, { timeout: 40_000 })
    .toContain('Ask the contact centre');
  expect((await get(`${stack.siteUrl}/en/search?q=${word}x`)).text).not.toContain(
    'Ask the contact centre',
  );
  await panel.context().close();
});
