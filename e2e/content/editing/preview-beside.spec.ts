import type { Browser, FrameLocator, Page } from '@playwright/test';
import { violations } from '../../support/axe';
import { openPanel, START_PAGE } from '../../support/panel';
import { unique, type Stack } from '../../support/stack';
import { expect, PUBLISHER, test } from './fixtures';

const ARTICLES = '/admin/content-manager/collection-types/api::article.article';

/** What the panel says. */
const SAID = {
  ar: {
    title: 'العنوان',
    save: 'حفظ',
    open: 'معاينة بجانب النص',
    close: 'إغلاق المعاينة',
    pane: 'المعاينة',
    frame: 'صفحة الموقع بالمسودة المحفوظة',
    phone: 'جوال',
    desktop: 'حاسوب',
    tab: 'فتح في تبويب مستقل',
    shown: 'تظهر المسودة المحفوظة.',
    unsaved: 'لا تظهر هنا التغييرات التي لم تُحفظ بعد.',
    saveAndShow: 'حفظ وعرض',
    new: 'احفظ المحتوى أولًا لتظهر معاينته هنا.',
    missing: /^لا يستطيع الموقع عرض هذا المحتوى بعد/,
    failed: /^لم تظهر المسودة/,
    again: 'إعادة المحاولة',
    conflict: /^حفظ غيرك هذا المحتوى بعد أن فتحته/,
  },
  en: {
    title: 'Title',
    save: 'Save',
    open: 'Preview beside the text',
    close: 'Close the preview',
    pane: 'Preview',
    frame: 'Page of the site with the saved draft',
    phone: 'Phone',
    desktop: 'Desktop',
    tab: 'Open in a tab of its own',
    shown: 'This is the saved draft.',
    unsaved: 'Unsaved changes are not shown yet.',
    saveAndShow: 'Save and show',
    new: 'Save this first to see it here.',
    missing: /^The site cannot show this yet/,
    failed: /^The draft is not shown/,
    again: 'Try again',
    conflict: /^Somebody else has saved this since you opened it/,
  },
} as const;

type Locale = keyof typeof SAID;

const LONG = Array.from({ length: 40 }, (_, line) => `<p>${line} – ${'كلمة '.repeat(30)}</p>`);

/** An article that is a draft in one language, and will be published some time. */
const draft = async ({ cms }: Stack, locale: Locale, fields: object) =>
  cms.create('article', locale, {
    Slug: `beside-${unique()}`,
    PublishDate: '2026-11-20T06:00:00.000Z',
    Category: { connect: [{ documentId: await cms.find('category', 'Name', 'News') }] },
    ...fields,
  });

/** What a test does and sees in a language of the panel. */
function paneIn(locale: Locale, stack: Stack) {
  const said = SAID[locale];
  const at = (id: string) => `${ARTICLES}/${id}?plugins[i18n][locale]=${locale}`;
  const paneOf = (page: Page) => page.getByRole('complementary', { name: said.pane, exact: true });
  const pageOf = (page: Page): FrameLocator => page.frameLocator(`iframe[title="${said.frame}"]`);
  const shows = (page: Page, title: string) =>
    expect(pageOf(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
  const innerWidth = async (page: Page) =>
    pageOf(page)
      .locator('html')
      .evaluate(() => window.innerWidth);
  const titleField = (page: Page) =>
    page.getByRole('textbox', { name: said.title, exact: false }).first();
  const visit = (browser: Browser, path: string, theme?: 'dark') =>
    openPanel(browser, stack, { email: PUBLISHER, locale, path, theme });
  return { said, at, paneOf, pageOf, shows, innerWidth, titleField, visit };
}

test('the draft stands beside the form and follows each save', async ({ browser, stack }) => {
  const locale = 'ar';
  const { said, at, paneOf, pageOf, shows, innerWidth, titleField, visit } = paneIn(locale, stack);
  const first = `مسودة ${unique()}`;
  const id = await draft(stack, locale, { Title: first, Body: LONG.join('') });
  const page = await visit(browser, at(id));
  const opener = page.getByRole('button', { name: said.open });

  await test.step('it opens by keyboard, takes the focus and gives it back', async () => {
    await opener.press('Enter');
    await expect(page.getByRole('heading', { name: said.pane, exact: true }).last()).toBeFocused();
    await shows(page, first);
    await page.keyboard.press('Tab');
    await expect(paneOf(page).getByRole('button', { name: said.phone })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(paneOf(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await shows(page, first);
  });

  await test.step('nothing of the form is covered', async () => {
    const pane = await paneOf(page).boundingBox();
    const field = await titleField(page).boundingBox();
    const save = await page.getByRole('button', { name: said.save, exact: true }).boundingBox();
    for (const box of [field, save]) {
      if (!box || !pane) throw new Error('The form or the pane is not there');
      const isBeside = box.x >= pane.x + pane.width;
      expect(isBeside).toBe(true);
    }
  });

  await test.step('the page is as wide as a phone, or as a desktop', async () => {
    expect(await innerWidth(page)).toBe(390);
    await paneOf(page).getByRole('button', { name: said.desktop }).click();
    await expect.poll(() => innerWidth(page)).toBe(1280);
    const frame = await page.locator(`iframe[title="${said.frame}"]`).boundingBox();
    const pane = await paneOf(page).boundingBox();
    expect(frame?.width).toBeLessThanOrEqual(pane?.width ?? 0);
    await paneOf(page).getByRole('separator').press('ArrowLeft');
    expect((await paneOf(page).boundingBox())?.width).toBe((pane?.width ?? 0) - 40);
    const border = await paneOf(page).getByRole('separator').boundingBox();
    if (!border) throw new Error('The border is not there');
    const [x, y] = [border.x + border.width / 2, border.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // At once over the page, which must not keep the pointer.
    await page.mouse.move(x - 40, y);
    await page.mouse.up();
    expect((await paneOf(page).boundingBox())?.width).toBeLessThan((pane?.width ?? 0) - 70);
    await paneOf(page).getByRole('button', { name: said.phone }).click();
    await expect.poll(() => innerWidth(page)).toBe(390);
  });

  const second = `${first} 2`;
  await test.step('unsaved text is announced, and a save shows it at the same place', async () => {
    await pageOf(page)
      .locator('html')
      .evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await titleField(page).fill(second);
    await expect(paneOf(page).getByRole('status')).toHaveText(said.unsaved);
    await expect(pageOf(page).getByText(second)).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(pageOf(page).getByRole('heading', { level: 1, name: second })).toBeAttached();
    await expect(paneOf(page).getByRole('status')).toHaveText(said.shown);
    await expect
      .poll(() =>
        pageOf(page)
          .locator('html')
          .evaluate(() => window.scrollY),
      )
      .toBeGreaterThan(800);
  });

  const third = `${first} 3`;
  await test.step('"Save and show" saves as Save does', async () => {
    await titleField(page).fill(third);
    await paneOf(page).getByRole('button', { name: said.saveAndShow }).click();
    await expect(pageOf(page).getByRole('heading', { level: 1, name: third })).toBeAttached();
    await expect(paneOf(page).getByRole('button', { name: said.saveAndShow })).toHaveCount(0);
    expect((await stack.cms.read('article', id, locale)).Title).toBe(third);
  });

  await test.step('it is refused where Save is refused, and stays unsaved', async () => {
    const other = `${first} 4`;
    await stack.cms.saveDraft('article', id, locale, { Title: other });
    await titleField(page).fill(`${first} 5`);
    await paneOf(page).getByRole('button', { name: said.saveAndShow }).click();
    await expect(page.getByText(said.conflict).first()).toBeVisible();
    await expect(paneOf(page).getByRole('status')).toHaveText(said.unsaved);
    await expect(titleField(page)).toHaveValue(`${first} 5`);
    expect((await stack.cms.read('article', id, locale)).Title).toBe(other);
  });

  await test.step('it opens in a tab of its own, and is open again after a reload', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await shows(page, `${first} 4`);
    const opening = page.context().waitForEvent('page');
    await paneOf(page).getByRole('button', { name: said.tab }).click();
    const tab = await opening;
    await expect(tab.getByRole('heading', { level: 1, name: `${first} 4` })).toBeVisible();
    await tab.close();
    expect(await violations(page, START_PAGE)).toEqual([]);
  });

  await test.step('in a narrow window it covers the form, says so and can be closed', async () => {
    await page.setViewportSize({ width: 1100, height: 800 });
    const button = paneOf(page).getByRole('button', { name: said.close });
    await expect(paneOf(page)).toContainText('أغلقها');
    await button.click();
    await expect(paneOf(page)).toHaveCount(0);
  });
  await page.context().close();
});

test('the pane says what it cannot show', async ({ browser, stack }) => {
  const locale = 'en';
  const { said, at, paneOf, pageOf, shows, titleField, visit } = paneIn(locale, stack);
  const title = `A draft ${unique()}`;
  const page = await visit(browser, `${ARTICLES}/create?plugins[i18n][locale]=${locale}`, 'dark');
  const status = paneOf(page).getByRole('status');

  await test.step('an entry that was never saved', async () => {
    await page.getByRole('button', { name: said.open }).click();
    await expect(status).toHaveText(said.new);
  });

  await test.step('an entry without its required fields', async () => {
    const id = await draft(stack, locale, { Title: null });
    await page.goto(at(id));
    await expect(status).toHaveText(said.missing);
    expect(await violations(page, START_PAGE)).toEqual([]);
    await titleField(page).fill(title);
    await page.keyboard.press('Control+s');
    await shows(page, title);
  });

  await test.step('an entry of the future is shown', async () => {
    const later = `${title} 2`;
    const id = await draft(stack, locale, {
      Title: later,
      PublishDate: '2030-01-01T06:00:00.000Z',
    });
    await page.goto(at(id));
    await shows(page, later);
  });

  await test.step('an entry of a type without a page of its own opens the page it is a part of', async () => {
    const id = await stack.cms.any('director');
    await page.goto(
      `/admin/content-manager/collection-types/api::director.director/${id}?plugins[i18n][locale]=${locale}`,
    );
    await expect(pageOf(page).locator('#board')).toBeAttached();
  });

  await test.step('a site that is down, until it answers again', async () => {
    await stack.stopSite();
    await page.reload();
    await expect(status).toHaveText(said.failed, { timeout: 60_000 });
    await stack.startSite();
    await paneOf(page).getByRole('button', { name: said.again }).click();
    await expect(pageOf(page).locator('#board')).toBeAttached();
  });
  await page.context().close();
});
