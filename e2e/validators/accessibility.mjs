import { createRequire } from 'node:module';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const LOOKS = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
];

/**
 * Runs all rules of axe (including best practices, experimental and WCAG AAA) on pages in a browser,
 * alternating looks.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl
 * @param {string[]} pages paths
 * @returns {Promise<import('./findings.mjs').Finding[]>}
 */
export async function validateAccessibility(browser, siteUrl, pages) {
  const findings = [];
  for (const [index, where] of pages.entries()) {
    // The site's content security policy blocks injected scripts.
    const page = await browser.newPage({ ...LOOKS[index % LOOKS.length], bypassCSP: true });
    try {
      await page.goto(siteUrl + where);
      await page.addScriptTag({ path: axe });
      const violations = await page.evaluate(runEveryRule);
      for (const { id, help, targets } of violations) {
        findings.push({ where, message: `${id}: ${help}`, detail: targets });
      }
    } finally {
      await page.close();
    }
  }
  return findings;
}

/* Runs in the page. */
async function runEveryRule() {
  const { axe } = globalThis;
  const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
  const { violations } = await axe.run(document, { rules, resultTypes: ['violations'] });
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    targets: nodes
      .slice(0, 3)
      .map(({ target }) => target.join(' '))
      .join(', '),
  }));
}
