import type { Locator, Page } from '@playwright/test';
import { expect, languages, scriptsRun, test } from './fixtures';
import { portsMap, takeUp } from './ports-map';

const WIDTHS = [320, 390, 768, 1024, 1280, 1440, 1920];

/** From here on the chat's launcher is in the page's margin, beside the map; below it is a bar. */
const LAUNCHER_IN_MARGIN = 1280;

/** Names, marks and controls of the map that something lies on or that leave it, one line each. */
function covered(map: Locator): Promise<string[]> {
  return map.evaluate((chart) => {
    const found = new Set<string>();
    const frame = chart.getBoundingClientRect();
    const launcher = document.querySelector('[data-chat] button')!.getBoundingClientRect();
    const inMargin = launcher.width < window.innerWidth / 2;
    const parts = chart.querySelectorAll<HTMLElement | SVGElement>(
      'svg text, li a, li button, button',
    );
    for (const part of parts) {
      if (!part.checkVisibility({ visibilityProperty: true })) continue;
      const box = part.getBoundingClientRect();
      if (box.width === 0) continue;
      const name = part.textContent?.trim() || part.getAttribute('aria-label') || part.className;
      if (box.left < frame.left - 1 || box.right > frame.right + 1) found.add(`${name}: cut off`);
      // It is fixed: while the page is scrolled, it passes all that is at its place in the line.
      if (inMargin && box.left < launcher.right && box.right > launcher.left)
        found.add(`${name}: under the launcher`);
      const isControl = part instanceof HTMLButtonElement;
      for (const across of [0.1, 0.5, 0.9]) {
        const [x, y] = [box.left + box.width * across, box.top + box.height / 2];
        if (y < 0 || y > window.innerHeight) continue;
        const top = document.elementFromPoint(x, y);
        const over = top?.closest('button');
        const onIt = !top || !chart.contains(top) || (isControl && over !== part);
        const underControl = over && over !== part && !over.hasAttribute('data-port');
        if (onIt || underControl)
          found.add(`${name}: covered by ${over?.textContent || top?.className}`);
      }
    }
    return [...found];
  });
}

/** Brings the whole map into the window, with nothing of the header over it. */
async function bringIntoView(page: Page, map: Locator): Promise<void> {
  await map.evaluate((chart) => {
    const { top, height } = chart.getBoundingClientRect();
    window.scrollTo(0, window.scrollY + top + height / 2 - window.innerHeight / 2);
  });
  // The bar of the chat leaves and comes back with the scrolling.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
}

/** How far apart two ports are on the interactive map, in pixels: the more, the nearer it is. */
async function scale(map: Locator): Promise<number> {
  const [one, other] = await Promise.all(
    ['jeddah', 'jazan'].map((port) => map.locator(`button[data-port="${port}"]`).boundingBox()),
  );
  return Math.hypot(one!.x - other!.x, one!.y - other!.y);
}

for (const { locale, at, messages } of languages) {
  test.describe(`map in ${locale}`, () => {
    for (const path of ['/', '/ports']) {
      test(`on ${path} nothing lies on its names and controls, at any width`, async ({ page }) => {
        test.setTimeout(120_000);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 1440, height: 1400 });
        await page.goto(at(path));
        await scriptsRun(page);
        const map = page.getByRole('group', { name: messages.map.label });
        await map.scrollIntoViewIfNeeded();
        await expect(map).toHaveAttribute('data-map', 'ready', { timeout: 60_000 });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 1400 });
          await bringIntoView(page, map);
          expect.soft(await covered(map), `${width} px`).toEqual([]);
          if (width < LAUNCHER_IN_MARGIN) continue;
          await expect(map.locator('svg text').first()).toBeVisible();
        }
      });
    }

    test('it goes nearer, farther and back to all ports, by pointer and by keyboard', async ({
      page,
    }) => {
      const map = await portsMap(page, at('/ports'), messages.map.label);
      const button = (name: string) => map.getByRole('button', { name, exact: true });
      const nearer = button(messages.map.zoomIn);
      const farther = button(messages.map.zoomOut);
      const all = button(messages.map.showAll);
      await expect(nearer).toBeVisible({ timeout: 40_000 });
      // The drawing shows all there is.
      for (const control of [farther, all]) {
        await expect(control).toHaveAttribute('aria-disabled', 'true');
        await control.press('Enter');
      }
      await expect(map).toHaveAttribute('data-map', 'ready');

      await takeUp(map, messages.map.zoomIn);
      for (const control of [farther, all]) {
        await expect(control).toHaveAttribute('aria-disabled', 'false');
      }
      const press = {
        pointer: (control: Locator) => control.click(),
        keyboard: (control: Locator) => control.press('Enter'),
      };
      for (const [way, use] of Object.entries(press)) {
        const before = await scale(map);
        await use(nearer);
        await expect.poll(() => scale(map), way).toBeGreaterThan(before * 1.5);
        let last = await scale(map);
        for (let step = 0; step < 5; step += 1) {
          await use(farther);
          await page.waitForTimeout(500);
          const now = await scale(map);
          expect(now, `${way}, step ${step + 1} away`).toBeLessThanOrEqual(last + 1);
          last = now;
        }
        expect(last, way).toBeLessThan(before);
        await use(nearer);
        await use(all);
        await page.waitForTimeout(500);
        expect(await covered(map), `${way}: all ports`).toEqual([]);
        await expect(map.locator('button[data-port]')).toHaveCount(10);
        const inside = await map.evaluate((chart) => {
          const frame = chart.getBoundingClientRect();
          return [...chart.querySelectorAll('button[data-port]')].filter((port) => {
            const { left, right, top, bottom } = port.getBoundingClientRect();
            return (
              left >= frame.left &&
              right <= frame.right &&
              top >= frame.top &&
              bottom <= frame.bottom
            );
          }).length;
        });
        expect(inside, `${way}: ports in view`).toBe(10);
      }
      await all.focus();
      for (const next of [nearer, farther]) {
        await page.keyboard.press('Tab');
        await expect(next).toBeFocused();
      }
    });
  });
}
