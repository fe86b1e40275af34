import { chromium } from 'playwright-core';

/**
 * Runs `work` with a page of Chromium (CHROMIUM_PATH, default /usr/bin/chromium) and always closes
 * the browser. Text is drawn by a browser because it shapes Arabic.
 * @template Result
 * @param {(page: import('playwright-core').Page) => Promise<Result>} work
 * @param {{ width: number, height: number }} [viewport] in pixels
 * @returns {Promise<Result>}
 */
export async function withPage(work, viewport) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await work(await browser.newPage(viewport && { viewport }));
  } finally {
    await browser.close();
  }
}

/**
 * Shows HTML and waits until its fonts are ready.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} html a complete document with everything embedded
 */
export async function show(page, html) {
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
