import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { expect, languages, scriptsRun, test, type Language } from './fixtures';

/** Content pages of several frames; the last one has the regulations' own. */
const PAGES = ['/about-us', '/e-services/sla', '/regulations'] as const;
const WITHOUT = ['/', '/404', '/open-data'] as const;

function parts(page: Page, { messages: { feedback } }: Language) {
  const group = page.getByRole('group', { name: feedback.question });
  const form = page.getByRole('form', { name: feedback.form });
  return {
    group,
    yes: group.getByRole('button', { name: feedback.yes, exact: true }),
    no: group.getByRole('button', { name: feedback.no, exact: true }),
    form,
    reason: form.getByRole('textbox'),
    send: form.getByRole('button', { name: feedback.send, exact: true }),
    skip: form.getByRole('button', { name: feedback.skip }),
    thanks: page.getByRole('status').filter({ hasText: feedback.thanks }),
  };
}

async function open(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(language.at(path));
  await scriptsRun(page);
}

for (const language of languages) {
  const { locale, messages, at } = language;
  const { feedback } = messages;

  test.describe(locale, () => {
    test('content pages ask, the home page, open data and 404 do not @once', async ({ page }) => {
      for (const path of PAGES) {
        await page.goto(at(path));
        await expect(parts(page, language).yes, path).toBeVisible();
      }
      for (const path of WITHOUT) {
        await page.goto(at(path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(parts(page, language).group, path).toHaveCount(0);
      }
    });

    test('an answer with its reason is sent once, and the page does not ask again @once', async ({
      page,
    }) => {
      await open(page, language, '/circulars?year=2024');
      const { no, form, reason, send, thanks, group } = parts(page, language);
      await no.click();
      await expect(reason).toBeFocused();
      await expect(reason).toHaveAccessibleName(new RegExp(feedback.reasonNo.replace('?', '\\?')));
      await expect(reason).toHaveAccessibleDescription(new RegExp(`^${feedback.hint}`));
      expect(await violations(page)).toEqual([]);
      await reason.fill('لم أجد التعميم\nالمطلوب');
      const call = page.waitForRequest('**/api/feedback');
      await send.click();
      const { submissionKey, ...sent } = (await call).postDataJSON() as Record<string, unknown>;
      expect(sent).toEqual({
        page: '/circulars',
        useful: 'no',
        topic: '',
        reason: 'لم أجد التعميم\nالمطلوب',
      });
      expect(submissionKey).toMatch(/^[0-9a-f-]{36}$/);
      await expect(thanks).toBeVisible();
      await expect(page.getByRole('group', { name: feedback.form })).toBeFocused();
      await expect(form).toHaveCount(0);
      expect(await violations(page)).toEqual([]);

      await page.reload();
      await scriptsRun(page);
      await expect(group).toHaveCount(0);
      await page.goto(at('/about-us'));
      await expect(group).toBeVisible();
    });

    test('an answer without a reason, by the keyboard @once', async ({ page }) => {
      await open(page, language, '/about-us');
      const { yes, no, reason, thanks } = parts(page, language);
      await no.focus();
      await page.keyboard.press('Enter');
      await expect(reason).toBeFocused();
      await yes.press('Enter');
      await expect(yes).toHaveAttribute('aria-pressed', 'true');
      await expect(no).toHaveAttribute('aria-pressed', 'false');
      await reason.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const call = page.waitForRequest('**/api/feedback');
      await page.keyboard.press('Enter');
      expect((await call).postDataJSON()).toMatchObject({
        page: '/about-us',
        useful: 'yes',
        reason: '',
      });
      await expect(thanks).toBeVisible();
    });

    test('who leaves without a word has answered @once', async ({ page }) => {
      await open(page, language, '/about-us');
      const { no, reason, group } = parts(page, language);
      await no.click();
      await expect(reason).toBeVisible();
      const response = page.waitForResponse('**/api/feedback');
      await page.getByRole('contentinfo').getByRole('link', { name: messages.routes.faq }).click();
      expect((await response).status()).toBe(200);
      expect((await response).request().postDataJSON()).toMatchObject({
        page: '/about-us',
        useful: 'no',
        reason: '',
      });
      await page.goto(at('/about-us'));
      await scriptsRun(page);
      await expect(group).toHaveCount(0);
    });

    test('a failure keeps the reason @once', async ({ page, guard }) => {
      await open(page, language, '/about-us');
      const { yes, form, reason, send, thanks } = parts(page, language);
      await page.route('**/api/feedback', (route) => route.abort(), { times: 1 });
      await yes.click();
      await reason.fill('واضحة');
      await send.click();
      await expect(form.getByRole('alert')).toHaveText(feedback.failed);
      await expect(reason).toHaveValue('واضحة');
      await send.click();
      await expect(thanks).toBeVisible();
      expect(guard.faults.filter((fault) => !/net::ERR_FAILED/.test(fault))).toEqual([]);
      guard.faults.splice(0);
    });

    test('what sends the answer is loaded with the first click @once', async ({ page }) => {
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (/\.js(\?|$)/.test(response.url())) scripts.push(response.text());
      });
      await open(page, language, '/about-us');
      const holds = async () =>
        (await Promise.all(scripts)).some((text) => text.includes('/api/feedback'));
      expect(scripts.length).toBeGreaterThan(3);
      expect(await holds()).toBe(false);
      const { no, reason } = parts(page, language);
      await no.click();
      await expect(reason).toBeVisible();
      expect(await holds()).toBe(true);
    });

    test('fits 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, language, '/about-us');
      const { no, reason } = parts(page, language);
      await no.click();
      await expect(reason).toBeFocused();
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBe(0);
    });
  });

  test.describe(`${locale} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the question is not shown @once', async ({ page }) => {
      await page.goto(at('/about-us'));
      await expect(page.getByText(messages.layout.lastUpdated)).toBeVisible();
      await expect(parts(page, language).group).toBeHidden();
    });
  });
}
