import { violations } from '../support/axe';
import { sample } from './content';
import { expect, languages, test } from './fixtures';
import { browserFor, LOOKS } from './looks';

for (const look of LOOKS) {
  const { language, theme, width } = look;
  const { locale, at, messages } = language;

  test.describe(`${locale}, ${theme}, ${width} px`, () => {
    test.use(browserFor(look));

    test('opened menus, tabs and dialogs have no accessibility fault', async ({ page }) => {
      await page.goto(at('/'));
      if (width < 1024) {
        await page.getByRole('button', { name: messages.layout.openMenu, exact: true }).click();
        await page.locator('#mobile-menu summary').first().click();
      } else {
        const menu = page.getByRole('navigation', { name: messages.layout.mainMenu }).first();
        await menu.locator('summary').first().click();
      }
      expect(await violations(page), 'menu').toEqual([]);

      await page.goto(at('/'));
      const tabs = page.getByRole('tab');
      for (let index = 1; index < (await tabs.count()); index += 1) {
        await tabs.nth(index).click();
        expect(await violations(page), `tab ${index}`).toEqual([]);
      }

      await page.goto(at(`/article?photo=${sample.album}`));
      await page.locator('main article a[aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      expect(await violations(page), 'gallery').toEqual([]);
    });
  });
}

for (const language of languages) {
  const { locale, at, messages } = language;

  test(`${locale}: the first stop of the keyboard is a link past the header @once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/media-center'));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: messages.ui.skipToContent });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
  });

  test(`${locale}: the keyboard goes through the header in the order of reading`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/about-us'));
    const stops: { y: number; x: number; name: string; outlined: boolean }[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const active = document.activeElement as HTMLElement;
        if (!active.closest('header')) return null;
        const { x, y, width } = active.getBoundingClientRect();
        const style = getComputedStyle(active);
        const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
        return { x: x + width / 2, y, name: active.textContent ?? '', outlined };
      });
      if (stop) stops.push(stop);
      else if (stops.length > 0) break;
    }
    expect(stops.length).toBeGreaterThanOrEqual(9);
    const sign = language.dir === 'rtl' ? -1 : 1;
    const xs = stops.map(({ x }) => sign * x);
    expect(xs, stops.map(({ name }) => name).join(' | ')).toEqual([...xs].sort((a, b) => a - b));
    expect(stops.filter(({ outlined }) => !outlined).map(({ name }) => name)).toEqual([]);
  });

  test(`${locale}: the menu is worked by keyboard and closes on Escape @once`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/about-us'));
    const menu = page.getByRole('navigation', { name: messages.layout.mainMenu }).first();
    const opener = menu.locator('summary').filter({ hasText: messages.layout.menu.media.title });
    const link = menu.getByRole('link', { name: messages.sections.library, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(`${locale}: buttons and controls are at least 24 px large @once`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/media-center?o=News&page=2', `/article?photo=${sample.album}`]) {
        await page.goto(at(path));
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('button, summary, select, [role="tab"], nav a, input')]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => ({ one, box: one.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
            .map(
              ({ one, box }) =>
                `${Math.round(box.width)}×${Math.round(box.height)} ${one.outerHTML.slice(0, 90)}`,
            ),
        );
        expect(small, `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
