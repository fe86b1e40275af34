import { expect, test } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { get, withoutScripts } from '../support/http';
import { half, PHONES, popupOf } from '../support/popup';
import { Stack, unique } from '../support/stack';

const PATIENCE_MS = 5000;

let stack: Stack;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await Stack.start('in-time', { sharesServices: true });
});

test.afterAll(async () => {
  await stack.stop();
});

const ARTICLE = 'jeddah-largest-container-ship';
const FROM_NOW = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

async function shows(path: string, text: string): Promise<boolean> {
  return withoutScripts((await get(stack.siteUrl + path)).text).includes(text);
}

/** Whether a page holds a text anywhere, as the home page holds the notices of its pop-up. */
async function holds(path: string, text: string): Promise<boolean> {
  return (await get(stack.siteUrl + path)).text.includes(text);
}

/** Where an announcement shows besides its own page. */
const PLACES = ['/', '/announcement'];

test('an emergency notice is on cached pages of both languages seconds after it is published, and goes with its end', async ({
  browser,
}) => {
  const pages = ['/', '/en', '/contact', `/article?news=${ARTICLE}`, '/regulations', '/en/404'];
  // Twice: the second response is a finished, compressed copy.
  for (const path of [...pages, ...pages]) await get(stack.siteUrl + path);
  const [ar, en] = [`إغلاق الميناء ${unique()}`, `Port closed ${unique()}`];
  const end = Date.now() + 75_000;

  await stack.cms.changeSingle('emergency-banner', 'ar', {
    Level: 'emergency',
    Text: ar,
    From: null,
    To: null,
  });
  await pause(PATIENCE_MS);
  for (const path of pages) expect(await shows(path, ar), path).toBe(true);
  await stack.cms.changeSingle('emergency-banner', 'en', {
    Level: 'emergency',
    Text: en,
    To: new Date(Math.floor(end / 60_000) * 60_000).toISOString(),
  });
  await pause(PATIENCE_MS);
  for (const path of pages) {
    const isEnglish = path.startsWith('/en');
    expect(await shows(path, en), path).toBe(isEnglish);
    expect(await shows(path, ar), path).toBe(!isEnglish);
  }

  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  await page.goto(`${stack.siteUrl}/en/contact`);
  const banner = page.getByRole('region', { name: 'Emergency' });
  await expect(banner).toContainText(en);
  expect((await banner.boundingBox())?.y).toBeLessThan(10);
  await expect(page.locator('[role=status]', { hasText: en })).toHaveCount(1);
  for (const path of ['/contact', '/en/contact']) {
    await page.goto(stack.siteUrl + path);
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    await pause(2000);
    const said = page.locator('[role=status]', { hasText: path.startsWith('/en') ? en : ar });
    await expect(said).toHaveCount(0);
  }
  // The page stays open beyond the end of the notice.
  await expect(banner).toHaveCount(0, { timeout: 140_000 });
  await page.close();
  await pause(2000);
  for (const path of pages)
    expect((await shows(path, en)) || (await shows(path, ar)), path).toBe(false);
});

test('two announcements with long texts take at most half of any phone, with arrows between them', async ({
  browser,
}) => {
  const id = await stack.cms.find('home-page-announcement', 'AnnouncementId', '1004');
  const long = 'صيانة مجدولة للخدمات الإلكترونية وأنظمة التراخيص والمدفوعات في الموانئ كلها';
  await stack.cms.change('home-page-announcement', id, 'ar', {
    Title: long,
    Announcement: `<p>${long}. ${long}.</p>`,
    StartDate: FROM_NOW(-3600),
    EndDate: FROM_NOW(7 * 86_400),
  });
  await expect.poll(() => holds('/', 'صيانة مجدولة')).toBe(true);
  const page = await browser.newPage();
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    const where = `${phone.width}×${phone.height}`;
    await page.goto(`${stack.siteUrl}/`);
    const shown = await popupOf(page);
    // The cross, the button, and an arrow to each side.
    expect(shown.targets, where).toBe(4);
    expect(shown.height, where).toBeLessThanOrEqual(half(phone));
    expect(shown.hidden, `${where}: pixels to scroll`).toBe(0);
    expect(shown.smallest, `${where}: smallest target`).toBeGreaterThanOrEqual(24);
    expect(shown.action, `${where}: its button`).toBeGreaterThanOrEqual(44);
  }
  await page.close();
});

test('an announcement and an article are nowhere before their moment, then appear by themselves without the CMS', async () => {
  const id = await stack.cms.find('home-page-announcement', 'AnnouncementId', '1004');
  const news = await stack.cms.find('article', 'Slug', ARTICLE);
  const [notice, headline] = [`إعلان لاحق ${unique()}`, `خبر لاحق ${unique()}`];
  const moment = Date.now() + 60_000;
  const at = new Date(moment).toISOString();
  await stack.cms.change('home-page-announcement', id, 'ar', {
    Title: notice,
    StartDate: at,
    EndDate: FROM_NOW(86_400),
  });
  await stack.cms.change('article', news, 'ar', { Title: headline, PublishDate: at });
  await pause(PATIENCE_MS);

  const nowhere = async () => {
    for (const path of [...PLACES, '/announcement?id=1004'])
      expect(await holds(path, notice), path).toBe(false);
    for (const path of ['/', '/media-center?o=News', '/feeds/news.xml']) {
      expect(await shows(path, headline), path).toBe(false);
    }
    expect(await shows('/announcement?id=1004', 'لم يحن موعد النشر بعد')).toBe(true);
    expect((await get(`${stack.siteUrl}/article?news=${ARTICLE}`)).status).toBe(307);
    const { text: sitemap } = await get(`${stack.siteUrl}/sitemap.xml`);
    expect(sitemap).not.toContain('announcement?id=1004');
    expect(sitemap).not.toContain(ARTICLE);
    for (const word of [notice, headline]) {
      const query = new URLSearchParams({ q: word, locale: 'ar' });
      expect((await get(`${stack.siteUrl}/api/search?${query}`)).text).not.toContain(word);
    }
  };
  await nowhere();
  await stack.killCms();
  await stack.restartSite();
  await nowhere();

  await pause(Math.max(moment - Date.now(), 0));
  for (const path of PLACES) {
    await expect.poll(() => holds(path, notice), { message: path, timeout: 40_000 }).toBe(true);
  }
  for (const path of ['/', '/media-center?o=News', '/feeds/news.xml']) {
    await expect.poll(() => shows(path, headline), { message: path, timeout: 40_000 }).toBe(true);
  }
  expect((await get(`${stack.siteUrl}/article?news=${ARTICLE}`)).status).toBe(200);
  await expect.poll(() => shows('/announcement?id=1004', notice), { timeout: 40_000 }).toBe(true);
  expect((await get(`${stack.siteUrl}/sitemap.xml`)).text).toContain(ARTICLE);
});
