import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { violations } from '../../tools/browser/axe';
import { renderAll } from '../../tools/browser/render-all';
import { captchaPicture, solveCaptcha } from '../support/captcha';
import { core } from '../support/core';
import { arabic, english, expect, scriptsRun, test, type Language } from './fixtures';
import { expectNoSidewaysScroll } from './lost-text';

const PATH = '/e-services/vesselsearch';
const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Riyadh' });

function parts(page: Page, { messages }: Language) {
  const { vesselSearch: search, forms } = messages;
  const form = page.getByRole('form', { name: search.form });
  return {
    port: form.getByRole('combobox', { name: search.port, exact: true }),
    start: form.getByRole('textbox', { name: search.startDate, exact: true }),
    type: form.getByRole('combobox', { name: search.trafficType }),
    captcha: form.getByRole('textbox', { name: forms.captcha.label, exact: true }),
    submit: form.locator('button[type=submit]'),
    results: page.getByRole('heading', { name: search.results, exact: true }),
  };
}

async function open(page: Page, language: Language): Promise<void> {
  await page.goto(language.at(PATH));
  await scriptsRun(page);
  await captchaPicture(page, language.messages.forms.captcha);
  await expect(parts(page, language).port.locator('option')).toHaveCount(11);
}

function calls(page: Page): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/(agents|vessel-schedule)$/.test(request.url())) {
      sent.push(request.postDataJSON() as Record<string, string>);
    }
  });
  return sent;
}

async function bottomEdge(found: Locator): Promise<number> {
  return found.evaluate((element) => element.getBoundingClientRect().bottom);
}

test(
  'ar: the schedule of a port is found, sorted, searched, saved and shared',
  core('happy-path'),
  async ({ page }) => {
    const { vesselSearch: search, forms, ui } = arabic.messages;
    await page.setViewportSize({ width: 1440, height: 900 });
    const sent = calls(page);
    await open(page, arabic);
    const { port, type, start, captcha, submit, results } = parts(page, arabic);
    await expect(start).toHaveValue(DAY.format());
    await expect(type).toHaveValue('-1');
    await port.selectOption('Jeddah Port');
    const first = await captchaPicture(page, forms.captcha);
    await solveCaptcha(page, forms.captcha);
    await submit.click();

    await expect(results).toBeFocused();
    await expect(page.getByText('SAJED').last()).toBeVisible();
    const table = page.getByRole('table', { name: search.scheduleCaption });
    await expect(table.getByRole('rowheader')).toHaveCount(25);
    const statuses = Object.values(search.statuses);
    const badges = await table.getByRole('row').locator('td:nth-child(2)').allTextContents();
    expect(badges.every((badge) => statuses.includes(badge))).toBe(true);
    // Low rows with the whole last column.
    expect((await table.boundingBox())!.height).toBeLessThan(1600);
    await expectNoSidewaysScroll(page);
    const hidden = await table.evaluate(({ parentElement: frame }) =>
      frame ? frame.scrollWidth - frame.clientWidth : NaN,
    );
    expect(hidden).toBe(0);

    await test.step('eight low rows on the screen of a laptop, below a heading that stays', async () => {
      await page.setViewportSize({ width: 1366, height: 768 });
      const rows = table.locator('tbody tr');
      const heights = await rows.evaluateAll((found) =>
        found.map((row) => row.getBoundingClientRect().height),
      );
      expect(Math.max(...heights)).toBeLessThanOrEqual(48);
      await results.evaluate((heading) => heading.scrollIntoView());
      expect(await bottomEdge(rows.nth(7))).toBeLessThanOrEqual(768);
      await rows.nth(20).scrollIntoViewIfNeeded();
      await expect(table.getByRole('columnheader').first()).toBeInViewport({ ratio: 1 });
    });
    await test.step('the first call on the screen of a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const first = await table.getByRole('rowheader').first().boundingBox();
      expect(first!.y - (await results.boundingBox())!.y).toBeLessThanOrEqual(240);
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    await test.step('a status chosen by its chip', async () => {
      const chip = page.getByRole('button', { name: new RegExp(`^${search.statuses.inPort} \\d`) });
      await chip.click();
      const shown = await table.getByRole('row').locator('td:nth-child(2)').allTextContents();
      expect(new Set(shown)).toEqual(new Set([search.statuses.inPort]));
      await chip.locator('..').getByRole('button').first().click();
    });

    expect(sent).toHaveLength(1);
    await expect(captcha).toHaveValue('');
    expect(await captchaPicture(page, forms.captcha)).not.toBe(first);
    const address = new URL(page.url());
    expect(address.searchParams.get('search')).toBe('schedule');
    expect(address.searchParams.get('port')).toBe('Jeddah Port');
    expect(address.search).not.toContain(sent[0]?.captcha ?? '');
    expect(await violations(page)).toEqual([]);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: search.csv }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text.startsWith(`\ufeff${search.columns.vessel},`)).toBe(true);
    expect(text.trim().split('\r\n').length).toBeGreaterThan(10);

    await table.getByRole('button', { name: search.columns.tonnage }).click();
    await expect(table.getByRole('columnheader', { name: search.columns.tonnage })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByRole('searchbox', { name: ui.table.search }).fill('zzzzzz');
    await expect(page.getByRole('heading', { name: search.empty })).toBeVisible();

    await page.goto(address.href);
    await scriptsRun(page);
    await expect(port).toHaveValue('Jeddah Port');
    await expect(captcha).toBeFocused();
  },
);

test('en: on a phone the calls are cards that open', async ({ page }) => {
  const { vesselSearch: search, forms } = english.messages;
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, english);
  const { port, submit, results } = parts(page, english);
  await submit.click();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `${forms.calendar.open}: ${search.startDate}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await port.selectOption('Jeddah Port');
  await solveCaptcha(page, forms.captcha);
  await submit.click();
  await expect(results).toBeFocused();
  const table = page.getByRole('table', { name: search.scheduleCaption });
  await expect(table.getByRole('rowheader').first()).toBeInViewport();
  const rows = table.locator('tbody tr');
  // Four closed cards on the screen of a phone.
  const count = await rows.count();
  const heightOfCards = async () => (await table.boundingBox())!.height;
  const estimated = await heightOfCards();
  await renderAll(page);
  const rendered = await heightOfCards();
  expect(rendered / count).toBeLessThan(844 / 4);
  expect(Math.abs(estimated / rendered - 1)).toBeLessThan(0.1);
  await expectNoSidewaysScroll(page);
  const row = rows.first();
  const agent = row.locator(`td[data-label="${search.columns.agent}"]`);
  await expect(agent).toBeHidden();
  await row.getByRole('button').click();
  await expect(agent).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
