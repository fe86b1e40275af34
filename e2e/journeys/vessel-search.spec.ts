import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { captchaPicture, expireCaptchas, solveCaptcha } from '../support/captcha';
import {
  expect,
  languages,
  otherLanguage,
  scriptsRun,
  site,
  test,
  type Language,
} from './fixtures';
import type { Guard } from './guard';

const PATH = '/e-services/vesselsearch';
/** Names of the language switch. */
const SWITCH = { ar: 'العربية', en: 'English' } as const;

/** The parts of the form in a language. */
function parts(page: Page, { messages }: Language) {
  const { vesselSearch: search, forms } = messages;
  const form = page.getByRole('form', { name: search.form });
  return {
    form,
    port: form.getByRole('combobox', { name: search.port, exact: true }),
    start: form.getByRole('textbox', { name: search.startDate, exact: true }),
    end: form.getByRole('textbox', { name: search.endDate }),
    type: form.getByRole('combobox', { name: search.trafficType }),
    agent: form.getByRole('textbox', { name: search.agent }),
    vessel: form.getByRole('textbox', { name: search.vessel }),
    captcha: form.getByRole('textbox', { name: forms.captcha.label, exact: true }),
    submit: form.locator('button[type=submit]'),
    kind: (name: string) => form.getByRole('radio', { name }),
    results: page.getByRole('heading', { name: search.results, exact: true }),
  };
}

async function open(page: Page, language: Language, query = ''): Promise<void> {
  await page.goto(language.at(PATH) + query);
  await scriptsRun(page);
  await captchaPicture(page, language.messages.forms.captcha);
  await expect(parts(page, language).port.locator('option')).toHaveCount(11);
}

/** Day of the month in Riyadh some days from now, as the form shows it. */
function dayFromNow(days: number): string {
  const moment = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Riyadh' }).format(moment);
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

/** A refused captcha is a response with status 400, which the browser reports too. */
function expectRefusals(guard: Guard): void {
  expect(guard.faults.filter((fault) => !/\b400\b/.test(fault))).toEqual([]);
  guard.faults.splice(0);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBe(0);
}

for (const language of languages) {
  const { locale, messages } = language;
  const { vesselSearch: search, errors, forms } = messages;

  test.describe(locale, () => {
    test('the schedule of a port is found, sorted, searched and shared', async ({ page }) => {
      const sent = calls(page);
      await open(page, language);
      const { port, type, start, captcha, submit, results } = parts(page, language);
      await expect(start).toHaveValue(dayFromNow(0));
      await expect(type).toHaveValue('-1');
      await port.selectOption('Jeddah Port');
      const first = await captchaPicture(page, forms.captcha);
      await solveCaptcha(page, forms.captcha);
      await submit.click();

      await expect(results).toBeFocused();
      const table = page.getByRole('table', { name: search.scheduleCaption });
      for (const key of [
        'vessel',
        'status',
        'arrival',
        'departure',
        'berthedFrom',
        'berthedUntil',
        'agent',
        'tonnage',
      ] as const) {
        await expect(table.getByRole('columnheader', { name: search.columns[key] })).toBeVisible();
      }
      await expect(table.getByRole('rowheader')).toHaveCount(10);
      const statuses = Object.values(search.statuses);
      const badges = await table.getByRole('row').locator('td:nth-child(2)').allTextContents();
      expect(badges.every((badge) => statuses.includes(badge))).toBe(true);

      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({
        port: 'Jeddah Port',
        startDate: dayFromNow(0),
        endDate: '',
        trafficType: '-1',
      });
      await expect(captcha).toHaveValue('');
      expect(await captchaPicture(page, forms.captcha)).not.toBe(first);
      const address = new URL(page.url());
      expect(address.searchParams.get('search')).toBe('schedule');
      expect(address.searchParams.get('port')).toBe('Jeddah Port');
      expect(address.search).not.toContain(sent[0]?.captcha ?? '');
      expect(await violations(page)).toEqual([]);

      await table.getByRole('button', { name: search.columns.tonnage }).click();
      await expect(
        table.getByRole('columnheader', { name: search.columns.tonnage }),
      ).toHaveAttribute('aria-sort', 'ascending');
      await page.getByRole('searchbox', { name: messages.ui.table.search }).fill('zzzzzz');
      await expect(page.getByRole('heading', { name: search.empty })).toBeVisible();
    });

    test('ten ships stand on one screen, and their list is saved as CSV @once', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, language, '?search=schedule&port=sajed');
      const { port, submit, results } = parts(page, language);
      await expect(port).toHaveValue('Jeddah Port');
      await solveCaptcha(page, forms.captcha);
      await submit.click();
      await expect(results).toBeFocused();
      await expect(page.getByText('SAJED').last()).toBeVisible();
      const table = page.getByRole('table', { name: search.scheduleCaption });
      await expect(table.getByRole('rowheader')).toHaveCount(10);
      expect((await table.boundingBox())!.height).toBeLessThan(850);
      await expectNoSidewaysScroll(page);
      // Nor does the table in its frame: the last column is whole.
      const hidden = await table.evaluate(({ parentElement: frame }) =>
        frame ? frame.scrollWidth - frame.clientWidth : NaN,
      );
      expect(hidden).toBe(0);

      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: search.csv }).click();
      const text = await readFile(await (await saved).path(), 'utf8');
      expect(text.startsWith(`\ufeff${search.columns.vessel},`)).toBe(true);
      expect(text.trim().split('\r\n').length).toBeGreaterThan(10);

      await page.setViewportSize({ width: 390, height: 844 });
      expect((await table.boundingBox())!.height).toBeLessThan(3 * 844);
      await expectNoSidewaysScroll(page);
      const row = table.locator('tbody tr').first();
      const agent = row.locator(`td[data-label="${search.columns.agent}"]`);
      await expect(agent).toBeHidden();
      await row.getByRole('button').click();
      await expect(agent).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('a ship is found by its IMO number and without the hyphen of its name @once', async ({
      page,
    }) => {
      await open(page, language, '?search=schedule&port=Jeddah+Port');
      const { vessel, submit, results } = parts(page, language);
      const table = page.getByRole('table', { name: search.scheduleCaption });
      await solveCaptcha(page, forms.captcha);
      await submit.click();
      await expect(results).toBeFocused();
      const heading = await table.getByRole('rowheader').first().innerText();
      const imo = /IMO\s+(\d{7})/.exec(heading)?.[1] ?? '';
      await vessel.fill(`IMO ${imo}`);
      await solveCaptcha(page, forms.captcha);
      await submit.click();
      await expect(table.getByRole('rowheader').first()).toContainText(imo);
      const found = await table.getByRole('rowheader').allInnerTexts();
      expect(found.every((one) => one.includes(imo))).toBe(true);
    });

    test('nothing is sent while a field has a fault, and the summary leads to it', async ({
      page,
    }) => {
      const sent = calls(page);
      await open(page, language);
      const { port, start, end, captcha, submit, form } = parts(page, language);
      await start.fill('');
      await end.fill('31/02/2027');
      await submit.click();
      const summary = form.getByRole('alert');
      await expect(summary).toBeFocused();
      const faults = [
        errors['ERROR PORT'],
        errors['ERROR START DATE'],
        errors['ERROR END DATE INVALID'],
        errors['ERROR CAPTCHA'],
      ];
      await expect(summary.getByRole('link')).toHaveText(faults);
      for (const [index, field] of [port, start, end, captcha].entries()) {
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(new RegExp(escape(faults[index] ?? '')));
      }
      await summary.getByRole('link').first().click();
      await expect(port).toBeFocused();
      expect(await violations(page)).toEqual([]);
      expect(sent).toEqual([]);

      await start.fill(dayFromNow(3));
      await end.fill(dayFromNow(1));
      await expect(end).toHaveAccessibleDescription(
        new RegExp(escape(errors['ERROR END DATE BEFORE START'])),
      );
    });

    test('a wrong and an expired captcha mark their field alone @once', async ({ page, guard }) => {
      await open(page, language);
      const { port, vessel, captcha, submit, results } = parts(page, language);
      await port.selectOption('Dammam Port');
      await vessel.fill('a');
      for (const spoil of [
        async () => captcha.fill('1'),
        async () => {
          await solveCaptcha(page, forms.captcha);
          await expireCaptchas(page.context());
        },
      ]) {
        const before = await captchaPicture(page, forms.captcha);
        await spoil();
        await submit.click();
        await expect(captcha).toHaveAccessibleDescription(
          new RegExp(escape(errors['ERROR CAPTCHA INVALID'])),
        );
        await expect(captcha).toBeFocused();
        await expect(captcha).toHaveValue('');
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
        expect(await captchaPicture(page, forms.captcha)).not.toBe(before);
        await expect(vessel).toHaveValue('a');
      }
      await solveCaptcha(page, forms.captcha);
      await submit.click();
      await expect(results).toBeFocused();
      await expect(captcha).not.toHaveAttribute('aria-invalid', 'true');
      expectRefusals(guard);
    });

    test('a search that finds nothing says so @once', async ({ page }) => {
      await open(page, language);
      const { port, vessel, submit } = parts(page, language);
      await port.selectOption('Jazan Port');
      await vessel.fill('no vessel has this name');
      await solveCaptcha(page, forms.captcha);
      await submit.click();
      await expect(page.getByRole('heading', { name: search.empty })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('agents are found by port @once', async ({ page }) => {
      const sent = calls(page);
      await open(page, language);
      const { kind, port, start, submit, form } = parts(page, language);
      await kind(search.modes.agents).check();
      await expect(start).toHaveCount(0);
      await submit.click();
      await expect(form.getByRole('alert').getByRole('link')).toHaveText([
        errors['ERROR PORT'],
        errors['ERROR CAPTCHA'],
      ]);
      expect(sent).toEqual([]);
      await port.selectOption('Jeddah Port');
      await solveCaptcha(page, forms.captcha);
      await submit.click();
      const table = page.getByRole('table', { name: search.agentsCaption });
      for (const key of ['name', 'company', 'address', 'description'] as const) {
        await expect(table.getByRole('columnheader', { name: search.columns[key] })).toBeVisible();
      }
      await expect(table.getByRole('rowheader').first()).toBeVisible();
      expect(Object.keys(sent[0] ?? {}).sort()).toEqual(['agent', 'captcha', 'port']);
      expect(await violations(page)).toEqual([]);
    });

    test('a shared URL fills in the form, and only with what the form takes @once', async ({
      page,
    }) => {
      await open(
        page,
        language,
        '?search=schedule&port=Jazan+Port&from=2027-01-05&to=2027-01-09&type=2&agent=x&vessel=Pearl&captcha=123456&utm_source=y',
      );
      const fields = parts(page, language);
      await expect(fields.port).toHaveValue('Jazan Port');
      await expect(fields.start).toHaveValue('05/01/2027');
      await expect(fields.end).toHaveValue('09/01/2027');
      await expect(fields.type).toHaveValue('2');
      await expect(fields.agent).toHaveValue('x');
      await expect(fields.vessel).toHaveValue('Pearl');
      await expect(fields.captcha).toHaveValue('');

      await open(
        page,
        language,
        `?search=x&port=${encodeURIComponent('"><img src=x onerror=alert(1)>')}&from=2027-13-45&to=1&type=77&agent=${'a'.repeat(300)}&vessel=%00%0A`,
      );
      await expect(fields.kind(search.modes.schedule)).toBeChecked();
      await expect(fields.port).toHaveValue('');
      await expect(fields.start).toHaveValue(dayFromNow(0));
      await expect(fields.end).toHaveValue('');
      await expect(fields.type).toHaveValue('-1');
      await expect(fields.agent).toHaveValue('');
      await expect(fields.vessel).toHaveValue('');
    });

    test('the search link is copied @once', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site() });
      await open(page, language);
      const { port, submit } = parts(page, language);
      await port.selectOption('Duba Port');
      await solveCaptcha(page, forms.captcha);
      await submit.click();
      await page.getByRole('button', { name: search.share.copy }).click();
      await expect(page.getByText(search.share.copied)).toBeVisible();
      const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      expect(copied.href).toBe(page.url());
      await open(page, language, copied.search);
      await expect(port).toHaveValue('Duba Port');
    });

    test('a later start date clears the end date @once', async ({ page }) => {
      await open(page, language);
      const { start, end, form } = parts(page, language);
      await end.fill(dayFromNow(2));
      await start.fill(dayFromNow(1));
      await expect(end).toHaveValue(dayFromNow(2));
      await start.fill(dayFromNow(5));
      await expect(end).toHaveValue('');
      const cleared = form.getByRole('status').filter({ hasText: search.endCleared });
      await expect(cleared).toBeVisible();
      await expect(end).toHaveAccessibleDescription(new RegExp(escape(search.endCleared)));
    });

    test('the language switch keeps the search', async ({ page }) => {
      const other = otherLanguage(language);
      const query = '?search=schedule&port=Jazan+Port&from=2027-01-05&vessel=Pearl';
      await open(page, language, query);
      await page.getByRole('banner').getByRole('link', { name: SWITCH[other.locale] }).click();
      await expect(page).toHaveURL(site() + other.at(PATH) + query);
      const { port, start, vessel } = parts(page, other);
      await expect(port).toHaveValue('Jazan Port');
      await expect(start).toHaveValue('05/01/2027');
      await expect(vessel).toHaveValue('Pearl');
    });

    test('choices that come at the second try take the focus from the button @once', async ({
      page,
      guard,
    }) => {
      await page.route('**/api/lookups', (route) => route.fulfill({ status: 502, body: '{}' }));
      await page.goto(language.at(PATH));
      const retry = page.getByRole('main').getByRole('button', { name: forms.retry });
      await expect(retry).toBeVisible();
      await page.unroute('**/api/lookups');
      await retry.click();
      const { port } = parts(page, language);
      await expect(port).toBeFocused();
      await expect(port.locator('option')).toHaveCount(11);
      expect(guard.faults.filter((fault) => !/\b502\b/.test(fault))).toEqual([]);
      guard.faults.splice(0);
    });

    test('on a small screen the result comes to the top of it @once', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await open(page, language);
      const { kind, port, submit, results } = parts(page, language);
      await kind(search.modes.agents).check();
      await port.selectOption('Jeddah Port');
      await solveCaptcha(page, forms.captcha);
      await submit.click();
      await expect(results).toBeFocused();
      const card = page.getByRole('rowheader').first();
      await expect(card).toBeInViewport();
      // What is long has the card's whole width.
      const width = async (cell: string) =>
        page
          .getByRole('row')
          .nth(1)
          .locator(`[data-label="${cell}"] > div`)
          .evaluate((box) => box.clientWidth);
      const whole = await card.evaluate((box) => box.clientWidth);
      for (const key of ['description', 'email'] as const) {
        expect(await width(search.columns[key]), key).toBe(whole);
      }
    });

    test('the keyboard alone fills in, sends and reads on @once', async ({ page }) => {
      await open(page, language);
      const { kind, port, captcha, results } = parts(page, language);
      await kind(search.modes.schedule).focus();
      await page.keyboard.press('Tab');
      await expect(port).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(port).not.toHaveValue('');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const calendar = page.getByRole('dialog', {
        name: `${forms.calendar.choose}: ${search.startDate}`,
      });
      await expect(calendar.locator('[data-day]:focus')).toHaveAttribute('aria-current', 'date');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(calendar).toHaveCount(0);
      await expect(parts(page, language).start).toHaveValue(dayFromNow(7));
      await captcha.focus();
      await solveCaptcha(page, forms.captcha);
      await page.keyboard.press('Enter');
      await expect(results).toBeFocused();
    });

    test('at 320 px nothing scrolls sideways', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, language);
      const { port, submit, results } = parts(page, language);
      await expectNoSidewaysScroll(page);
      await submit.click();
      await expectNoSidewaysScroll(page);
      await page
        .getByRole('button', { name: `${forms.calendar.open}: ${search.startDate}` })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await port.selectOption('Jeddah Port');
      await solveCaptcha(page, forms.captcha);
      await submit.click();
      await expect(results).toBeFocused();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(await violations(page)).toEqual([]);
    });
  });

  test.describe(`${locale} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the page says what the search does and whom to call', async ({ page }) => {
      await page.goto(language.at(PATH));
      const sentences = page.locator('main noscript p').filter({ visible: true });
      await expect(sentences).toHaveText([
        search.noScripts,
        new RegExp(escape(forms.needsScripts).replace('\\{phone\\}', '\\d+')),
      ]);
      await expect(sentences.first()).toBeVisible();
      await expect(page.getByRole('form', { name: search.form })).toBeHidden();
    });
  });
}

/** A text as a regular expression that finds just it. */
function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
