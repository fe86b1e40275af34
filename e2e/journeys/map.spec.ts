import type { Locator } from '@playwright/test';
import { core } from '../support/core';
import { arabic, english, expect, scriptsRun, tabTo, test } from './fixtures';
import { reduceRendering, portsMap, startMap } from './ports-map';

/** Distance of two ports on the interactive map in pixels, which grows with the zoom. */
async function scale(map: Locator): Promise<number> {
  const [a, b] = await Promise.all(
    // After the list's buttons of the same ports.
    ['jeddah', 'jazan'].map((port) =>
      map.locator(`button[data-port="${port}"]`).last().boundingBox(),
    ),
  );
  return Math.hypot(a!.x - b!.x, a!.y - b!.y);
}

test(
  'a port keeps the focus when the map takes the place of the chart',
  core('happy-path'),
  async ({ page }) => {
    const { messages, at } = english;
    const map = await portsMap(page, at('/ports'), messages.map.label);
    await expect(map).toHaveAttribute('data-map', 'ready', { timeout: 40_000 });
    // The static chart is at the minimum zoom.
    const all = map.getByRole('button', { name: messages.map.showAll, exact: true });
    await expect(all).toHaveAttribute('aria-disabled', 'true');
    await map.getByRole('button', { name: messages.map.zoomIn, exact: true }).press('Enter');
    const khafji = map.locator('[data-port="khafji"]').filter({ visible: true });
    await khafji.focus();
    await expect(map).toHaveAttribute('data-map', 'interactive', { timeout: 40_000 });
    await expect(khafji).toBeFocused();
    await expect(all).toHaveAttribute('aria-disabled', 'false');
  },
);

test("the map's ports are reached, chosen and left by keyboard", async ({ page }) => {
  await reduceRendering(page);
  await page.goto(arabic.at('/'));
  await scriptsRun(page);
  const map = page.getByRole('group', { name: arabic.messages.map.label });
  await startMap(map, arabic.messages.map.zoomIn);
  const markers = map.locator('[data-port]').filter({ visible: true });
  await expect(markers).toHaveCount(10);
  const stage = map.locator('xpath=..');
  const link = (port: string | null) =>
    stage.locator(`a[href="${arabic.at(`/ports?port=${port}`)}"]:visible`);
  await markers.first().focus();
  await page.keyboard.press('Tab');
  await expect(markers.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(markers.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(link(await markers.nth(1).getAttribute('data-port'))).toHaveCount(1);
  const showAll = map.getByRole('button', { name: arabic.messages.map.showAll });
  await markers.last().focus();
  await tabTo(page, showAll, 3);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    map.getByRole('button', { name: arabic.messages.map.zoomIn, exact: true }),
  ).toBeFocused();
  // The list selects like the map.
  const row = stage.locator('button[data-port="jazan"]').last();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(link('jazan')).toHaveCount(1);
});

test("a port's card on the ports page closes on Escape", async ({ page }) => {
  const map = await portsMap(page, arabic.at('/ports'), arabic.messages.map.label);
  const jazan = map.locator('[data-port="jazan"]').filter({ visible: true });
  // The card's link; the mark on the static chart is for pointers only.
  const link = map
    .locator('xpath=..')
    .locator(`a[href="${arabic.at('/ports?port=jazan')}"]:not([aria-hidden]):visible`);
  const openAndClose = async () => {
    await jazan.focus();
    await page.keyboard.press('Enter');
    await expect(link).toHaveCount(1);
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(link).toHaveCount(0);
    await expect(jazan).toBeFocused();
  };
  await page.setViewportSize({ width: 1280, height: 700 });
  await openAndClose();
  await reduceRendering(page);
  await startMap(map, arabic.messages.map.zoomIn);
  await openAndClose();
});

test('it goes nearer, farther and back to all ports, by pointer and by keyboard', async ({
  page,
}) => {
  const map = await portsMap(page, arabic.at('/ports'), arabic.messages.map.label);
  const button = (name: string) => map.getByRole('button', { name, exact: true });
  const nearer = button(arabic.messages.map.zoomIn);
  const farther = button(arabic.messages.map.zoomOut);
  const all = button(arabic.messages.map.showAll);
  await expect(nearer).toBeVisible({ timeout: 40_000 });
  // The static chart is at the minimum zoom.
  for (const control of [farther, all]) {
    await expect(control).toHaveAttribute('aria-disabled', 'true');
    await control.press('Enter');
  }
  await expect(map).toHaveAttribute('data-map', 'ready');

  await startMap(map, arabic.messages.map.zoomIn);
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
