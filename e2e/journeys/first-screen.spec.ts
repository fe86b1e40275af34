import type { Locator } from '@playwright/test';
import { expect, languages, test } from './fixtures';

/** Pixels from the top of the page. */
async function topOf(found: Locator): Promise<number> {
  return found.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
}

for (const { locale, at, messages } of languages) {
  test.describe(`${locale}, on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('search, menu and the way back up stay at hand on a long page @once', async ({ page }) => {
      await page.goto(at('/history'));
      const header = page.getByRole('banner');
      await page.evaluate(() => window.scrollTo(0, 3000));
      await expect(header).toBeInViewport();
      await expect(page.getByRole('link', { name: messages.search.open })).toBeInViewport();
      const up = page.getByRole('link', { name: messages.layout.backToTop });
      // The bar comes back with the first movement upwards.
      await page.evaluate(() => window.scrollBy(0, -200));
      await expect(up).toBeVisible();
      // By its place: a click on the element would scroll first, as no finger does.
      const place = await up.boundingBox();
      await page.mouse.click(place!.x + place!.width / 2, place!.y + place!.height / 2);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.locator('#main')).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
    });

    test('the contact centre and what to know come before long forms @once', async ({ page }) => {
      await page.goto(at('/contact'));
      const form = page.locator('main form').first();
      expect(await topOf(page.locator('main a[href^="tel:"]').first())).toBeLessThan(
        await topOf(form),
      );
      await page.goto(at('/e-services/moveableitems'));
      const before = page.getByRole('heading', { name: messages.order.before.title });
      expect(await topOf(before)).toBeLessThan(await topOf(page.locator('main form').first()));
    });

    test('the chosen port is in view @once', async ({ page }) => {
      await page.goto(at('/'));
      const last = page.locator('ul button[data-port]').last();
      await last.scrollIntoViewIfNeeded();
      await last.click();
      await expect(page.locator('[data-card]')).toBeInViewport({ ratio: 0.9 });
    });
  });

  test(`${locale}: the way back up stays beside a wide page while it is read @once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/history'));
    const up = page.getByRole('link', { name: messages.layout.backToTop });
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    // Where it would lie on the chat's launcher.
    await page.evaluate(() => window.scrollTo(0, window.innerHeight / 2 + 40));
    await expect(up).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(up).toBeVisible();
    await expect(up).toBeInViewport();
    // Where the open chat's panel ends.
    const launcher = page.getByRole('button', { name: messages.chat.launch });
    await launcher.click();
    await expect(up).toBeHidden();
    await launcher.click();
    await expect(up).toBeVisible();
    // A page that ends before it is above.
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(at('/404'));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(up).toBeHidden();
  });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`${locale}: the e-services begin on the first screen at ${viewport.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(at('/e-services'));
      const tile = page.locator('[id^="service-"]').first();
      expect(await topOf(tile)).toBeLessThan(viewport.height - 60);
    });
  }

  test(`${locale}: the vessel search is on the first screen, with its button`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/e-services/vesselsearch'));
    const button = page.getByRole('button', { name: messages.vesselSearch.submit, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
  });

  test(`${locale}: name, menu and tools of the header stand apart at every width`, async ({
    page,
  }) => {
    await page.goto(at('/safe-usage'));
    const header = page.getByRole('banner');
    const parts = [
      header.getByRole('link', { name: messages.authority.name }).first().locator('span').last(),
      header.getByRole('navigation').locator('ul').first(),
      header.getByRole('link', { name: messages.search.open }).locator('..'),
    ];
    for (const width of [1264, 1280, 1366, 1440, 1504, 1536, 1680, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const places = await Promise.all(parts.map((part) => part.boundingBox()));
      const sorted = places.map((place) => place!).sort((one, other) => one.x - other.x);
      sorted.slice(1).forEach((place, index) => {
        const end = sorted[index]!.x + sorted[index]!.width;
        expect.soft(place.x - end, `${width} px, part ${index + 2}`).toBeGreaterThanOrEqual(4);
      });
    }
  });
}
