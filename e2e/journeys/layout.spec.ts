import type { Page } from '@playwright/test';
import { core } from '../support/core';
import { expect, languages, scriptsRun, test } from './fixtures';
import { coveredTexts, emptySides, wideLines } from './layout-faults';
import { setLook, settle } from './looks';
import { lostText } from './lost-text';
import { localizedPages } from './pages';

/* Use of the width at 1440 px, and texts and controls that lie over each other at each width between
   a tablet and a desktop computer. */

/** Measure of running text in digits' widths. */
const MAX_MEASURE = 74;

/** Widths at which columns are the narrowest, for the pages with most controls beside texts. */
const SAMPLE_WIDTHS = [1040, 1300, 1366];
const SAMPLE = ['/e-services', '/e-services/biddings', '/about-us'];

const ALL_WIDTHS = Array.from({ length: 22 }, (_, index) => 1024 + 20 * index).filter(
  (width) => width <= 1440,
);

const softly = expect.configure({ soft: true, timeout: 3000 });

async function open(page: Page, address: string): Promise<void> {
  await setLook(page, { theme: 'light', width: 1440 });
  await page.goto(address);
  await scriptsRun(page);
  await settle(page);
}

async function expectWholeAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 768 });
    // Styles in `vw` follow in the next frames, container queries sometimes later.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await softly
      .poll(async () => [...(await coveredTexts(page)), ...(await lostText(page))], {
        message: `${width} px`,
      })
      .toEqual([]);
  }
}

async function expectWidthUsed(page: Page): Promise<void> {
  expect.soft(await emptySides(page), 'empty at 1440 px').toEqual([]);
  expect.soft(await wideLines(page, MAX_MEASURE), 'wide lines').toEqual([]);
}

for (const language of languages) {
  const { locale, at } = language;

  test(
    `${locale}: some pages use their width, and nothing covers a text`,
    core('happy-path', locale === 'en'),
    async ({ page }) => {
      for (const path of SAMPLE) {
        await test.step(path, async () => {
          await open(page, at(path));
          await expectWidthUsed(page);
          await expectWholeAt(page, SAMPLE_WIDTHS);
        });
      }
    },
  );

  for (const { path } of localizedPages(language)) {
    test(`${locale}: ${path} uses its width, and nothing covers a text`, async ({ page }) => {
      test.setTimeout(150_000);
      await open(page, at(path));
      await expectWidthUsed(page);
      await expectWholeAt(page, ALL_WIDTHS);
    });
  }
}
