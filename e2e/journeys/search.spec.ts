import type { Page } from '@playwright/test';
import { get, withoutScripts } from '../support/http';
import { expect, languages, scriptsRun, site, test, type Language } from './fixtures';

/** Words of the sample content in each language, and what they must find. */
const samples = {
  ar: { word: 'جدة', port: 'ميناء جدة', slip: 'تتبع الحاوبات', beginning: 'الحاوي' },
  en: { word: 'Jeddah', port: 'Jeddah Port', slip: 'continer traking', beginning: 'contain' },
} as const;

const CIRCULAR = '2024/017';
const NOTHING = 'qqzzxxw';

interface SearchResponse {
  readonly isSuccess: boolean;
  readonly error: string | null;
  readonly data: {
    readonly summary: string;
    readonly groups: readonly {
      readonly kind: string;
      readonly label: string;
      readonly total: number;
      readonly results: readonly {
        readonly title: string;
        readonly excerpt: string;
        readonly href: string;
        readonly date: string | null;
      }[];
    }[];
  } | null;
}

async function ask(locale: string, q: string): Promise<SearchResponse> {
  const response = await get(`${site()}/api/search?${new URLSearchParams({ q, locale })}`);
  expect(response.status, q).toBe(200);
  return JSON.parse(response.text) as SearchResponse;
}

const hrefsOf = ({ data }: SearchResponse) =>
  (data?.groups ?? []).flatMap(({ results }) => results.map(({ href }) => href));

function opener(page: Page, { messages }: Language) {
  return page.getByRole('banner').getByRole('link', { name: messages.search.open, exact: true });
}

async function openDialog(page: Page, language: Language) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(language.at('/safe-usage'));
  await scriptsRun(page);
  await opener(page, language).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: language.messages.search.title });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  return dialog;
}

for (const language of languages) {
  const { locale, messages, at } = language;
  const sample = samples[locale];

  test(`${locale}: the dialog finds while one types and is led by keys`, async ({ page }) => {
    const dialog = await openDialog(page, language);
    await page.keyboard.type(sample.word);
    await expect(dialog.getByRole('status')).toHaveText(/\d/);
    const ports = dialog.getByRole('region', { name: messages.search.kinds.ports });
    await expect(ports.getByRole('link', { name: sample.port, exact: true })).toBeVisible();
    await expect(dialog.locator('mark').first()).toBeVisible();

    await page.keyboard.press('ArrowDown');
    await expect(dialog.locator('li a').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.locator('li a').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('searchbox')).toBeFocused();

    await ports.getByRole('link', { name: sample.port, exact: true }).click();
    await expect(page).toHaveURL(site() + at('/ports?port=jeddah'));
    await expect(dialog).toHaveCount(0);
  });

  test(`${locale}: Escape closes the dialog and returns the focus`, async ({ page }) => {
    const dialog = await openDialog(page, language);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener(page, language)).toBeFocused();
  });

  test(`${locale}: Enter leads to the results page`, async ({ page }) => {
    await openDialog(page, language);
    await page.keyboard.type(sample.word);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === at('/search'));
    expect(new URL(page.url()).searchParams.get('q')).toBe(sample.word);
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue(sample.word);
    await expect(
      page.locator('main').getByRole('link', { name: sample.port, exact: true }),
    ).toBeVisible();
  });

  test(`${locale}: the dialog says when nothing is found`, async ({ page }) => {
    const dialog = await openDialog(page, language);
    await page.keyboard.type(NOTHING);
    await expect(dialog.getByRole('status')).toHaveText(messages.search.empty);
    await expect(dialog.getByText(messages.search.emptyAdvice)).toBeVisible();
  });

  test(`${locale}: a search that fails can be tried again`, async ({ page, guard }) => {
    let broken = true;
    await page.route('**/api/search?*', (route) =>
      broken ? route.fulfill({ status: 503, json: { isSuccess: false } }) : route.continue(),
    );
    const dialog = await openDialog(page, language);
    await page.keyboard.type(sample.word);
    await expect(dialog.getByText(messages.search.failure)).toBeVisible();
    broken = false;
    await dialog.getByRole('button', { name: messages.search.retry }).click();
    await expect(dialog.getByRole('status')).toHaveText(/\d/);
    // The failure is this test's own.
    guard.faults.splice(0);
  });

  test(`${locale}: only the last word typed counts`, async ({ page }) => {
    await page.route('**/api/search?*', async (route) => {
      const slow = new URL(route.request().url()).searchParams.get('q') !== NOTHING;
      if (slow) await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    });
    const dialog = await openDialog(page, language);
    const input = dialog.getByRole('searchbox');
    const first = page.waitForRequest('**/api/search?*');
    await input.fill(sample.word);
    await first;
    await input.fill(NOTHING);
    await expect(dialog.getByRole('status')).toHaveText(messages.search.empty);
    await page.waitForTimeout(2000);
    await expect(dialog.getByRole('status')).toHaveText(messages.search.empty);
  });

  test(`${locale}: the narrow menu searches too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at('/safe-usage'));
    await scriptsRun(page);
    await page.getByRole('button', { name: messages.layout.openMenu, exact: true }).click();
    await page.locator('#mobile-menu').getByRole('searchbox').fill(sample.word);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === at('/search'));
    await expect(page.locator('main li a').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`${locale}: the results page is complete without scripts and never cached`, async () => {
    const path = at(`/search?${new URLSearchParams({ q: sample.word })}`);
    const response = await get(site() + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    const html = withoutScripts(response.text);
    expect(html).toContain(`href="${at('/ports?port=jeddah')}"`);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toContain(messages.search.kinds.circulars);

    const empty = withoutScripts((await get(site() + at(`/search?q=${NOTHING}`))).text);
    expect(empty).toContain(messages.search.empty);
  });

  test.describe(`${locale} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the header leads to the results page, and its form searches', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at('/safe-usage'));
      await opener(page, language).click();
      await expect(page).toHaveURL(site() + at('/search'));
      await page.locator('main').getByRole('searchbox').fill(sample.word);
      await page.locator('main').getByRole('button', { name: messages.search.submit }).click();
      await expect(
        page.locator('main').getByRole('link', { name: sample.port, exact: true }),
      ).toBeVisible();
    });
  });

  test(`${locale}: the search responds by kind, in order, with plain excerpts`, async () => {
    const { data } = await ask(locale, sample.word);
    const kinds = data?.groups.map(({ kind }) => kind) ?? [];
    const order = Object.keys(messages.search.kinds).filter((kind) => kinds.includes(kind));
    expect(kinds).toEqual(order);
    expect(kinds).toEqual(expect.arrayContaining(['pages', 'ports', 'circulars', 'articles']));
    for (const { kind, label, total, results } of data?.groups ?? []) {
      expect(label).toBe(messages.search.kinds[kind as keyof typeof messages.search.kinds]);
      expect(results.length).toBe(Math.min(total, 5));
      for (const { excerpt } of results) {
        expect(excerpt.length).toBeLessThanOrEqual(160);
        expect(excerpt).not.toMatch(/<\w|&\w+;/);
      }
      const [best] = results;
      expect((await get(site() + best?.href.replace(/#.*/, ''))).status, best?.href).toBe(200);
    }
  });

  test(`${locale}: beginnings, slips and numbers find`, async () => {
    expect(hrefsOf(await ask(locale, sample.beginning)).length).toBeGreaterThan(0);
    expect(hrefsOf(await ask(locale, sample.slip))).toContain(at('/e-services/containertracking'));
    expect(hrefsOf(await ask(locale, CIRCULAR))[0]).toBe(
      at('/circulars?year=2024#circular-2024-017'),
    );
    expect(hrefsOf(await ask(locale, 'REG-01'))).toContain(at('/regulations?r=REG-01'));
    expect(hrefsOf(await ask(locale, 'reg-01'))).toContain(at('/regulations?r=REG-01'));
    expect((await ask(locale, NOTHING)).data).toEqual({
      summary: messages.search.empty,
      words: [],
      groups: [],
    });
  });

  test(`${locale}: what can't be searched for is refused, never a failure`, async () => {
    const long = [101, 10_000].map((length) => `q=${'x'.repeat(length)}`);
    for (const query of ['', 'q=a', 'q=%20%20a%20', ...long]) {
      const response = await get(`${site()}/api/search?locale=${locale}&${query}`);
      expect(response.status, query.slice(0, 20)).toBe(400);
      const { isSuccess, error, data } = JSON.parse(response.text) as SearchResponse;
      expect([isSuccess, data]).toEqual([false, null]);
      expect(error).toMatch(/\S{3}/);
    }
    const odd = [
      '%00%00',
      '%E0%A4%A',
      '%ED%A0%80x',
      '%22%3E%3Cscript%3E',
      '__proto__',
      '*%5B(',
      '%F0%9F%9A%A2%F0%9F%9A%A2',
    ];
    for (const q of odd) {
      const response = await get(`${site()}/api/search?locale=${locale}&q=${q}&page=x`);
      expect(response.status, q).toBeLessThan(500);
      expect((await get(site() + at(`/search?q=${q}`))).status, q).toBe(200);
    }
    expect((await get(`${site()}/api/search?q=port&locale=fr`)).status).toBe(400);
    expect((await get(site() + at(`/search?q=${'x'.repeat(5000)}`))).status).toBe(200);
  });
}

test('Arabic is found however it is written', async () => {
  const found = hrefsOf(await ask('ar', 'الموانئ الجافة'));
  expect(found.length).toBeGreaterThan(0);
  for (const variant of ['المواني الجافه', 'موانئ جافة', 'المَوَانِئ الجـــافة', 'والموانئ الجافة']) {
    expect(hrefsOf(await ask('ar', variant)), variant).toEqual(found);
  }
  const latin = hrefsOf(await ask('ar', CIRCULAR));
  for (const digits of ['٢٠٢٤/٠١٧', '۲۰۲۴/۰۱۷', '2024-017']) {
    expect(hrefsOf(await ask('ar', digits)), digits).toEqual(latin);
  }
});

test('Arabic counts have their own forms', async () => {
  const { data } = await ask('ar', CIRCULAR);
  expect(data?.summary).toBe('نتيجة واحدة');
});
