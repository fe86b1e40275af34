import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe-core finds wrong with the page as it stands, one line for each element. */
export async function violations(page: Page): Promise<string[]> {
  // As the debugger would: the page's content security policy allows no foreign scripts.
  await page.evaluate(axeSource);
  const { violations: found } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return axe.run({
      resultTypes: ['violations'],
      // WCAG 2.2: targets of 24 px, or with as much room around them.
      rules: { 'target-size': { enabled: true } },
    });
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
}
