import type { Locator, Page } from '@playwright/test';
import { CURRENT_ANNOUNCEMENT } from './content';
import { expect, fill, languages, scriptsRun, site, test } from './fixtures';
import { drawnWithoutHaste, portsMap, takeUp } from './ports-map';

/** Presses Tab until an element has the focus; fails after a number of stops. */
async function tabTo(page: Page, target: Locator, stops = 40): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((one) => one === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

for (const { locale, messages, at, dir } of languages) {
  const [forward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

  test.describe(`keyboard in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    test('the narrow menu keeps the focus, opens its groups and closes on Escape @once', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at('/about-us'));
      await scriptsRun(page);
      const opener = page.getByRole('button', { name: messages.layout.openMenu, exact: true });
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      const menu = page.locator('#mobile-menu');
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('button', { name: messages.layout.closeMenu })).toBeFocused();
      for (let stop = 0; stop < 30; stop += 1) {
        await page.keyboard.press('Tab');
        const inside = await menu.evaluate(
          (one) => document.activeElement === document.body || one.contains(document.activeElement),
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

    test('the tabs of the authority follow the arrow keys in the direction of reading', async ({
      page,
    }) => {
      await page.goto(at('/about-us'));
      await scriptsRun(page);
      const tabs = page.getByRole('tab');
      await tabTo(page, tabs.first());
      await page.keyboard.press(forward);
      await expect(tabs.nth(1)).toBeFocused();
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      expect(new URL(page.url()).hash).toBe('#board');
      await page.keyboard.press(back);
      await page.keyboard.press(back);
      await expect(tabs.last()).toBeFocused();
      // One stop for the row of tabs; the next one is inside the panel.
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => Boolean(document.activeElement?.closest('[role="tabpanel"]'))),
      ).toBe(true);
    });

    test('the accordion opens one panel at a time by Enter and Space @once', async ({ page }) => {
      await page.goto(at('/about-us#services'));
      await scriptsRun(page);
      const panels = page.getByRole('tabpanel').locator('details');
      await expect(panels.first()).toBeVisible();
      await panels.nth(0).locator('summary').focus();
      const open = panels.locator('xpath=self::*[@open]');
      if (await panels.nth(0).evaluate((one: HTMLDetailsElement) => one.open)) {
        await page.keyboard.press('Enter');
        await expect(open).toHaveCount(0);
      }
      await page.keyboard.press('Enter');
      await expect(panels.nth(0)).toHaveAttribute('open');
      await panels.nth(1).locator('summary').focus();
      await page.keyboard.press('Space');
      await expect(panels.nth(1)).toHaveAttribute('open');
      await expect(open).toHaveCount(1);
      await page.keyboard.press('Space');
      await expect(open).toHaveCount(0);
    });

    test('the tabs of the port employees follow the keys up and down @once', async ({ page }) => {
      await page.goto(at('/port-employees'));
      await scriptsRun(page);
      const list = page.getByRole('tablist');
      await expect(list).toHaveAttribute('aria-orientation', 'vertical');
      const tabs = page.getByRole('tab');
      await tabTo(page, tabs.first());
      await page.keyboard.press('ArrowDown');
      await expect(tabs.nth(1)).toBeFocused();
      await page.keyboard.press('End');
      await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(tabs.first()).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(tabs.last()).toBeFocused();
      const panel = (await tabs.last().getAttribute('aria-controls'))!;
      expect(new URL(page.url()).hash).toBe(`#${panel}`);
    });

    test('the history pictures turn by arrow keys and stop by their button @once', async ({
      page,
    }) => {
      await page.goto(at('/'));
      await scriptsRun(page);
      const history = page.getByRole('group', {
        name: messages.home.history.pictures,
        exact: true,
      });
      await history.scrollIntoViewIfNeeded();
      const pause = history.getByRole('button', { name: messages.ui.carousel.pause });
      await pause.focus();
      await page.keyboard.press('Space');
      await expect(history.getByRole('button', { name: messages.ui.carousel.play })).toBeFocused();
      const position = history.locator('bdi');
      const [number, count] = (await position.innerText()).split(' / ').map(Number);
      await page.keyboard.press(forward);
      await expect(position).toHaveText(`${(number! % count!) + 1} / ${count}`);
      await page.keyboard.press(back);
      await expect(position).toHaveText(`${number} / ${count}`);
    });

    test("the map's ports are reached, chosen and left by keyboard @once", async ({ page }) => {
      await drawnWithoutHaste(page);
      await page.goto(at('/'));
      await scriptsRun(page);
      const map = page.getByRole('group', { name: messages.map.label });
      await takeUp(map, messages.map.zoomIn);
      const markers = map.locator('[data-port]').filter({ visible: true });
      await expect(markers).toHaveCount(10);
      const stage = map.locator('xpath=..');
      const link = (port: string | null) =>
        stage.locator(`a[href="${at(`/ports?port=${port}`)}"]:visible`);
      await markers.first().focus();
      await page.keyboard.press('Tab');
      await expect(markers.nth(1)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(markers.nth(1)).toHaveAttribute('aria-pressed', 'true');
      await expect(link(await markers.nth(1).getAttribute('data-port'))).toHaveCount(1);
      const showAll = map.getByRole('button', { name: messages.map.showAll });
      await markers.last().focus();
      await tabTo(page, showAll, 3);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(
        map.getByRole('button', { name: messages.map.zoomIn, exact: true }),
      ).toBeFocused();
      // The list beside it does the same.
      const row = stage.locator('button[data-port="jazan"]').last();
      await row.focus();
      await page.keyboard.press('Enter');
      await expect(link('jazan')).toHaveCount(1);
    });

    test("a port's card on the ports page closes on Escape @once", async ({ page }) => {
      const map = await portsMap(page, at('/ports'), messages.map.label);
      const jazan = map.locator('[data-port="jazan"]').filter({ visible: true });
      // The card's link; the mark on the drawn chart is one for pointers alone.
      const link = map
        .locator('xpath=..')
        .locator(`a[href="${at('/ports?port=jazan')}"]:not([aria-hidden]):visible`);
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
      await drawnWithoutHaste(page);
      await takeUp(map, messages.map.zoomIn);
      await openAndClose();
    });

    test('a port keeps the focus when the map takes the place of the chart @once', async ({
      page,
    }) => {
      const map = await portsMap(page, at('/ports'), messages.map.label);
      await expect(map).toHaveAttribute('data-map', 'ready', { timeout: 40_000 });
      await map.getByRole('button', { name: messages.map.zoomIn, exact: true }).press('Enter');
      const khafji = map.locator('[data-port="khafji"]').filter({ visible: true });
      await khafji.focus();
      await expect(map).toHaveAttribute('data-map', 'interactive', { timeout: 40_000 });
      await expect(khafji).toBeFocused();
    });

    test('the table sorts and pages by keyboard @once', async ({ page }) => {
      await page.goto(at('/regulations?view=list'));
      await scriptsRun(page);
      const heading = page
        .getByRole('columnheader')
        .filter({ hasText: messages.regulations.document });
      const sort = heading.getByRole('button');
      const names = page.getByRole('rowheader');
      const given = await names.first().innerText();
      await tabTo(page, sort, 60);
      await page.keyboard.press('Enter');
      await expect(heading).toHaveAttribute('aria-sort', 'ascending');
      await page.keyboard.press('Space');
      await expect(heading).toHaveAttribute('aria-sort', 'descending');
      await expect(sort).toBeFocused();
      const last = await names.first().innerText();
      const next = page.getByRole('button', { name: messages.ui.pagination.next, exact: true });
      await tabTo(page, next, 60);
      await page.keyboard.press('Enter');
      const position = (number: number) =>
        page.getByText(fill(messages.ui.pagination.position, { page: number, pages: 2 }));
      await expect(position(2)).toBeVisible();
      await expect(next).toBeFocused();
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Enter');
      await expect(position(2)).toBeVisible();
      expect(new Set([given, last, await names.first().innerText()]).size).toBeGreaterThan(1);
    });

    test('the lists of regulations and of ports keep the focus on what was chosen @once', async ({
      page,
    }) => {
      for (const [path, entry] of [
        ['/regulations', /r=REG-03$/],
        ['/ports', /port=jazan$/],
      ] as const) {
        await page.goto(at(path));
        await scriptsRun(page);
        const list = page.getByRole('main').getByRole('navigation');
        const links = list.getByRole('link');
        const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
        const chosen = links.nth(hrefs.findIndex((href) => entry.test(href ?? '')));
        await chosen.focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(entry);
        await expect(list.locator('a[aria-current="page"]:focus')).toHaveCount(1);
        await expect(list.locator('a:focus')).toHaveAttribute('href', entry);
      }
    });

    test("the picker's audience is chosen by arrow keys @once", async ({ page }) => {
      await page.goto(at('/'));
      await scriptsRun(page);
      const picker = page.getByRole('region', { name: messages.home.picker.title });
      const { audiences, wishes } = messages.home.picker;
      await picker.getByRole('radio', { name: audiences.investor, exact: true }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(picker.getByRole('radio', { name: audiences.shippingAgent })).toBeChecked();
      await page.keyboard.press('Tab');
      await expect(picker.getByRole('link', { name: wishes.license.title })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(site() + at('/e-services/license'));
    });
  });
}

test.describe('pop-up announcement', () => {
  test.use({ popupSeen: false });

  test('the focus stays in the pop-up until Escape', async ({ page }) => {
    await page.goto('/');
    const popup = page.getByRole('dialog').filter({ visible: true });
    await expect(popup).toBeVisible();
    const stops = new Set<string>();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      stops.add(
        await popup.evaluate((one) => {
          const active = document.activeElement;
          if (active === document.body) return 'browser';
          return one.contains(active) ? (active?.outerHTML.slice(0, 60) ?? '') : 'outside';
        }),
      );
    }
    expect([...stops]).not.toContain('outside');
    expect(stops.size).toBeGreaterThan(2);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
    const closed = await page.evaluate(() => localStorage.getItem('closed-announcements'));
    expect(closed).toContain(String(CURRENT_ANNOUNCEMENT));
  });
});
