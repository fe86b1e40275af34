import { expect, test, type Page } from '@playwright/test';
import { prepareAdminPanel } from '../../scripts/lib/project.mjs';
import { violations } from '../support/axe';
import { get } from '../support/http';
import { openPanel, PANEL, PASSWORD } from '../support/panel';
import { Stack, unique } from '../support/stack';

const AUTHOR = 'author@ports.example';
const PUBLISHER = 'publisher@ports.example';
const ARTICLES = '/admin/content-manager/collection-types/api::article.article';
const CIRCULARS = '/admin/content-manager/collection-types/api::circular.circular';
const PICTURE = 'container-ship-bow-1.webp';

/** What the panel says, by language. */
const SAID = {
  ar: {
    title: 'العنوان',
    save: 'حفظ',
    publish: 'نشر',
    style: 'عنوان رئيسي',
    table: 'جدول',
    caption: 'عنوان الجدول',
    link: 'رابط',
    search: 'ابحث في صفحات الموقع',
    page: 'تواصل معنا',
    label: 'نص الرابط',
    address: 'أو اكتب عنوانًا',
    picture: 'صورة',
    choose: 'اختر من مكتبة الوسائط',
    find: 'بحث',
    finish: 'تم',
    alt: 'النص البديل',
    video: 'فيديو',
    videoAddress: 'عنوان الفيديو',
    videoName: 'اسم الفيديو',
    note: 'حاشية',
    noteText: 'نص الحاشية',
    ask: 'طلب النشر',
    askNote: 'ملاحظة للناشر',
    asked: 'أُرسل طلب النشر.',
    words: ['رصيف جديد', 'يفتح الرصيف غدًا.', 'ساعات العمل', 'سفينة عند الرصيف', 'ملاحظة'],
    warnings: [
      'لا يوجد هذا المحتوى باللغة الأخرى.',
      'العنوان: أطول من مكانه في الموقع بنحو 18 محرفًا.',
      'النص: صورة في النص بلا نص بديل.',
      'النص: الصورة https://elsewhere.example/a.png من موقع آخر، ولا يُنشر النص بها. أضفها إلى مكتبة الوسائط، ثم أدرجها منها.',
      'النص: الرابط /article?a=no-such لا يفتح صفحة منشورة.',
      'النص: الرابط /no-such-page لا يفتح صفحة منشورة.',
      'النص: الرابط /admin/x يقود إلى لوحة المحررين، ولا يفتحه الزوار.',
      'النص: نص الرابط «هنا» لا يقول ما يفتحه.',
    ],
    here: 'هنا',
    count: '128 من 110',
    foreign: /في النص صورة من موقع آخر/,
    duty: '<p>ويجب على الوكلاء تقديم البيان.</p>',
    noDay: 'يسري من: في التعميم إلزام، وليس فيه يوم يسري منه.',
    add: 'جديد',
    fromUrl: 'رفع ملفات من روابط',
    upload: 'رفع',
    close: 'إغلاق',
    noUrl: 'اكتب رابطًا واحدًا على الأقل.',
    wrongUrl: 'هذا الرابط غير صحيح: berth',
  },
  en: {
    title: 'Title',
    save: 'Save',
    publish: 'Publish',
    style: 'Heading',
    table: 'Table',
    caption: 'Title of the table',
    link: 'Link',
    search: 'Search the pages of the site',
    page: 'Contact us',
    label: 'Link text',
    address: 'Or type an address',
    picture: 'Picture',
    choose: 'Choose from the Media Library',
    find: 'Search',
    finish: 'Finish',
    alt: 'Alternative text',
    video: 'Video',
    videoAddress: 'Address of the video',
    videoName: 'Name of the video',
    note: 'Note',
    noteText: 'Text of the note',
    ask: 'Ask for publication',
    askNote: 'Note for the publisher',
    asked: 'The request was sent.',
    words: [
      'New berth',
      'The berth opens tomorrow.',
      'Working hours',
      'A ship at the berth',
      'Note',
    ],
    warnings: [
      'This does not exist in the other language.',
      'Title: about 18 characters longer than its place on the site.',
      'Text: a picture in the text has no alternative text.',
      'Text: the picture https://elsewhere.example/a.png is on another website, so this text cannot be published. Add it to the Media Library and insert it from there.',
      'Text: the link /article?a=no-such opens no published page.',
      'Text: the link /no-such-page opens no published page.',
      'Text: the link /admin/x leads to this panel; visitors cannot open it.',
      'Text: the link text “here” does not say what it opens.',
    ],
    here: 'here',
    count: '128 of 110',
    foreign: /The text has a picture of another website/,
    duty: '<p>Agents must submit the manifest.</p>',
    noDay: 'Applies from: the circular obliges somebody, but does not say from which day.',
    add: 'New',
    fromUrl: 'File upload from URL',
    upload: 'Upload',
    close: 'Close',
    noUrl: 'Please provide at least one URL',
    wrongUrl: 'Invalid URL: berth',
  },
} as const;

/** As Word copies it. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<p class=MsoNormal style='text-align:right'><b><span style='font-size:16.0pt'>Bold<o:p></o:p></span></b>
<span style='color:red'>W2</span></p></body></html>`;

let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  await prepareAdminPanel();
  stack = await Stack.start('writing', { sharesServices: true });
  await stack.cms.addAccount('strapi-author', 'سامي العتيبي', AUTHOR, PASSWORD);
  await stack.cms.addAccount('publisher', 'نورة الشهري', PUBLISHER, PASSWORD);
});

test.afterAll(async () => {
  await stack?.stop();
});

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Ends the question of a dialog as people do who type. */
async function pressEnter(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
}

for (const locale of ['ar', 'en'] as const) {
  const said = SAID[locale];
  const language = `plugins[i18n][locale]=${locale}`;

  test(`${locale}: an author writes a text with Enter at the end of each question, a publisher publishes it`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const slug = `writing-${unique()}`;
    const category = await stack.cms.any('category');
    const id = await stack.cms.create('article', locale, {
      Title: said.words[0],
      Slug: slug,
      PublishDate: '2026-01-01T08:00:00.000Z',
      Category: { connect: [{ documentId: category }] },
    });
    const entry = `${ARTICLES}/${id}?${language}`;
    const page = await openPanel(browser, stack, { email: AUTHOR, locale, path: entry });
    const text = page.locator('.ProseMirror').first();
    const tool = (name: string) =>
      page.getByRole('toolbar').first().getByRole('button', { name, exact: true });
    const dialog = dialogOf(page);
    const toEnd = () => text.press('Control+End');

    await text.click();
    await page.keyboard.type(said.words[0]);
    await page.getByRole('toolbar').first().getByRole('combobox').selectOption(said.style);
    await text.press('End');
    await text.press('Enter');
    await page.keyboard.type(said.words[1]);

    await test.step('a link to a page is inserted when one is chosen, not while it is searched for', async () => {
      await text.press('Enter');
      await tool(said.link).click();
      const search = dialog.getByLabel(said.search);
      await search.fill(said.page);
      await search.press('Enter');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: said.page, exact: true }).click();
      await dialog.getByLabel(said.label).focus();
      await pressEnter(page);
      await expect(text.getByRole('link', { name: said.page })).toHaveAttribute('href', '/contact');
    });

    await test.step('an address that is none keeps the dialog, and does not save the entry', async () => {
      await text.press('Enter');
      await tool(said.link).click();
      await dialog.getByLabel(said.address).fill('no address');
      await page.keyboard.press('Enter');
      await expect(dialog.locator('[data-strapi-field-error]').first()).toBeVisible();
      expect(await violations(page, PANEL)).toEqual([]);
      await page.keyboard.press('Escape');
    });

    await test.step('a word that is being composed ends with Enter, the dialog does not', async () => {
      await tool(said.note).click();
      const field = dialog.getByLabel(said.noteText);
      await field.focus();
      const session = await page.context().newCDPSession(page);
      await session.send('Input.imeSetComposition', {
        text: said.words[4],
        selectionStart: said.words[4].length,
        selectionEnd: said.words[4].length,
      });
      // What a browser reports of the Enter that a composition takes for itself.
      const enter = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
      await session.send('Input.insertText', { text: said.words[4] });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
      await expect(field).toHaveValue(said.words[4]);
      await expect(dialog).toBeVisible();
      await pressEnter(page);
      await expect(text.locator('ol li')).toContainText(said.words[4]);
    });

    await test.step('table, video and picture', async () => {
      await toEnd();
      await text.press('Enter');
      await text.press('Enter');
      await tool(said.table).click();
      await dialog.getByLabel(said.caption).fill(said.words[2]);
      await pressEnter(page);
      await expect(text.locator('table')).toHaveCount(1);
      await toEnd();
      await tool(said.video).click();
      await dialog.getByLabel(said.videoAddress).fill('https://youtu.be/aqz-KE-bpKQ');
      await dialog.getByLabel(said.videoName).fill(said.words[0]);
      await pressEnter(page);
      await expect(text.locator('.placeholder')).toHaveCount(1);
      await tool(said.picture).click();
      await dialog.getByRole('button', { name: said.choose }).click();
      await dialog.getByRole('button', { name: said.find, exact: true }).click();
      await dialog.getByRole('searchbox').fill(PICTURE);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(PICTURE)).toHaveCount(1);
      await dialog.getByRole('checkbox').last().click();
      await dialog.getByRole('button', { name: said.finish, exact: true }).click();
      await dialog.getByLabel(said.alt).fill(said.words[3]);
      await pressEnter(page);
      await expect(text.getByAltText(said.words[3])).toBeVisible();
    });

    await test.step('a paragraph of Word', async () => {
      await text.locator('p').first().click();
      // The editor hears of the click later than the browser: until then the picture would be replaced.
      await expect(text.locator('.ProseMirror-selectednode')).toHaveCount(0);
      await page.evaluate((html) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        document
          .querySelector('.ProseMirror')
          ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, WORD);
      await expect(text.locator('strong')).toHaveText('Bold');
      await expect(text.locator('[style*="color"]')).toHaveCount(0);
    });

    await page.getByRole('button', { name: said.save, exact: true }).click();
    await page.getByRole('textbox', { name: said.askNote }).fill(said.words[1]);
    await page.getByRole('button', { name: said.ask }).click();
    await expect(page.getByText(said.asked).first()).toBeVisible();
    await page.context().close();

    const publisher = await openPanel(browser, stack, { email: PUBLISHER, locale, path: entry });
    await publisher.getByRole('button', { name: said.publish, exact: true }).click();
    const address = `${stack.siteUrl}${locale === 'en' ? '/en' : ''}/article?news=${slug}`;
    await expect
      .poll(async () => (await get(address)).text, { timeout: 60_000 })
      .toContain(said.words[3]);
    const { text: html } = await get(address);
    for (const part of ['<caption', '<strong>Bold</strong>', 'youtube-nocookie', said.words[4]]) {
      expect(html).toContain(part);
    }
    await publisher.context().close();
  });

  test(`${locale}: what is to be looked at before publishing is said, and what no page shows is refused @once`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const category = await stack.cms.any('category');
    const link = (href: string, label: string) => `<a href="${href}">${label}</a>`;
    const id = await stack.cms.create('article', locale, {
      Title: said.words[0].padEnd(127, 'x') + '.',
      Slug: `warned-${unique()}`,
      PublishDate: '2026-01-01T08:00:00.000Z',
      Category: { connect: [{ documentId: category }] },
      Body: `<p><img src="/uploads/a.webp" alt=""><img src="https://elsewhere.example/a.png" alt="x"></p><p>${[
        link('/article?a=no-such', said.words[0]),
        link('/no-such-page', said.words[0]),
        link('/admin/x', said.words[0]),
        link('/contact', said.here),
      ].join(' ')}</p>`,
    });
    const page = await openPanel(browser, stack, {
      email: PUBLISHER,
      locale,
      path: `${ARTICLES}/${id}?${language}`,
    });
    const warnings = page.getByRole('status').locator('li');
    for (const warning of said.warnings) {
      await expect(warnings.filter({ hasText: warning })).toHaveCount(1);
    }
    await expect(page.getByText(said.count).first()).toBeVisible();
    await page.getByRole('button', { name: said.publish, exact: true }).click();
    await expect(page.getByText(said.foreign).first()).toBeVisible();

    const circular = await stack.cms.create('circular', locale, {
      Subject: said.words[0],
      CircularNumber: `2031/${locale === 'ar' ? '001' : '002'}`,
      Description: said.words[0],
      Body: said.duty,
    });
    await page.goto(`${CIRCULARS}/${circular}?${language}`);
    await expect(warnings.filter({ hasText: said.noDay })).toHaveCount(1);
    await page.context().close();
  });

  test(`${locale}: what is wrong with the address of a file is said where it is typed @once`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const page = await openPanel(browser, stack, {
      email: PUBLISHER,
      locale,
      path: '/admin/plugins/upload',
    });
    await page.getByRole('button', { name: said.add, exact: true }).first().click();
    await page.getByRole('menuitem', { name: said.fromUrl }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('button', { name: said.close, exact: true })).toBeVisible();
    expect(await violations(page, PANEL)).toEqual([]);
    const upload = dialog.getByRole('button', { name: said.upload, exact: true });
    await upload.click();
    await expect(dialog.getByText(said.noUrl)).toBeVisible();
    await dialog.getByRole('textbox').fill('berth');
    await upload.click();
    await expect(dialog.getByText(said.wrongUrl)).toBeVisible();
    await page.context().close();
  });
}
