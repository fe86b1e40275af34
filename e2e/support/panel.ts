import type { Browser, Page } from '@playwright/test';
import type { Stack } from './stack';

/** Password of every account that a test makes. */
export const PASSWORD = 'Quay-Berth-2026';

/** The panel's own frame has parts outside of landmarks. */
export const PANEL = { without: ['region'] };

/** A browser of somebody who has signed in to the panel, in a language, at a page of it. */
export async function openPanel(
  browser: Browser,
  stack: Stack,
  { email, locale, path }: { email: string; locale: 'ar' | 'en'; path: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.cmsPublicUrl });
  await context.addInitScript(
    (language) => localStorage.setItem('strapi-admin-language', language),
    locale,
  );
  const page = await context.newPage();
  await page.goto('/admin/auth/login');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  await page.goto(path);
  return page;
}
