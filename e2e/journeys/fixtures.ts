import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales';
import ar from '../../messages/ar.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { CURRENT_ANNOUNCEMENT } from './content';
import { Guard, reportViolations } from './guard';
import { direction, locales, localizedPath } from './site-modules';

export { expect };

/** A language with its messages. */
export interface Language {
  readonly locale: Locale;
  readonly messages: typeof ar;
  readonly dir: 'rtl' | 'ltr';
  /** Public URL path in this language. */
  readonly at: (path: string) => string;
}

/** Both languages, for the loop around each journey. */
export const languages: readonly Language[] = locales.map((locale) => ({
  locale,
  messages: locale === 'ar' ? ar : en,
  dir: direction(locale),
  at: (path) => localizedPath(locale, path),
}));

/** The other one of the two languages. */
export function otherLanguage({ locale }: Language): Language {
  return languages.find((language) => language.locale !== locale)!;
}

/** Origin of the site under test, which is its SITE_URL too. */
export function site(): string {
  const address = process.env.SITE_UNDER_TEST;
  if (!address) throw new Error('SITE_UNDER_TEST is set by e2e/support/global-setup.ts');
  return address;
}

/** Origin of the samples of external systems. */
export function samples(): string {
  return process.env.SAMPLES_UNDER_TEST ?? '';
}

/** A message with its `{placeholders}` filled in. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The href attributes of links. */
export async function hrefs(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** Waits until the page's scripts run and its header takes clicks. */
export async function scriptsRun(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
}

/** Playwright's test with the site's origin and a guard that each browser journey must pass. */
export const test = base.extend<{ guard: Guard; popupSeen: boolean; visitsSamples: boolean }>({
  baseURL: async ({}, provide) => provide(site()),
  /** True: the visitor has closed the sample content's pop-up announcement already. */
  popupSeen: [true, { option: true }],
  /** True: the journey goes on to the samples of external systems. */
  visitsSamples: [false, { option: true }],
  page: async ({ page, popupSeen }, provide) => {
    if (popupSeen) {
      await page.addInitScript(([key, ids]) => localStorage.setItem(key, ids), [
        'closed-announcements',
        JSON.stringify([{ id: CURRENT_ANNOUNCEMENT, endsAt: '2100-01-01T00:00:00Z' }]),
      ] as const);
    }
    await provide(page);
  },
  guard: [
    async ({ page, javaScriptEnabled, visitsSamples }, provide) => {
      const others = visitsSamples ? [samples()] : [];
      const guard = new Guard(page, site(), javaScriptEnabled !== false, others);
      await reportViolations(page);
      await provide(guard);
      expect(guard.faults, 'faults seen in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
