import type { Page } from '@playwright/test';
import { violations } from '../../tools/browser/axe';
import { core } from '../support/core';
import { arabic, expect, scriptsRun, test, type Language } from './fixtures';
import { expectNoSidewaysScroll } from './lost-text';

function parts(page: Page, { messages: { feedback } }: Language) {
  const group = page.getByRole('group', { name: feedback.question });
  const form = page.getByRole('form', { name: feedback.form });
  return {
    group,
    no: group.getByRole('button', { name: feedback.no, exact: true }),
    form,
    reason: form.getByRole('textbox'),
    send: form.getByRole('button', { name: feedback.send, exact: true }),
    thanks: page.getByRole('status').filter({ hasText: feedback.thanks }),
  };
}

test(
  'ar: an answer with its reason is sent once, and the page does not ask again',
  core('happy-path'),
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\.js(\?|$)/.test(response.url())) scripts.push(response.text());
    });
    // The form's code is loaded on the first click.
    const isLoaded = async () =>
      (await Promise.all(scripts)).some((text) => text.includes('/api/feedback'));
    await page.goto(arabic.at('/circulars?year=2024'));
    await scriptsRun(page);
    const { no, form, reason, send, thanks, group } = parts(page, arabic);
    expect(scripts.length).toBeGreaterThan(3);
    expect(await isLoaded()).toBe(false);
    await no.click();
    await expect(reason).toBeFocused();
    expect(await isLoaded()).toBe(true);
    await expectNoSidewaysScroll(page);
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
    await expect(form).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await scriptsRun(page);
    await expect(group).toHaveCount(0);
    await page.goto(arabic.at('/about-us'));
    await expect(group).toBeVisible();
  },
);
