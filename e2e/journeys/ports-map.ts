import type { Locator, Page } from '@playwright/test';
import { expect, scriptsRun, test } from './fixtures';

/** A small viewport with reduced motion: software rendering is slow. */
export async function reduceRendering(page: Page): Promise<void> {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 800, height: 500 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** The static chart with all ports stays until the first zoom. */
export async function startMap(map: Locator, zoomIn: string): Promise<void> {
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-map', 'ready', { timeout: 40_000 });
  const button = map.getByRole('button', { name: zoomIn, exact: true });
  await button.focus();
  await button.press('Enter');
  await expect(map).toHaveAttribute('data-map', 'interactive', { timeout: 40_000 });
  await expect(button).toBeFocused();
}

export async function portsMap(page: Page, address: string, label: string): Promise<Locator> {
  await reduceRendering(page);
  await page.goto(address);
  await scriptsRun(page);
  const map = page.getByRole('group', { name: label });
  await map.scrollIntoViewIfNeeded();
  return map;
}
