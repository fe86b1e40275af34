import type { Browser, Page } from '@playwright/test';
import { languages } from '../../journeys/fixtures';
import { eServicesToken } from '../../../tools/lib/e-services.mjs';
import { violations } from '../../../tools/browser/axe';
import { captchaPicture, solveCaptcha } from '../../support/captcha';
import { core } from '../../support/core';
import { openPanel, PANEL, PASSWORD, START_PAGE } from '../../support/panel';
import { sendContactForm } from './senders';
import { unique, type Stack } from '../../support/stack';
import { CLERK, COLLEAGUE, expect, HEAD, test } from './fixtures';

const [arabic, english] = languages;

const TEXTS = {
  ar: {
    none: 'لم تُضَف إلى أي إدارة بعد',
    noneYet: /ستظهر لك الطلبات بعد أن يضيفك/,
    done: /لا توجد طلبات مفتوحة/,
    people: 'الموظفون',
    other: 'المستودعات',
    take: 'تولّي الطلب',
    inProgress: 'قيد المعالجة',
    subject: 'الموضوع',
    body: 'النص',
    preview: 'معاينة',
    send: 'إرسال الرد',
    answered: 'تم الرد',
    forSender: 'نص للمرسل',
    refuse: 'رفض الطلب',
    missing: 'أدخل سبب الرفض',
    refused: 'مرفوض',
    closed: 'مغلق',
  },
  en: {
    list: 'Cases',
    departments: 'Department',
    other: 'Warehouses',
    save: 'Save',
    handed: 'The case now belongs to another department.',
    search: 'Search by reference, name, number or text',
    take: 'Take the case',
    inProgress: 'In progress',
    note: 'New note',
    addNote: 'Add the note',
    subject: 'Subject',
    body: 'Text',
    preview: 'Preview',
    send: 'Send the answer',
    conflict: 'A colleague has changed this case',
    answered: 'Answered',
    away: 'The e-services cannot be reached at the moment',
    retry: 'Try again',
    log: 'Access log',
    new: 'New: 1',
    dueSoon: 'Due soon',
  },
} as const;

const openDesk = (
  browser: Browser,
  stack: Stack,
  email: string,
  locale: 'ar' | 'en',
): Promise<Page> => openPanel(browser, stack, { email, locale, path: '/admin/desk' });

const mailsTo = ({ mailbox }: Stack, email: string, part: string) =>
  mailbox
    .mails()
    .filter(({ to, text }) => to?.some(({ address }) => address === email) && text?.includes(part));

/** Sends an order like the site; returns the reference. */
async function order(stack: Stack, email: string): Promise<string> {
  const service = `${stack.eServicesAddress}/e-services-api`;
  const headers = { authorization: `Bearer ${eServicesToken}` };
  const picture = await fetch(`${service}/captcha`, { headers });
  const cookies = picture.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const fieldValue = (name: string) =>
    cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  const session = { session: fieldValue('captcha_session'), open: fieldValue('captcha_open') };
  const query = new URLSearchParams(session);
  const answers = await fetch(`${service}/captcha/answers?${query}`, { headers });
  const { challenges } = (await answers.json()) as { challenges: { answer: string }[] };
  const response = await fetch(`${service}/orderForm`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      cookie: cookies.join('; '),
    },
    body: JSON.stringify({
      Title: 'موظف مفوض',
      IdentityNo: '1000000001',
      MobileNo: '966500000002',
      Email: email,
      DirectionName: 'وزارة النقل',
      DepartmentName: 'إدارة المستودعات',
      Location: 'الرياض',
      MainCategory: 'المعدات البحرية',
      MangulCategory: 'معدات الرسو والربط',
      Port: 'ميناء جدة',
      ManqulName: 'مصد مطاطي أسطواني مستعمل',
      MovableId: '1001',
      AvalibleQuantity: '10',
      Quantity: '1',
      Explain: '',
      Created: '2026-02-05T10:00:00+03:00',
      Modified: '2026-10-05T11:00:00+03:00',
      Author: 'Support Services Department',
      Editor: 'Inventory Control Unit',
      Title2: '',
      captcha: challenges.at(-1)?.answer,
    }),
  });
  const { data } = (await response.json()) as { data: { reference: string } };
  return data.reference;
}

test(
  'a complaint is answered at the desk, and its sender gets the answer and sees it at request tracking',
  core('happy-path'),
  async ({ browser, page, stack }) => {
    const [language, texts] = [arabic!, TEXTS.ar];
    const { requestTracking, forms } = language.messages;
    const email = `complaint-${unique()}@mail.example`;
    const reference = await sendContactForm(browser, stack, language, {
      name: 'نورة سالم',
      email,
      details: 'تأخر فسح الحاوية MSKU1234567.',
    });
    await expect.poll(() => mailsTo(stack, email, reference).length).toBe(1);

    const path = `/admin/desk/cases/${reference}`;
    const clerk = await openPanel(browser, stack, { email: CLERK, locale: 'ar', path });
    await expect(clerk.getByRole('heading', { level: 1, name: reference })).toBeVisible();
    await expect(clerk.getByText('MSKU1234567')).toBeVisible();
    await clerk.getByRole('button', { name: texts.take }).click();
    await expect(clerk.getByText(texts.inProgress).first()).toBeVisible();
    const answer = `فُسحت الحاوية ${unique()}.`;
    await clerk.getByRole('textbox', { name: texts.subject }).fill('ردّ الهيئة');
    await clerk.getByRole('textbox', { name: texts.body }).fill(answer);
    await clerk.getByRole('button', { name: texts.preview }).click();
    await clerk.getByRole('dialog').getByRole('button', { name: texts.send }).click();
    await expect(clerk.getByText(texts.answered).first()).toBeVisible();
    await clerk.context().close();
    await expect.poll(() => mailsTo(stack, email, answer).length).toBe(1);

    await page.goto(`${stack.siteUrl}/e-services/request-tracking`);
    await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
    await captchaPicture(page, forms.captcha);
    const form = page.getByRole('form', { name: requestTracking.form });
    await form.getByRole('textbox', { name: requestTracking.reference }).fill(reference);
    await form.getByRole('textbox', { name: requestTracking.contact }).fill(email);
    await solveCaptcha(page, forms.captcha, stack.eServicesAddress);
    await form.locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { name: requestTracking.results })).toBeFocused();
    const facts = page.getByRole('main').locator('dl').first();
    await expect(facts).toContainText(requestTracking.states.answered);
    await expect(page.getByRole('main')).not.toContainText(answer);
  },
);

test('a clerk sees cases once a head has given them a department', async ({ browser, stack }) => {
  const texts = TEXTS.ar;
  const email = `clerk-${unique()}@ports.example`;
  await stack.cms.addAccount('desk-clerk', 'سامي العتيبي', email, PASSWORD);
  const clerk = await openDesk(browser, stack, email, 'ar');
  await expect(clerk.getByRole('heading', { name: texts.none })).toBeVisible();
  await clerk.goto('/admin/');
  await expect(clerk.getByText(texts.noneYet)).toBeVisible();

  const head = await openDesk(browser, stack, HEAD, 'ar');
  await head.getByRole('link', { name: texts.people }).click();
  const row = head.getByRole('row', { name: /سامي العتيبي/ });
  await row.getByRole('checkbox', { name: texts.other }).click();
  await expect(row.getByRole('checkbox', { name: texts.other })).toBeChecked();
  await clerk.reload();
  await expect(clerk.getByText(texts.done)).toBeVisible();
  expect(await violations(clerk, START_PAGE)).toEqual([]);
  await clerk.context().close();
  await head.context().close();
});

test('a clerk’s text survives a colleague’s concurrent change', async ({ browser, stack }) => {
  const [language, locale, texts] = [english!, 'en', TEXTS.en] as const;
  const email = `sender-${unique()}@mail.example`;
  const reference = await sendContactForm(browser, stack, language, {
    name: 'نورة سالم',
    email,
    details: 'سطر أول\nThe container MSKU1234567 is held.',
  });
  const clerk = await openPanel(browser, stack, { email: CLERK, locale, path: '/admin/' });

  await test.step('the sender has an acknowledgement, the clerk a new case on the start page', async () => {
    await expect.poll(() => mailsTo(stack, email, reference).length).toBe(1);
    await clerk.getByRole('link', { name: texts.new }).click();
    await expect(clerk.getByRole('link', { name: reference })).toBeVisible();
    await clerk.goto('/admin/desk');
  });

  await test.step('the list finds the case by its reference, which is in no URL', async () => {
    await expect(clerk.getByRole('heading', { level: 1, name: texts.list })).toBeVisible();
    expect(await clerk.locator('main').evaluate((main) => getComputedStyle(main).direction)).toBe(
      'ltr',
    );
    const soon = clerk.getByRole('link', { name: texts.dueSoon });
    const counted = Number(/\d+/.exec((await soon.textContent()) ?? '')?.[0]);
    await soon.click();
    await expect(clerk).toHaveURL(/dueSoon=true/);
    await expect(clerk.getByRole('row')).toHaveCount(counted + 1);
    await clerk.getByRole('searchbox', { name: texts.search }).fill(reference);
    await clerk.keyboard.press('Enter');
    await expect(clerk.getByRole('row')).toHaveCount(2);
    expect(clerk.url()).not.toContain(reference);
    expect(await violations(clerk, PANEL)).toEqual([]);
    await clerk.reload();
    await expect(clerk.getByRole('row')).toHaveCount(2);
    await clerk.getByRole('link', { name: reference }).click();
  });

  await test.step('the case shows what was sent', async () => {
    await expect(clerk.getByRole('heading', { level: 1, name: reference })).toBeVisible();
    await expect(clerk.getByText('The container MSKU1234567 is held.')).toBeVisible();
    await expect(clerk.getByText(language.messages.contact.identity).first()).toBeVisible();
    // Values align with the panel's direction, independent of their own script.
    const distance = await clerk
      .getByRole('definition')
      .first()
      .evaluate((value) => {
        const text = document.createRange();
        text.selectNodeContents(value);
        const [inner, outer] = [text.getBoundingClientRect(), value.getBoundingClientRect()];
        const isRtl = getComputedStyle(value).direction === 'rtl';
        return Math.round(isRtl ? outer.right - inner.right : inner.left - outer.left);
      });
    expect(distance).toBe(0);
    expect(await violations(clerk, PANEL)).toEqual([]);
  });

  await test.step('the clerk takes it and notes something', async () => {
    await clerk.getByRole('button', { name: texts.take }).click();
    await expect(clerk.getByText(texts.inProgress).first()).toBeVisible();
    await clerk.getByRole('textbox', { name: texts.note }).fill('اتصلت بالمرسل');
    await clerk.getByRole('button', { name: texts.addNote }).click();
    await expect(clerk.getByRole('textbox', { name: texts.note })).toHaveValue('');
    await expect(clerk.getByText('اتصلت بالمرسل')).toBeVisible();
  });

  const answer = `الرد على ${reference}\n\nSecond paragraph.`;
  await test.step('a colleague is faster: the text stays, also after a reload', async () => {
    await clerk.getByRole('textbox', { name: texts.subject }).fill('ردّ الهيئة');
    await clerk.getByRole('textbox', { name: texts.body }).fill(answer);
    const colleague = await openDesk(browser, stack, COLLEAGUE, locale);
    await colleague.goto(`/admin/desk/cases/${reference}`);
    await colleague.getByRole('button', { name: texts.take }).click();
    await expect(colleague.getByRole('button', { name: texts.take })).toHaveCount(0);
    await colleague.context().close();

    await clerk.getByRole('button', { name: texts.preview }).click();
    const preview = clerk.getByRole('dialog');
    await expect(preview).toContainText('Second paragraph.');
    await expect(preview).toContainText(email);
    await preview.getByRole('button', { name: texts.send }).click();
    const conflict = clerk.getByRole('alert').filter({ hasText: texts.conflict });
    await expect(conflict).toBeFocused();
    await expect(conflict).toBeInViewport({ ratio: 1 });
    await expect(clerk.getByRole('textbox', { name: texts.body })).toHaveValue(answer);
    await expect(clerk.getByText('Maria Fernandes').first()).toBeVisible();
    await clerk.reload();
    await expect(clerk.getByRole('textbox', { name: texts.body })).toHaveValue(answer);
  });

  await test.step('the answer reaches the sender once', async () => {
    await clerk.getByRole('button', { name: texts.preview }).click();
    await clerk.getByRole('dialog').getByRole('button', { name: texts.send }).click();
    await expect(clerk.getByRole('textbox', { name: texts.body })).toHaveValue('');
    await expect(clerk.getByText(texts.answered).first()).toBeVisible();
    await expect.poll(() => mailsTo(stack, email, 'Second paragraph.').length).toBe(1);
  });
  await clerk.context().close();
});

test('handing a case over to another department shows a notice and removes access', async ({
  browser,
  stack,
}) => {
  const texts = TEXTS.en;
  const reference = await sendContactForm(browser, stack, english!, {
    name: 'نورة سالم',
    email: `handed-${unique()}@mail.example`,
    details: 'نفدت المصدات من المستودع.',
  });
  const path = `/admin/desk/cases/${reference}`;
  const clerk = await openPanel(browser, stack, { email: CLERK, locale: 'en', path });
  await clerk.getByRole('combobox', { name: texts.departments }).click();
  await clerk.getByRole('option', { name: texts.other }).click();
  await clerk.getByRole('button', { name: texts.save, exact: true }).click();
  await expect(clerk.getByText(texts.handed)).toBeVisible();
  await clerk.goto('/admin/desk?state=all');
  await expect(clerk.getByRole('grid')).toBeVisible();
  await expect(clerk.getByRole('link', { name: reference })).toBeHidden();
  await clerk.context().close();
});

test('an order is refused with its reason, by keyboard, on a narrow dark screen, and the sender gets one mail', async ({
  browser,
  stack,
}) => {
  const [locale, texts] = ['ar', TEXTS.ar] as const;
  const email = `agency-${unique()}@mail.example`;
  const reference = await order(stack, email);
  const head = await openPanel(browser, stack, {
    ...{ email: HEAD, locale, theme: 'dark' },
    path: `/admin/desk/cases/${reference}`,
  });
  await head.setViewportSize({ width: 768, height: 1024 });
  const text = head.getByRole('textbox', { name: texts.forSender });
  await expect(text).toBeVisible();
  await text.focus();
  await head.keyboard.press('Tab');
  await head.keyboard.press('Tab');
  await expect(head.getByRole('button', { name: texts.refuse })).toBeFocused();
  await head.keyboard.press('Enter');
  await expect(head.getByText(texts.missing)).toBeVisible();
  await text.fill('نفدت الكمية.');
  expect(await violations(head, PANEL)).toEqual([]);
  expect(await head.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
  await head.getByRole('button', { name: texts.refuse }).press('Enter');
  const dialog = head.getByRole('alertdialog');
  await dialog.getByRole('button', { name: texts.refuse }).press('Enter');
  await expect(head.getByText(texts.refused, { exact: true })).toBeVisible();
  await expect(head.getByText(texts.closed, { exact: true }).first()).toBeVisible();
  await expect(text).toHaveCount(0);
  await expect.poll(() => mailsTo(stack, email, 'نفدت الكمية.').length).toBe(1);
  await head.context().close();
});

test('a desk without its e-services API shows an error, and recovers on retry', async ({
  browser,
  stack,
}) => {
  const head = await openDesk(browser, stack, HEAD, 'en');
  await head.goto('/admin/desk?state=all');
  await expect(head.getByRole('grid')).toBeVisible();
  await stack.killEServices();
  await head.reload();
  await expect(head.getByRole('alert').filter({ hasText: TEXTS.en.away })).toBeVisible();
  await stack.startEServices();
  await head.getByRole('button', { name: TEXTS.en.retry }).click();
  await expect(head.getByRole('grid')).toBeVisible();
  await head.getByRole('link', { name: TEXTS.en.log }).click();
  await expect(head.getByRole('row', { name: /سالم القحطاني|منى الحربي/ }).first()).toBeVisible();
  expect(await violations(head, PANEL)).toEqual([]);
  await head.context().close();
});
