import {
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Stack } from './stack';

export const PASSWORD = 'Quay-Berth-2026';

/** For axe: Strapi's own layout has content outside of landmarks. */
export const PANEL = { without: ['region'] };

/** For axe: each of Strapi's widgets on the start page is a landmark. */
export const START_PAGE = {
  without: [
    ...PANEL.without,
    'landmark-main-is-top-level',
    'landmark-no-duplicate-main',
    'landmark-unique',
  ],
};

interface Visit {
  readonly email: string;
  readonly locale: 'ar' | 'en';
  readonly theme?: 'light' | 'dark';
  readonly path: string;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** By stack and account: an account may sign in five times in five minutes. */
const sessions = new WeakMap<Stack, Map<string, Session>>();

/** A new browser context signed in to the panel, at one of its pages. */
export async function openPanel(
  browser: Browser,
  stack: Stack,
  { email, locale, theme = 'light', path }: Visit,
): Promise<Page> {
  const known = sessions.get(stack) ?? new Map<string, Session>();
  sessions.set(stack, known);
  const context = await browser.newContext({
    baseURL: stack.cmsPublicUrl,
    storageState: known.get(email),
  });
  await context.addInitScript(
    (settings) => {
      for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
    },
    { 'strapi-admin-language': locale, STRAPI_THEME: theme },
  );
  const page = await context.newPage();
  if (!known.has(email)) {
    await page.goto('/admin/auth/login');
    await signIn(page, email);
    known.set(email, await context.storageState());
  }
  await page.goto(path);
  return page;
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
}

/** Opens a dialog by keyboard, checks its focus trap with Tab, and closes it with Escape. */
export async function walkDialog(page: Page, opener: Locator): Promise<void> {
  await opener.press('Enter');
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}
