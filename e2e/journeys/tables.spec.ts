import { core } from '../support/core';
import { english, expect, scriptsRun, test } from './fixtures';

test(
  'the rows of a table are cards with labels on a phone, none of them cut off',
  core('happy-path'),
  async ({ page }) => {
    const { at, messages } = english;
    const rows = page.locator('tbody tr');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [path, label] of [
      ['/circulars', messages.circulars.documentDate],
      ['/regulations?view=list', messages.regulations.releaseDate],
    ] as const) {
      await page.goto(at(path));
      await scriptsRun(page);
      await expect(rows).toHaveCount(10);
      await expect(page.locator('thead')).toBeHidden();
      const labels = await page
        .locator('tbody tr')
        .first()
        .locator('td')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
      expect(labels, path).toContain(`"${label}"`);
      const cut = await rows.evaluateAll((all) =>
        all.flatMap((row) => {
          const { left, right } = row.getBoundingClientRect();
          return [...row.querySelectorAll('time, a, p')]
            .map((part) => ({ part, box: part.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && (box.left < left - 1 || box.right > right + 1))
            .map(({ part }) => part.outerHTML.slice(0, 80));
        }),
      );
      expect(cut, path).toEqual([]);
    }
    await page.getByLabel(messages.ui.table.sortBy).selectOption('-date');
    await expect(page).toHaveURL(/sort=-date/);
  },
);
