import type { Locator } from '@playwright/test';
import { core } from '../support/core';
import { renderAll } from '../../tools/browser/render-all';
import { arabic, english, expect, scriptsRun, test } from './fixtures';

async function distanceFromTop(found: Locator): Promise<number> {
  return found.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

for (const { locale, at, messages } of [arabic, english]) {
  test(
    `${locale}: what a page is opened for begins on its first screen`,
    core('happy-path', locale === 'en'),
    async ({ page }) => {
      await page.setViewportSize(phone);
      const form = page.locator('main form').first();
      await page.goto(at('/contact'));
      const telephone = page.locator('main a[href^="tel:"]').first();
      expect(await distanceFromTop(telephone)).toBeLessThan(await distanceFromTop(form));
      await page.goto(at('/e-services/moveableitems'));
      const before = page.getByRole('heading', { name: messages.order.before.title });
      expect(await distanceFromTop(before)).toBeLessThan(await distanceFromTop(form));

      await page.goto(at('/e-services'));
      const tile = page.locator('[id^="service-"]').first();
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        expect(await distanceFromTop(tile)).toBeLessThan(viewport.height - 60);
      }
      await page.goto(at('/e-services/vesselsearch'));
      const button = page.getByRole('button', { name: messages.vesselSearch.submit, exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });

      await test.step('a port chosen from the list on a phone', async () => {
        await page.setViewportSize(phone);
        await page.goto(at('/'));
        const last = page.locator('ul button[data-port]').last();
        await last.scrollIntoViewIfNeeded();
        await last.click();
        await expect(page.locator('[data-card]')).toBeInViewport({ ratio: 0.9 });
      });

      await test.step('rows of circulars and tenders, each at least by half', async () => {
        const screen = { width: 1366, height: 768 };
        await page.setViewportSize(screen);
        for (const [path, count] of [
          ['/circulars', 4],
          ['/e-services/biddings', 5],
        ] as const) {
          await page.goto(at(path));
          const row = page
            .getByRole('main')
            .locator('tbody tr:has(a)')
            .nth(count - 1);
          await row.waitFor();
          const { top, height } = await row.evaluate((element) => element.getBoundingClientRect());
          expect.soft(top + height / 2, `${path}: row ${count}`).toBeLessThan(screen.height);
          const title = page.getByRole('heading', { level: 1 });
          const head = title.locator('xpath=ancestor::div[contains(@class, "on-dark")]');
          expect.soft((await head.boundingBox())!.height).toBeLessThanOrEqual(160);
        }
      });

      await test.step('text of the menu, footer and header from 1024 to 1440 px', async () => {
        const footer = page.getByRole('contentinfo');
        for (let width = 1024; width <= 1440; width += 20) {
          await page.setViewportSize({ width, height: 768 });
          const { footerHeight, overflow, menuText } = await footer.evaluate((element) => {
            const menu = document.querySelector('header nav summary');
            const { scrollWidth, clientWidth } = document.documentElement;
            return {
              footerHeight: element.getBoundingClientRect().height,
              overflow: scrollWidth - clientWidth,
              menuText: menu ? Number.parseFloat(getComputedStyle(menu).fontSize) : Infinity,
            };
          });
          expect.soft(footerHeight, `footer at ${width} px`).toBeLessThanOrEqual(420);
          expect.soft(overflow, `width at ${width} px`).toBe(0);
          expect.soft(menuText, `menu at ${width} px`).toBeGreaterThanOrEqual(15);
        }
      });

      await test.step('name, menu and tools of the header stand apart', async () => {
        const header = page.getByRole('banner');
        const name = header.getByRole('link', { name: messages.authority.name }).first();
        const parts = [
          name.locator('span').last(),
          header.getByRole('navigation').locator('ul').first(),
          header.getByRole('link', { name: messages.search.open }).locator('..'),
        ];
        for (const width of [1264, 1280, 1366, 1440, 1504, 1536, 1680, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          const places = await Promise.all(parts.map((part) => part.boundingBox()));
          const sorted = places.map((place) => place!).sort((a, b) => a.x - b.x);
          sorted.slice(1).forEach((place, index) => {
            const end = sorted[index]!.x + sorted[index]!.width;
            expect.soft(place.x - end, `${width} px, part ${index + 2}`).toBeGreaterThanOrEqual(4);
          });
        }
      });
    },
  );
}

test('parts far below the first screen are rendered when they come near, and on paper', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/en');
  await scriptsRun(page);
  const copyright = page.getByRole('contentinfo').locator('p').last();
  const isRendered = () =>
    copyright.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isRendered()).toBe(false);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const estimated = await height();

  await page.emulateMedia({ media: 'print' });
  expect(await isRendered()).toBe(true);
  await page.emulateMedia({ media: 'screen' });

  await copyright.scrollIntoViewIfNeeded();
  await expect.poll(isRendered).toBe(true);
  await renderAll(page);
  expect(Math.abs((await height()) - estimated) / estimated).toBeLessThan(0.1);
});
