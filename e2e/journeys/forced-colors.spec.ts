import type { Page } from '@playwright/test';
import { core } from '../support/core';
import { arabic, expect, scriptsRun, test } from './fixtures';
import { unexpectedFaults } from './form-parts';

async function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        )
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    );
    const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = numbers(color).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundBelow = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return numbers(backgroundColor)[3] === 0
        ? groundBelow(element.parentElement)
        : backgroundColor;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim();
      const element = texts.currentNode.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('svg, script, style')) continue;
      const [dark, light] = [getComputedStyle(element).color, groundBelow(element)]
        .map(luminance)
        .sort((a, b) => a - b) as [number, number];
      if ((light + 0.05) / (dark + 0.05) < 4.5) found.push(text);
    }
    return found;
  });
}

for (const [name, paths, chosen] of [
  [
    'main pages',
    ['/', '/search?q=2026', '/port-employees', '/circulars', '/e-services/statistics'],
    true,
  ],
  [
    'others',
    [
      '/about-us',
      '/regulations',
      '/e-services',
      '/e-services/biddings',
      '/e-services/vesselsearch',
    ],
    false,
  ],
] as const) {
  test(
    `every text can be read in the system's own colours: ${name}`,
    core('happy-path', chosen),
    async ({ page, guard }) => {
      for (const path of paths) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
        await page.goto(arabic.at(path));
        await scriptsRun(page);
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate((theme) => {
            document.documentElement.dataset.theme = theme;
          }, colorScheme);
          expect(await unreadableTexts(page), `${path}, ${colorScheme}`).toEqual([]);
        }
      }
      // Background pictures are not rendered in forced colours.
      expect(unexpectedFaults(guard, /\.svg was preloaded/)).toEqual([]);
    },
  );
}
