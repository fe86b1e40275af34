import type { Browser, Page } from '@playwright/test';
import { violations } from '../../../tools/browser/axe';
import { openPanel, PANEL, PASSWORD, signIn, START_PAGE, walkDialog } from '../../support/panel';
import { unique, type Stack } from '../../support/stack';
import { ARTICLE, AUTHOR, expect, PUBLISHER, shows, test } from './fixtures';

const BANNER = '/admin/content-manager/single-types/api::emergency-banner.emergency-banner';

/** Known accessibility faults of Strapi's own components around ours. */
const WITH_STRAPIS_PARTS = {
  without: [...START_PAGE.without, 'aria-allowed-attr', 'label-content-name-mismatch'],
};

const TEXTS = {
  title: 'العنوان',
  save: 'حفظ',
  note: 'ملاحظة للناشر',
  ask: 'طلب النشر',
  asked: 'أُرسل طلب النشر.',
  setTime: 'تحديد موعد',
  set: 'تحديد الموعد',
  at: 'اليوم والوقت',
  willBe: /يُنشر في .* بتوقيت الرياض/,
  history: 'سجل النشر',
  onTime: 'نُشر في موعده الذي حدده',
  modified: 'العربية: مسودة أحدث من المنشور',
  end: 'إنهاء العرض الآن',
  yes: 'إنهاء العرض',
  used: /\d+ من نحو 110 محارف/,
  crop: 'قص',
  focusX: 'موضع التركيز أفقيًا (بكسل)',
  focusY: 'موضع التركيز رأسيًا (بكسل)',
  apply: 'تطبيق',
  focusSaved: 'حُفظ القص وموضع التركيز.',
  choose: 'اختيار ملف',
  // Not translated by Strapi.
  search: 'Search',
  finish: 'تم',
} as const;

const UNSAVED = {
  ar: {
    title: 'العنوان',
    save: 'حفظ',
    offer: /كتبت هنا في .* ما لم تحفظه/,
    restore: 'استعادته',
    signOut: 'تسجيل الخروج',
    ended: 'انتهت جلستك',
    confirm: 'تأكيد',
  },
  en: {
    title: 'Title',
    save: 'Save',
    restore: 'Restore it',
    conflict: /^Another editor has saved this since you opened it/,
  },
} as const;

/** Next minute in Riyadh in the field's format. */
const nextMinute = () =>
  new Date(Date.now() + 3 * 60 * 60 * 1000 + 60_000).toISOString().slice(0, 16);

/** Lets the panel schedule some seconds ahead, where its field has whole minutes. */
async function makeMinutesShort(page: Page): Promise<void> {
  await page.route('**/editing/schedules', async (route) => {
    const body = {
      ...route.request().postDataJSON(),
      at: new Date(Date.now() + 4000).toISOString(),
    };
    await route.continue({ postData: JSON.stringify(body) });
  });
}

test('an author writes, a publisher schedules, the site shows it at its moment and loses a notice at once', async ({
  browser,
  stack,
}) => {
  const id = await stack.cms.find('article', 'Slug', ARTICLE);
  const list = '/admin/content-manager/collection-types/api::article.article';
  const arabic = 'plugins[i18n][locale]=ar';
  const entry = `${list}/${id}?${arabic}`;
  const title = `رصيف جديد في ميناء جدة ${unique()}`;
  const author = await openPanel(browser, stack, { email: AUTHOR, locale: 'ar', path: entry });

  await test.step('the author writes against the room of the place, saves and asks', async () => {
    const field = author.getByRole('textbox', { name: TEXTS.title, exact: false }).first();
    await field.fill(title);
    await expect(author.getByText(TEXTS.used).first()).toBeVisible();
    await author.getByRole('button', { name: TEXTS.save, exact: true }).click();
    await author.getByRole('textbox', { name: TEXTS.note }).fill('يُنشر اليوم');
    await author.getByRole('button', { name: TEXTS.ask }).click();
    await expect(author.getByText(TEXTS.asked).first()).toBeVisible();
    await expect(author.getByRole('button', { name: TEXTS.setTime })).toHaveCount(0);
  });

  const publisher = await openPanel(browser, stack, {
    email: PUBLISHER,
    locale: 'ar',
    path: '/admin/',
  });
  await test.step('the publisher finds it on the start page and in the list', async () => {
    await expect(publisher.getByRole('link', { name: title }).first()).toBeVisible();
    expect(await violations(publisher, WITH_STRAPIS_PARTS)).toEqual([]);
    const asked: string[] = [];
    publisher.on('request', (request) => asked.push(request.url()));
    await publisher.goto(`${list}?${arabic}&page=1&pageSize=20&_q=${encodeURIComponent(title)}`);
    const row = publisher.getByRole('row', { name: title });
    await expect(row.getByText(TEXTS.modified)).toBeVisible();
    expect(asked.filter((url) => url.includes('/editing/states'))).toHaveLength(1);
  });

  await test.step('and sets its moment, at which the site shows it', async () => {
    await publisher.goto(entry);
    await makeMinutesShort(publisher);
    await publisher.getByRole('button', { name: TEXTS.setTime }).click();
    await publisher.getByLabel(TEXTS.at).fill(nextMinute());
    await publisher.getByRole('button', { name: TEXTS.set }).click();
    await expect(publisher.getByText(TEXTS.willBe)).toBeVisible();
    expect(await shows(stack, `/article?news=${ARTICLE}`, title)).toBe(false);
    expect(await violations(publisher, WITH_STRAPIS_PARTS)).toEqual([]);
    await expect
      .poll(() => shows(stack, `/article?news=${ARTICLE}`, title), { timeout: 40_000 })
      .toBe(true);
    await publisher.reload();
    await publisher.getByText(TEXTS.history).click();
    await expect(publisher.getByText(TEXTS.onTime).first()).toBeVisible();
  });

  await test.step('a banner is taken down with a click, and is gone from the site', async () => {
    const text = `إغلاق الميناء ${unique()}`;
    const fields = { Level: 'warning', Text: text, From: null, To: null };
    await stack.cms.changeSingle('emergency-banner', 'ar', fields);
    await expect.poll(() => shows(stack, '/en/contact', text)).toBe(true);
    await publisher.goto('/admin/notices');
    const card = publisher.getByRole('listitem').filter({ hasText: text });
    await expect(card).toBeVisible();
    expect(await violations(publisher, PANEL)).toEqual([]);
    const end = card.getByRole('button', { name: TEXTS.end });
    await walkDialog(publisher, end);
    await end.click();
    const dialog = publisher.getByRole('alertdialog');
    expect(await violations(publisher, PANEL)).toEqual([]);
    await dialog.getByRole('button', { name: TEXTS.yes }).click();
    await expect(card).toHaveCount(0);
    await expect.poll(() => shows(stack, '/en/contact', text)).toBe(false);
    expect(await shows(stack, '/', text)).toBe(false);
    // Its draft stays for a retry.
    await publisher.goto(`${BANNER}?${arabic}`);
    await expect(publisher.locator(`input[value="${text}"]`)).toBeVisible();
  });

  await author.context().close();
  await publisher.context().close();
});

test('the site crops a picture around its focal point, and the panel shows where it is used', async ({
  browser,
  stack,
}) => {
  const name = 'container-ship-bow-1.webp';
  const library = `/admin/plugins/upload?_q=${name}`;
  const panel = await openPanel(browser, stack, { email: PUBLISHER, locale: 'ar', path: library });
  await panel.getByRole('button', { name }).first().click();
  await panel.getByRole('dialog').getByRole('button', { name: TEXTS.crop, exact: true }).click();
  // Pixels of 1,200 by 750; the site rounds to quarters. Loading the picture resets the fields to the
  // centre.
  await expect(panel.getByLabel(TEXTS.focusX)).toHaveValue('600');
  for (const [label, pixels] of [
    [TEXTS.focusX, '1150'],
    [TEXTS.focusY, '60'],
  ] as const) {
    await panel.getByLabel(label).fill(pixels);
    await panel.getByLabel(label).press('Tab');
  }
  await panel.getByRole('button', { name: TEXTS.apply }).click();
  await expect(panel.getByText(TEXTS.focusSaved).first()).toBeVisible();

  const visitor = await browser.newPage({ baseURL: stack.siteUrl });
  const picture = visitor.locator('img[srcset*="container-ship-bow-1"]').first();
  await expect(async () => {
    await visitor.goto('/media-center?o=News');
    await expect(picture).toHaveCSS('object-position', '100% 0%', { timeout: 1000 });
  }).toPass();
  await expect(picture).toHaveCSS('object-fit', 'cover');
  await visitor.close();

  await panel.goto('/admin/file-usage');
  await panel.getByRole('button', { name: TEXTS.choose }).click();
  const dialog = panel.getByRole('dialog');
  await dialog.getByRole('button', { name: TEXTS.search }).click();
  await dialog.getByRole('searchbox').fill(name);
  await panel.keyboard.press('Enter');
  await expect(dialog.getByText(name)).toHaveCount(1);
  await dialog.getByRole('checkbox').last().click();
  await dialog.getByRole('button', { name: TEXTS.finish, exact: true }).click();
  await expect(panel.getByRole('heading', { level: 2, name })).toBeVisible();
  const using = panel.locator(`a[href*="${await stack.cms.find('article', 'Slug', ARTICLE)}"]`);
  await expect(using.first()).toBeVisible();
  expect(await violations(panel, PANEL)).toEqual([]);
  await panel.context().close();
});

test('the new screens have no faults in English in the dark', async ({ browser, stack }) => {
  const page = await openPanel(browser, stack, {
    email: PUBLISHER,
    locale: 'en',
    theme: 'dark',
    path: '/admin/',
  });
  for (const [path, heading] of [
    ['/admin/notices', 'What visitors see now'],
    ['/admin/guide', 'Editors’ guide'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await violations(page, PANEL)).toEqual([]);
  }
  await page.context().close();
});

type Locale = keyof typeof UNSAVED;

const entryUrl = (locale: Locale, id: string) =>
  `/admin/content-manager/collection-types/api::article.article/${id}?plugins[i18n][locale]=${locale}`;
const titleIn = (page: Page, locale: Locale) =>
  page.getByRole('textbox', { name: UNSAVED[locale].title, exact: false }).first();
const titleStored = async ({ cms }: Stack, locale: Locale, id: string) =>
  (await cms.read('article', id, locale)).Title;
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** Types a title without saving it, and waits until the tab has stored it. */
async function write(page: Page, locale: Locale): Promise<string> {
  const title = `${locale === 'ar' ? 'نص لم يُحفظ' : 'Not saved'} ${unique()}`;
  await titleIn(page, locale).fill(title);
  await expect.poll(() => keptIn(page)).toContain(title);
  return title;
}

async function openUnsaved(browser: Browser, stack: Stack, locale: Locale) {
  const id = await stack.cms.find('article', 'Slug', ARTICLE);
  const email = `writer-${unique()}@ports.example`;
  await stack.cms.addAccount('strapi-author', 'سامي العتيبي', email, PASSWORD);
  const page = await openPanel(browser, stack, { email, locale, path: entryUrl(locale, id) });
  return { id, email, page, title: await write(page, locale) };
}

test('unsaved text of an expired session is offered again, and is deleted at sign-out', async ({
  browser,
  stack,
}) => {
  const [locale, texts] = ['ar', UNSAVED.ar] as const;
  const { id, email, page, title } = await openUnsaved(browser, stack, locale);
  await stack.cms.endSessions(email, PASSWORD);
  // Strapi takes a form for saved while it sends it, and then signs out without this dialog.
  const ended = page.getByRole('alertdialog', { name: texts.ended });
  await page.addLocatorHandler(ended, () =>
    ended.getByRole('button', { name: texts.confirm }).click(),
  );
  await page.getByRole('button', { name: texts.save, exact: true }).click();
  await signIn(page, email);
  await page.goto(entryUrl(locale, id));
  await expect(page.getByText(texts.offer)).toBeVisible();
  await expect(titleIn(page, locale)).not.toHaveValue(title);
  await page.getByRole('button', { name: texts.restore }).click();
  await expect(titleIn(page, locale)).toHaveValue(title);
  await page.getByRole('button', { name: texts.save, exact: true }).click();
  await expect.poll(() => titleStored(stack, locale, id)).toBe(title);

  await page.reload();
  await expect(titleIn(page, locale)).toHaveValue(title);
  await expect(page.getByText(texts.offer)).toHaveCount(0);
  const discarded = await write(page, locale);
  await page.getByRole('button', { name: 'سامي العتيبي' }).click();
  await page.getByRole('menuitem', { name: texts.signOut }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: texts.confirm }).click();
  await page.waitForURL('**/auth/login**');
  await expect.poll(() => keptIn(page)).not.toContain(discarded);
  await page.context().close();
});

test("saving over a colleague's change shows a conflict, and keeps the text", async ({
  browser,
  stack,
}) => {
  const [locale, texts] = ['en', UNSAVED.en] as const;
  const { id, page, title } = await openUnsaved(browser, stack, locale);
  const others = `${title} 2`;
  await stack.cms.saveDraft('article', id, locale, { Title: others });
  const save = page.getByRole('button', { name: texts.save, exact: true });
  await save.click();
  await expect(page.getByText(texts.conflict).first()).toBeVisible();
  await expect(titleIn(page, locale)).toHaveValue(others);
  expect(await titleStored(stack, locale, id)).toBe(others);

  await page.getByRole('button', { name: texts.restore }).click();
  await expect(titleIn(page, locale)).toHaveValue(title);
  await save.click();
  await expect.poll(() => titleStored(stack, locale, id)).toBe(title);
  await page.context().close();
});
