import type { Page } from '@playwright/test';

/**
 * Renders the parts below the first screen too (`content-visibility: auto`): until they come near, they
 * have an estimated size and their animations wait.
 */
export async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
