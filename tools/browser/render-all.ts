import type { Page } from '@playwright/test';

/**
 * Renders the parts below the first screen too (`content-visibility: auto`): until they come near, they
 * have an estimated size and their animations wait.
 */
export async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const rule = '* { content-visibility: visible !important; }';
    const sheets = document.adoptedStyleSheets;
    if (sheets.some(({ cssRules }) => cssRules[0]?.cssText === rule)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [...sheets, sheet];
  });
}
