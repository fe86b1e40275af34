import type { Browser, Page } from '@playwright/test';
import { captchaPicture, captchaAnswer, solveCaptcha } from '../../support/captcha';
import { violations } from '../../../tools/browser/axe';
import { unique, type Stack } from '../../support/stack';
import { languages, type Language } from '../../journeys/fixtures';
import { expect, test } from './fixtures';

const CIRCULARS = '/subscriptions?kind=circulars';

const mailsTo = ({ mailbox }: Stack, email: string) =>
  mailbox.mails().filter(({ to }) => to?.some(({ address }) => address === email));

async function mailTo(stack: Stack, email: string, number: number) {
  const subjects = () => mailsTo(stack, email).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 40_000 }).toHaveLength(number);
  return mailsTo(stack, email)[0];
}

async function newPage(browser: Browser, { siteUrl }: Stack, withScripts = true): Promise<Page> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    javaScriptEnabled: withScripts,
  });
  return context.newPage();
}

/** Subscribes to all circulars, with scripts in one language and without in the other. */
async function subscribe(
  browser: Browser,
  stack: Stack,
  language: Language,
  email: string,
): Promise<void> {
  const { at, messages, locale } = language;
  const page = await newPage(browser, stack, locale === 'en');
  await page.goto(at('/circulars'));
  await page.getByRole('main').getByRole('link', { name: messages.subscriptions.link }).click();
  await expect(page).toHaveURL(new RegExp(`${at(CIRCULARS).replace('?', '\\?')}$`));
  const labels = messages.subscriptions.form;
  const form = page.getByRole('form', { name: labels.title });
  if (locale === 'en') {
    await captchaPicture(page, messages.forms.captcha);
    expect(await violations(page)).toEqual([]);
  }
  await form.getByRole('textbox', { name: labels.email }).fill(email);
  if (locale === 'en') {
    await solveCaptcha(page, messages.forms.captcha, stack.eServicesAddress);
  } else {
    const answer = await captchaAnswer(page.context(), stack.eServicesAddress);
    const field = form.getByRole('textbox', { name: messages.forms.captcha.label, exact: true });
    await field.fill(answer);
  }
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: labels.sent })).toBeVisible();
  if (locale === 'ar') {
    // Sends the form again: no second mail, and the same confirmation.
    await page.reload();
    await expect(page.getByRole('heading', { name: labels.sent })).toBeVisible();
  }
  expect(page.url()).not.toContain('@');
  await page.context().close();
}

test('circulars come by mail: subscribed, confirmed, published, notified once, unsubscribed by one click', async ({
  browser,
  stack,
}) => {
  const readers = languages.map((language) => ({
    language,
    email: `reader-${language.locale}-${unique()}@mail.example`,
  }));

  for (const { language, email } of readers) {
    const { messages } = language;
    await test.step(`${language.locale}: a link alone confirms nothing, its button does`, async () => {
      await subscribe(browser, stack, language, email);
      const mail = await mailTo(stack, email, 1);
      expect(mail?.html).toContain(`<html lang="${language.locale}" dir="${language.dir}">`);
      const link =
        /https?:\/\/\S+\/subscriptions\/confirm\?t=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      await fetch(link);
      const page = await newPage(browser, stack, language.locale === 'en');
      await page.goto(link);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
      if (language.locale === 'en') expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: messages.subscriptions.confirm.submit }).click();
      await expect(
        page.getByRole('heading', { name: messages.subscriptions.confirm.confirmed }),
      ).toBeVisible();
      await page.context().close();
    });
  }

  const number = `2026/${unique()}`;
  const subjects = { ar: `تعميم تجريبي ${number}`, en: `A sample circular ${number}` };
  await test.step('a circular is published in both languages, then corrected', async () => {
    const id = await stack.cms.create('circular', 'ar', {
      CircularNumber: number,
      // The day in Riyadh.
      ReleaseDate: new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10),
      Subject: subjects.ar,
    });
    await stack.cms.change('circular', id, 'ar', { Subject: subjects.ar });
    await stack.cms.change('circular', id, 'en', { Subject: subjects.en });
    for (const { language, email } of readers) {
      expect((await mailTo(stack, email, 2))?.subject).toContain(subjects[language.locale]);
    }
    await stack.cms.change('circular', id, 'ar', { Subject: `${subjects.ar} مصحح` });
    await stack.killEServices();
    await stack.startEServices();
  });

  for (const { language, email } of readers) {
    const { messages, at } = language;
    await test.step(`${language.locale}: one notification, then change and unsubscribe`, async () => {
      const mail = await mailTo(stack, email, 2);
      const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
      const url = /^<(.+)>$/.exec(header)?.[1] ?? '';
      const manage =
        /https?:\/\/\S+\/subscriptions\/manage\?t=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      expect(new URL(manage).pathname).toBe(at('/subscriptions/manage'));
      const page = await newPage(browser, stack, language.locale === 'en');
      await page.goto(manage);
      const { manage: labels, form } = messages.subscriptions;
      expect(await page.getByRole('main').textContent()).not.toContain(email);
      if (language.locale === 'en') expect(await violations(page)).toEqual([]);
      await page.getByLabel(form.rhythm).selectOption('daily');
      await page.getByRole('button', { name: labels.change }).click();
      await expect(page.getByRole('heading', { name: labels.changed })).toBeVisible();
      await expect(page.getByLabel(form.rhythm)).toHaveValue('daily');

      const looked = await fetch(url, { redirect: 'manual' });
      expect(looked.status).toBe(303);
      const bare = await fetch(url, { method: 'POST' });
      expect(bare.status).toBe(400);
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      for (const time of ['first', 'again']) {
        const ended = await fetch(url, { method: 'POST', body, redirect: 'manual' });
        expect([time, ended.status]).toEqual([time, 200]);
      }
      await page.goto(manage);
      await expect(page.getByRole('heading', { name: labels.expired })).toBeVisible();
      await page.context().close();
    });
  }
});

test('a vessel is subscribed to from its call in the search', async ({ browser, stack }) => {
  const [, english] = languages;
  const { at, messages } = english ?? languages[0]!;
  const page = await newPage(browser, stack);
  await page.goto(`${at('/subscriptions')}?kind=vessel&imo=9074729`);
  const { form } = messages.subscriptions;
  await expect(page.getByRole('textbox', { name: form.imo })).toHaveValue('9074729');
  await page.goto(`${at('/subscriptions/manage')}?t=x`);
  await expect(
    page.getByRole('heading', { name: messages.subscriptions.manage.expired }),
  ).toBeVisible();
  await page.context().close();
});
