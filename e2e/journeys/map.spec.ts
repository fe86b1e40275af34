import type { Locator } from '@playwright/test';
import { expect, languages, test } from './fixtures';
import { portsMap, takeUp } from './ports-map';

/** How far apart two ports are on the interactive map, in pixels: the more, the nearer it is. */
async function scale(map: Locator): Promise<number> {
  const [one, other] = await Promise.all(
    // Behind the list's buttons of the same ports.
    ['jeddah', 'jazan'].map((port) =>
      map.locator(`button[data-port="${port}"]`).last().boundingBox(),
    ),
  );
  return Math.hypot(one!.x - other!.x, one!.y - other!.y);
}

for (const { locale, at, messages } of languages) {
  test(`map in ${locale}: it goes nearer, farther and back to all ports, by pointer and by keyboard @once`, async ({
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
      for (let step = 0; step < 3; step += 1) {
        await use(farther);
        await page.waitForTimeout(500);
        const now = await scale(map);
        expect(now, `${way}, step ${step + 1} away`).toBeLessThanOrEqual(last + 1);
        last = now;
      }
      await use(nearer);
      await use(all);
    }
    await all.focus();
    for (const next of [nearer, farther]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
  });
}
