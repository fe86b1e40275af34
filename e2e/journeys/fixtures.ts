import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { languages, samples, site, type Language } from '../support/site';
import { CURRENT_ANNOUNCEMENT } from './content';
import { Guard, reportViolations } from './guard';

export { otherLanguage } from '../support/site';
export { expect, languages, samples, site, type Language };

export const [arabic, english] = languages as readonly [Language, Language];

/** Fills in the `{placeholders}` of a message. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Waits for hydration. */
export async function scriptsRun(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
}

/** Presses Tab until an element has the focus; fails after a number of stops. */
export async function tabTo(page: Page, target: Locator, stops = 40): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** Playwright's test with the site's origin and a guard that each browser journey must pass. */
export const test = base.extend<{ guard: Guard; popupSeen: boolean; visitsSamples: boolean }>({
  baseURL: async ({}, provide) => provide(site()),
  /** True: the sample content's pop-up announcement was dismissed before. */
  popupSeen: [true, { option: true }],
  /** True: the journey visits the samples of external systems. */
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
