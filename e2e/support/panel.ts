import type { Browser, Page } from '@playwright/test';

/** For axe: the panel's own frame has parts outside of landmarks. */
export const PANEL = { without: ['region'] };

interface Account {
  /** Of the CMS, as editors' browsers reach it. */
  readonly origin: string;
  readonly email: string;
  readonly password: string;
  /** The language of the panel. */
  readonly locale: 'ar' | 'en';
  readonly theme?: 'light' | 'dark';
}

/** A browser of somebody's own, signed in to the panel, at one of its pages. */
export async function signedIn(
  browser: Browser,
  { origin, email, password, locale, theme = 'light' }: Account,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  await context.addInitScript(
    (settings) => {
      for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
    },
    { 'strapi-admin-language': locale, STRAPI_THEME: theme },
  );
  const page = await context.newPage();
  await page.goto('/admin/auth/login');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  await page.goto(path);
  return page;
}
