import { setTimeout as pause } from 'node:timers/promises';
import { core } from '../../support/core';
import { get } from '../../support/http';
import { half, PHONES, popupSizes } from '../../support/popup';
import { unique, type Stack } from '../../support/stack';
import { ARTICLE, expect, shows, test } from './fixtures';

const PATIENCE_MS = 5000;

/** An announcement of the sample content that has ended. */
const ANNOUNCEMENT = '1004';

const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** End time that takes effect after some seconds: the last minute is inclusive. */
const endIn = (seconds: number) => fromNow(seconds - 60);

/** True if a page contains a text anywhere, such as the pop-up's data on the home page. */
const holds = async (stack: Stack, path: string, text: string) =>
  (await get(stack.siteUrl + path)).text.includes(text);

test.afterEach(async ({ stack }) => {
  const id = await stack.cms.find('home-page-announcement', 'AnnouncementId', ANNOUNCEMENT);
  const over = { StartDate: fromNow(-7200), EndDate: fromNow(-3600) };
  await stack.cms.change('home-page-announcement', id, 'ar', over);
});

const PLACES = ['/', '/announcement'];
const LISTS = ['/', '/media-center?o=News', '/feeds/news.xml'];
const ARTICLE_PAGE = `/article?news=${ARTICLE}`;
const OWN_PAGE = `/announcement?id=${ANNOUNCEMENT}`;

/**
 * Schedules an announcement and an article, and expects them nowhere before that time and everywhere
 * after it.
 * @param meanwhile runs after the first check
 */
async function expectAtMoment(
  stack: Stack,
  secondsAhead: number,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const id = await stack.cms.find('home-page-announcement', 'AnnouncementId', ANNOUNCEMENT);
  const news = await stack.cms.find('article', 'Slug', ARTICLE);
  const [notice, headline] = [`إعلان لاحق ${unique()}`, `خبر لاحق ${unique()}`];
  // Warm up: rendering and indexing for the first time take longest.
  const search = `/api/search?locale=ar&q=${encodeURIComponent('خبر')}`;
  for (const path of [...PLACES, ...LISTS, OWN_PAGE, '/sitemap.xml', search]) {
    await get(stack.siteUrl + path);
  }
  const moment = Date.now() + secondsAhead * 1000;
  const at = new Date(moment).toISOString();
  const EndDate = fromNow(86_400);
  await stack.cms.change('home-page-announcement', id, 'ar', {
    Title: notice,
    StartDate: at,
    EndDate,
  });
  await stack.cms.change('article', news, 'ar', { Title: headline, PublishDate: at });
  const status = async () => (await get(stack.siteUrl + ARTICLE_PAGE)).status;
  await expect.poll(status, { timeout: 10_000 }).toBe(307);
  await expect
    .poll(() => shows(stack, OWN_PAGE, 'لم يحن موعد النشر بعد'), { timeout: 10_000 })
    .toBe(true);

  const expectNowhere = async () => {
    for (const path of [...PLACES, OWN_PAGE]) {
      expect(await holds(stack, path, notice), path).toBe(false);
    }
    for (const path of LISTS) expect(await shows(stack, path, headline), path).toBe(false);
    expect(await status()).toBe(307);
    const { text: sitemap } = await get(`${stack.siteUrl}/sitemap.xml`);
    expect(sitemap).not.toContain(`announcement?id=${ANNOUNCEMENT}`);
    expect(sitemap).not.toContain(ARTICLE);
    for (const text of [notice, headline]) {
      const query = new URLSearchParams({ q: text, locale: 'ar' });
      expect((await get(`${stack.siteUrl}/api/search?${query}`)).text).not.toContain(text);
    }
  };
  await expectNowhere();
  if (meanwhile) {
    await meanwhile();
    await expectNowhere();
  }
  expect(Date.now(), 'the moment is still ahead').toBeLessThan(moment);

  await pause(moment - Date.now());
  const soon = (message: string) => ({ message, timeout: 20_000 });
  for (const path of PLACES) {
    await expect.poll(() => holds(stack, path, notice), soon(path)).toBe(true);
  }
  for (const path of LISTS) {
    await expect.poll(() => shows(stack, path, headline), soon(path)).toBe(true);
  }
  await expect.poll(status).toBe(200);
  await expect.poll(() => shows(stack, OWN_PAGE, notice), soon(OWN_PAGE)).toBe(true);
  expect((await get(`${stack.siteUrl}/sitemap.xml`)).text).toContain(ARTICLE);
}

test(
  'what has a moment appears at it and goes at its end, by itself',
  core('happy-path'),
  async ({ stack }) => {
    await expectAtMoment(stack, 30);

    const text = `إغلاق الميناء ${unique()}`;
    const pages = ['/', '/en', '/contact', ARTICLE_PAGE, '/regulations'];
    for (const path of pages) await get(stack.siteUrl + path);
    const fields = { Level: 'emergency', Text: text, From: null, To: endIn(25) };
    await stack.cms.changeSingle('emergency-banner', 'ar', fields);
    for (const isShown of [true, false]) {
      for (const path of pages) {
        await expect
          .poll(() => shows(stack, path, text), { message: path, timeout: 40_000 })
          .toBe(isShown);
      }
    }
    await stack.cms.unpublishSingle('emergency-banner', 'ar');
  },
);

test('an announcement and an article appear at their moment without the CMS, after a restart too', async ({
  stack,
}) => {
  await expectAtMoment(stack, 60, async () => {
    await stack.killCms();
    await stack.restartSite();
  });
  await stack.startCms();
});

test('an emergency notice is in its language, is announced once, and leaves an open page at its end', async ({
  browser,
  stack,
}) => {
  const pages = ['/', '/en', '/contact', ARTICLE_PAGE, '/regulations', '/en/404'];
  // Twice: the second response is a cached, compressed copy.
  for (const path of [...pages, ...pages]) await get(stack.siteUrl + path);
  const [ar, en] = [`إغلاق الميناء ${unique()}`, `Port closed ${unique()}`];
  const fields = { Level: 'emergency', From: null, To: endIn(60) };
  await stack.cms.changeSingle('emergency-banner', 'ar', { ...fields, Text: ar });
  await stack.cms.changeSingle('emergency-banner', 'en', { ...fields, Text: en });
  await pause(PATIENCE_MS);
  for (const path of pages) {
    const isEnglish = path.startsWith('/en');
    expect(await shows(stack, path, en), path).toBe(isEnglish);
    expect(await shows(stack, path, ar), path).toBe(!isEnglish);
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
    const announced = page.locator('[role=status]', { hasText: path.startsWith('/en') ? en : ar });
    await expect(announced).toHaveCount(0);
  }
  await expect(banner).toHaveCount(0, { timeout: 60_000 });
  await page.close();
  for (const path of pages) {
    await expect
      .poll(async () => (await shows(stack, path, en)) || (await shows(stack, path, ar)), path)
      .toBe(false);
  }
  for (const locale of ['ar', 'en']) await stack.cms.unpublishSingle('emergency-banner', locale);
});

test('two announcements with long texts take at most half of any phone, with arrows between them', async ({
  browser,
  stack,
}) => {
  const id = await stack.cms.find('home-page-announcement', 'AnnouncementId', ANNOUNCEMENT);
  const long = 'صيانة مجدولة للخدمات الإلكترونية وأنظمة التراخيص والمدفوعات في الموانئ كلها';
  await stack.cms.change('home-page-announcement', id, 'ar', {
    Title: long,
    Announcement: `<p>${long}. ${long}.</p>`,
    StartDate: fromNow(-3600),
    EndDate: fromNow(7 * 86_400),
  });
  await expect.poll(() => holds(stack, '/', 'صيانة مجدولة')).toBe(true);
  const page = await browser.newPage();
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    const where = `${phone.width}×${phone.height}`;
    await page.goto(`${stack.siteUrl}/`);
    const shown = await popupSizes(page);
    // Close icon, button, and an arrow to each side.
    expect(shown.targets, where).toBe(4);
    expect(shown.height, where).toBeLessThanOrEqual(half(phone));
    expect(shown.hidden, `${where}: pixels to scroll`).toBe(0);
    expect(shown.smallest, `${where}: smallest target`).toBeGreaterThanOrEqual(24);
    expect(shown.action, `${where}: its button`).toBeGreaterThanOrEqual(44);
  }
  await page.close();
});
