import type { Page } from '@playwright/test';
import { core } from '../support/core';
import { CURRENT_ANNOUNCEMENT } from './content';
import { arabic, english, expect, fill, scriptsRun, site, tabTo, test } from './fixtures';

/** The header's tab stops in order, from the start of the page. */
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

test('tabs and accordion of the authority are worked by keyboard', async ({ page }) => {
  await page.goto(arabic.at('/about-us'));
  await scriptsRun(page);
  const tabs = page.getByRole('tab');
  await tabTo(page, tabs.first());
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(new URL(page.url()).hash).toBe('#board');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.last()).toBeFocused();
  // The tab list is one stop; the next one is inside the panel.
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => Boolean(document.activeElement?.closest('[role="tabpanel"]'))),
  ).toBe(true);

  await page.goto(arabic.at('/about-us#services'));
  const panels = page.getByRole('tabpanel').locator('details');
  await expect(panels.first()).toBeVisible();
  const open = panels.locator('xpath=self::*[@open]');
  for (const [index, key] of [
    [2, 'Enter'],
    [1, 'Space'],
  ] as const) {
    await panels.nth(index).locator('summary').focus();
    await page.keyboard.press(key);
    await expect(panels.nth(index)).toHaveAttribute('open');
    await expect(open).toHaveCount(1);
  }
  await page.keyboard.press('Space');
  await expect(open).toHaveCount(0);
});

test('the tabs of the port employees follow the keys up and down', async ({ page }) => {
  await page.goto(arabic.at('/port-employees'));
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

test('the table sorts and pages by keyboard', async ({ page }) => {
  await page.goto(arabic.at('/regulations?view=list'));
  await scriptsRun(page);
  const heading = page
    .getByRole('columnheader')
    .filter({ hasText: arabic.messages.regulations.document });
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
  const next = page.getByRole('button', { name: arabic.messages.ui.pagination.next, exact: true });
  await tabTo(page, next, 60);
  await page.keyboard.press('Enter');
  const position = (number: number) =>
    page.getByText(fill(arabic.messages.ui.pagination.position, { page: number, pages: 2 }));
  await expect(position(2)).toBeVisible();
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(position(2)).toBeVisible();
  expect(new Set([given, last, await names.first().innerText()]).size).toBeGreaterThan(1);
});

test('the lists of regulations and of ports keep the focus on the chosen entry', async ({
  page,
}) => {
  for (const [path, entry] of [
    ['/regulations', /r=REG-03$/],
    ['/ports', /port=jazan$/],
  ] as const) {
    await page.goto(arabic.at(path));
    await scriptsRun(page);
    const list = page.getByRole('main').getByRole('navigation');
    const links = list.getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const chosen = links.nth(hrefs.findIndex((href) => entry.test(href ?? '')));
    await chosen.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(entry);
    await expect(list.locator('a[aria-current="page"]:focus')).toHaveCount(1);
    await expect(list.locator('a:focus')).toHaveAttribute('href', entry);
  }
});

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
        await popup.evaluate((element) => {
          const active = document.activeElement;
          if (active === document.body) return 'browser';
          return element.contains(active) ? (active?.outerHTML.slice(0, 60) ?? '') : 'outside';
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
