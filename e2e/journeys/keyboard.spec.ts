import type { Page } from '@playwright/test';
import { core } from '../support/core';
import { arabic, english, expect, scriptsRun, site, tabTo, test } from './fixtures';

async function stopsOfHeader(page: Page) {
  const stops: { x: number; name: string; outlined: boolean }[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const active = document.activeElement as HTMLElement;
      if (!active.closest('header')) return null;
      const { x, width } = active.getBoundingClientRect();
      const style = getComputedStyle(active);
      const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      return { x: x + width / 2, name: active.textContent ?? '', outlined };
    });
    if (stop) stops.push(stop);
    else if (stops.length > 0) break;
  }
  return stops;
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

for (const { locale, messages, at, dir } of [arabic, english]) {
  test(
    `${locale}: header and menus are worked by keyboard`,
    core('happy-path', locale === 'en'),
    async ({ page }) => {
      await page.goto(at('/about-us'));
      await scriptsRun(page);
      await test.step('a link past the header comes first', async () => {
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', { name: messages.ui.skipToContent });
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport();
        await page.keyboard.press('Enter');
        await expect(page.locator('#main')).toBeFocused();
        await page.keyboard.press('Tab');
        const inMain = () => page.evaluate(() => Boolean(document.activeElement?.closest('main')));
        expect(await inMain()).toBe(true);
      });

      await page.reload();
      await scriptsRun(page);
      await test.step('the header follows in the order of reading', async () => {
        const stops = await stopsOfHeader(page);
        expect(stops.length).toBeGreaterThanOrEqual(9);
        const sign = dir === 'rtl' ? -1 : 1;
        const xs = stops.map(({ x }) => sign * x);
        const names = stops.map(({ name }) => name).join(' | ');
        expect(xs, names).toEqual([...xs].sort((a, b) => a - b));
        expect(stops.filter(({ outlined }) => !outlined).map(({ name }) => name)).toEqual([]);
      });

      await test.step('the menu opens by Enter and closes by Escape', async () => {
        const menu = page.getByRole('navigation', { name: messages.layout.mainMenu }).first();
        const { title } = messages.layout.menu.media;
        const group = menu.locator('summary').filter({ hasText: title });
        const link = menu.getByRole('link', { name: messages.sections.library, exact: true });
        await group.focus();
        await page.keyboard.press('Enter');
        await expect(link).toBeVisible();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await expect(link).toBeHidden();
        await expect(group).toBeFocused();
      });

      await test.step('the narrow menu keeps the focus and closes on Escape', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        const opener = page.getByRole('button', { name: messages.layout.openMenu, exact: true });
        await opener.focus();
        await page.keyboard.press('Enter');
        const menu = page.locator('#mobile-menu');
        await expect(menu).toBeVisible();
        await expect(menu.getByRole('button', { name: messages.layout.closeMenu })).toBeFocused();
        for (let stop = 0; stop < 30; stop += 1) {
          await page.keyboard.press('Tab');
          const inside = await menu.evaluate(
            (element) =>
              document.activeElement === document.body || element.contains(document.activeElement),
          );
          expect(inside).toBe(true);
        }
        const group = menu.locator('summary').filter({ hasText: messages.layout.menu.media.title });
        await tabTo(page, group);
        await page.keyboard.press('Space');
        const link = menu.getByRole('link', { name: messages.sections.videos, exact: true });
        await expect(link).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(opener).toBeFocused();
        await page.keyboard.press('Enter');
        await tabTo(page, link);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(site() + at('/media-center?o=Video'));
      });
    },
  );
}
