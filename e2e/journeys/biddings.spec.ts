import { violations } from '../../tools/browser/axe';
import { core } from '../support/core';
import { get } from '../support/http';
import { expect, languages, scriptsRun, site, test } from './fixtures';
import { expectNoSidewaysScroll } from './lost-text';

const PATH = '/e-services/biddings';

interface AnnouncedBid {
  readonly title: Readonly<Record<'ar' | 'en', string>>;
}

for (const { locale, messages, at } of languages) {
  const { biddings } = messages;
  const tabs = Object.entries(biddings.tabs);

  test(
    `${locale}: the announced biddings, their calendars and every tab`,
    core('happy-path', locale === 'ar'),
    async ({ page }) => {
      await page.goto(at(PATH));
      await scriptsRun(page);
      const table = page.getByRole('table', { name: biddings.caption });
      await expect(table.getByRole('rowheader')).toHaveCount(10);
      const answer = await fetch(`${site()}/api/biddings?locale=${locale}&size=100`);
      const { data } = (await answer.json()) as { data: AnnouncedBid[] };
      const titles = data.map(({ title }) => title[locale]);
      await expect(table.getByRole('rowheader')).toHaveText(titles.slice(0, 10));
      await page.getByRole('button', { name: messages.ui.pagination.next }).click();
      await expect(table.getByRole('rowheader')).toHaveText(titles.slice(10, 20));
      const soonest = page.getByRole('button', { name: biddings.soonest });
      await soonest.click();
      await expect(page).toHaveURL(/\?show=closing$/);
      await expect(table.getByRole('rowheader').first()).not.toHaveText(titles[10] ?? '');
      await expect(soonest).toBeFocused();
      // Of the chip below the pointer too.
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: biddings.newest }).click();
      await expect(table.getByRole('rowheader')).toHaveText(titles.slice(0, 10));
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const frame of [
          page.getByRole('tablist'),
          page.getByRole('region', { name: biddings.caption, exact: true }),
        ]) {
          const hidden = await frame.evaluate((box) => box.scrollWidth - box.clientWidth);
          expect(hidden, `${width} px`).toBeLessThanOrEqual(0);
        }
      }
      await page.getByRole('searchbox').fill(titles[0] ?? '');
      await expect(table.getByRole('rowheader').first()).toHaveText(titles[0] ?? '');
      const link = table.locator('a[download]').first();
      const calendar = await get(site() + ((await link.getAttribute('href')) ?? ''));
      expect(calendar.headers.get('content-type')).toContain('text/calendar');
      expect(calendar.text).toContain('BEGIN:VEVENT');

      for (const [id, name] of tabs) {
        await page.getByRole('tab', { name, exact: true }).click();
        await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
        expect(new URL(page.url()).hash).toBe(`#${id}`);
        expect(await violations(page)).toEqual([]);
      }

      // On a phone the tabs are a select.
      await page.setViewportSize({ width: 320, height: 700 });
      for (const [id, name] of tabs) {
        await page.getByRole('combobox').first().selectOption(id);
        await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
        await expectNoSidewaysScroll(page, id);
      }
    },
  );
}
