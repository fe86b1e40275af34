import type { Page } from '@playwright/test';
import { core } from '../support/core';
import { arabic, expect, test } from './fixtures';

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

test(
  'search, menu and the way back up stay at hand on a long page',
  core('happy-path'),
  async ({ page }) => {
    const { at, messages } = arabic;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('/history'));
    await scrollTo(page, 3000);
    await expect(page.getByRole('banner')).toBeInViewport();
    await expect(page.getByRole('link', { name: messages.search.open })).toBeInViewport();
    const up = page.getByRole('link', { name: messages.layout.backToTop });
    // The first movement upwards shows the bar again.
    await page.evaluate(() => window.scrollBy(0, -200));
    await expect(up).toBeVisible();
    // By coordinates: a click on the element would scroll first.
    const place = await up.boundingBox();
    await page.mouse.click(place!.x + place!.width / 2, place!.y + place!.height / 2);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('#main')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/history'));
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    // Where it would overlap the chat's launcher.
    await page.evaluate(() => window.scrollTo(0, window.innerHeight / 2 + 40));
    await expect(up).toBeHidden();
    await scrollTo(page, 1500);
    await scrollTo(page, 3000);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(up).toBeVisible();
    await expect(up).toBeInViewport();
    // Where the open chat panel ends.
    const launcher = page.getByRole('button', { name: messages.chat.launch });
    await launcher.click();
    await expect(up).toBeHidden();
    await launcher.click();
    await expect(up).toBeVisible();
    // A page that is too short for it.
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(at('/404'));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(up).toBeHidden();
  },
);
