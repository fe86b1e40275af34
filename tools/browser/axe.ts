import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderAll } from './render-all';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Options {
  /** Rules that do not apply to the page. */
  readonly without?: readonly string[];
}

/** Violations that axe-core finds on the page in its present state, one line per element. */
export async function violations(page: Page, { without = [] }: Options = {}): Promise<string[]> {
  await renderAll(page);
  // Evaluated via the debugger, because the content security policy blocks foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const off = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const { violations: found } = await page.evaluate(async (rules) => {
    // Elements in a transition have no meaningful contrast.
    const passing = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const scrolledTo = window.scrollY;
    // A control half covered by the sticky header is reachable by scrolling.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Scroll-dependent styles follow a frame later.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const results = await axe.run({
      resultTypes: ['violations'],
      // A third of the time, for two irrelevant rules: locked orientation and autoplay of sound.
      preload: false,
      // WCAG 2.2: targets of 24 px, or with that much space around them.
      rules: { 'target-size': { enabled: true }, ...rules },
    });
    window.scrollTo({ top: scrolledTo, behavior: 'instant' });
    return results;
  }, off);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
}
