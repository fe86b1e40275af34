import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Options {
  /** Rules that do not hold for what the page shows. */
  readonly without?: readonly string[];
}

/** What axe-core finds wrong with the page in its present state, one line per element. */
export async function violations(page: Page, { without = [] }: Options = {}): Promise<string[]> {
  // As the debugger would: the page's content security policy allows no foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const off = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const { violations: found } = await page.evaluate(async (rules) => {
    // What is still fading in or out has the contrast of no moment that anybody reads in.
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
    // A control that the sticky header half covers is whole once the visitor scrolls on.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Styles that depend on the scroll position follow a frame later.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const results = await axe.run({
      resultTypes: ['violations'],
      // A third of the time, for two rules: orientation locked in style sheets, sound that plays by
      // itself.
      preload: false,
      // WCAG 2.2: targets of 24 px, or with as much room around them.
      rules: { 'target-size': { enabled: true }, ...rules },
    });
    window.scrollTo({ top: scrolledTo, behavior: 'instant' });
    return results;
  }, off);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
}
