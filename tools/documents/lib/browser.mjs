import { chromium } from '@playwright/test';
import { findChromium } from '../../lib/chromium.mjs';

/**
 * Runs `work` with a function that prints a complete HTML document to a tagged PDF.
 * @template Result
 * @param {(print: (html: string) => Promise<Buffer>) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withPrinter(work) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    return await work(async (html) => {
      await page.setContent(html, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      });
    });
  } finally {
    await browser.close();
  }
}
