import { createRequire } from 'node:module';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const LOOKS = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
];

/**
 * Runs every rule of axe (best practices, experimental ones and WCAG AAA too) on pages in a browser,
 * each page in one look, the looks alternating.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl
 * @param {string[]} pages paths
 * @returns {Promise<import('./findings.mjs').Finding[]>}
 */
export async function validateAccessibility(browser, siteUrl, pages) {
  const findings = [];
  for (const [index, where] of pages.entries()) {
    // The policy of the site forbids a script that a test adds.
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
