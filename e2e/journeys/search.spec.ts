import type { Page } from '@playwright/test';
import { get, withoutScripts } from '../support/http';
import { expect, hrefs, languages, scriptsRun, site, test, type Language } from './fixtures';
import { evaluateSearch, searchQueries } from './site-modules';

/** Words of the sample content in each language, and what they must find. */
const samples = {
  ar: {
    word: 'جدة',
    port: 'ميناء جدة',
    slip: 'تتبع الحاوبات',
    beginning: 'الحاوي',
    many: 'السفن',
    otherLanguage: 'lighthouse',
    tender: 'الكاثودية',
    inDocument: 'لقاء الوكلاء الملاحيين الدوري',
  },
  en: {
    word: 'Jeddah',
    port: 'Jeddah Port',
    slip: 'continer traking',
    beginning: 'contain',
    many: 'ship',
    otherLanguage: 'الغوص',
    tender: 'cathodic',
    inDocument: 'lost-time injuries fell',
  },
} as const;

const CIRCULAR = '2024/017';
const NOTHING = 'qqzzxxw';

interface SearchResponse {
  readonly isSuccess: boolean;
  readonly error: string | null;
  readonly data: {
    readonly summary: string;
    readonly total: number;
    readonly kinds: readonly {
      readonly kind: string;
      readonly label: string;
      readonly total: number;
    }[];
    readonly results: readonly {
      readonly kind: string;
      readonly title: string;
      readonly excerpt: string;
      readonly href: string;
      readonly date: string | null;
      readonly document: { readonly href: string; readonly page: number } | null;
    }[];
    readonly other: { readonly href: string; readonly summary: string } | null;
    readonly waysOn: { readonly services: readonly { readonly href: string }[] } | null;
  } | null;
}

async function ask(locale: string, q: string): Promise<SearchResponse> {
  const response = await get(`${site()}/api/search?${new URLSearchParams({ q, locale })}`);
  expect(response.status, q).toBe(200);
  return JSON.parse(response.text) as SearchResponse;
}

const hrefsOf = ({ data }: SearchResponse) => (data?.results ?? []).map(({ href }) => href);

/** How much was found of each kind, on all pages of the results. */
const countsOf = ({ data }: SearchResponse) =>
  (data?.kinds ?? []).map(({ kind, total }) => `${kind} ${total}`).sort();

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
    const port = dialog.getByRole('link', { name: sample.port, exact: true });
    await expect(dialog.locator('li a').first()).toHaveText(sample.port);
    await expect(dialog.locator('mark').first()).toBeVisible();

    await page.keyboard.press('ArrowDown');
    await expect(dialog.locator('li a').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.locator('li a').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('searchbox')).toBeFocused();

    await port.click();
    await expect(page).toHaveURL(site() + at('/ports?port=jeddah'));
    await expect(dialog).toHaveCount(0);
  });

  test(`${locale}: Escape closes the dialog and returns the focus @once`, async ({ page }) => {
    const dialog = await openDialog(page, language);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener(page, language)).toBeFocused();
  });

  test(`${locale}: Enter leads to the results page @once`, async ({ page }) => {
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
    const service = dialog.getByRole('link', { name: messages.routes.containerTracking });
    await expect(service).toHaveAttribute('href', at('/e-services/containertracking'));
  });

  test(`${locale}: a search that fails can be tried again @once`, async ({ page, guard }) => {
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

  test(`${locale}: only the last word typed counts @once`, async ({ page }) => {
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
    expect(empty).toContain(messages.search.waysOn.services);
    expect(empty).toMatch(/href="tel:/);
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
    const kinds = data?.kinds.map(({ kind }) => kind) ?? [];
    const order = Object.keys(messages.search.kinds).filter((kind) => kinds.includes(kind));
    expect(kinds).toEqual(order);
    expect(kinds).toEqual(expect.arrayContaining(['pages', 'ports', 'circulars', 'articles']));
    for (const { kind, label } of data?.kinds ?? []) {
      expect(label).toBe(messages.search.kinds[kind as keyof typeof messages.search.kinds]);
    }
    expect(data?.kinds.reduce((sum, { total }) => sum + total, 0)).toBe(data?.total);
    expect(data?.results).toHaveLength(8);
    for (const { excerpt, href } of data?.results ?? []) {
      expect(excerpt.length).toBeLessThanOrEqual(160);
      expect(excerpt).not.toMatch(/<\w|&\w+;/);
      expect((await get(site() + href.replace(/#.*/, ''))).status, href).toBe(200);
    }
  });

  test(`${locale}: beginnings, slips and numbers find`, async () => {
    expect(hrefsOf(await ask(locale, sample.beginning)).length).toBeGreaterThan(0);
    expect(hrefsOf(await ask(locale, sample.slip))).toContain(at('/e-services/containertracking'));
    expect(hrefsOf(await ask(locale, CIRCULAR))[0]).toBe(at('/circular?number=2024-017'));
    expect(hrefsOf(await ask(locale, 'REG-01'))).toContain(at('/regulations?r=REG-01'));
    expect(hrefsOf(await ask(locale, 'reg-01'))).toContain(at('/regulations?r=REG-01'));
    const { waysOn, ...nothing } = (await ask(locale, NOTHING)).data ?? {};
    const none = { total: 0, kinds: [], results: [], words: [], other: null };
    expect(nothing).toEqual({ summary: messages.search.empty, ...none });
    expect(waysOn?.services).toHaveLength(5);
    for (const { href } of waysOn?.services ?? []) {
      expect((await get(site() + href)).status, href).toBe(200);
    }
  });

  test(`${locale}: the results are ten on a page, and one kind can be shown alone @once`, async ({
    page,
  }) => {
    await page.goto(at(`/search?${new URLSearchParams({ q: sample.many })}`));
    await scriptsRun(page);
    const results = page.locator('main ol:not(nav ol) > li');
    const filter = page.getByRole('navigation', { name: messages.search.filter });
    await expect(results).toHaveCount(10);
    await expect(filter.getByRole('link').first()).toHaveAttribute('aria-current', 'page');

    const circulars = filter.getByRole('link', { name: messages.search.kinds.circulars });
    const total = Number((await circulars.innerText()).match(/\d+/)?.[0]);
    await circulars.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('kind') === 'circulars');
    await expect(circulars).toHaveAttribute('aria-current', 'page');
    await expect(circulars).toBeFocused();
    await expect(results).toHaveCount(Math.min(10, total));
    expect(await hrefs(results.locator('a:first-child').first())).toEqual([
      expect.stringContaining('/circular?number='),
    ]);

    await page.goto(at(`/search?${new URLSearchParams({ q: sample.many, page: '2' })}`));
    const current = page.locator('main nav [aria-current="page"]').last();
    await expect(current).toHaveText('2');
    await page.goto(at(`/search?${new URLSearchParams({ q: sample.many, page: '9999' })}`));
    await expect(results.first()).toBeVisible();
  });

  test(`${locale}: where this language has nothing, the other one is offered`, async ({ page }) => {
    await page.goto(at(`/search?${new URLSearchParams({ q: sample.otherLanguage })}`));
    await expect(page.getByRole('heading', { name: messages.search.empty })).toBeVisible();
    const link = page.getByRole('link', { name: messages.search.otherLanguageLink });
    await expect(page.locator('main [lang] li').first()).toBeVisible();
    const href = await link.getAttribute('href');
    expect(href).toBe((await ask(locale, sample.otherLanguage)).data?.other?.href);
    expect((await get(site() + href)).status).toBe(200);
  });

  test(`${locale}: the words of a document are found on its page`, async () => {
    await expect
      .poll(async () => (await ask(locale, sample.inDocument)).data?.results[0]?.document?.page, {
        timeout: 60_000,
      })
      .toBeGreaterThan(1);
    const [best] = (await ask(locale, sample.inDocument)).data?.results ?? [];
    expect(best?.document?.href).toContain(`#page=${best?.document?.page}`);
    const file = await get(site() + best?.document?.href.replace(/#page=\d+$/, ''));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  test(`${locale}: tenders are found`, async () => {
    const { data } = await ask(locale, sample.tender);
    const [first] = data?.results ?? [];
    expect(first?.kind).toBe('tenders');
    expect(first?.href.startsWith(at('/e-services/tender?id='))).toBe(true);
  });

  test(`${locale}: the field can be cleared @once`, async ({ page }) => {
    const dialog = await openDialog(page, language);
    const input = dialog.getByRole('searchbox');
    await input.fill(NOTHING);
    await dialog.getByRole('button', { name: messages.search.clear }).click();
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    await page.goto(at(`/search?q=${NOTHING}`));
    await page.locator('main').getByRole('link', { name: messages.search.clear }).click();
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue('');
  });

  test(`${locale}: what can't be searched for is refused, never a failure @once`, async () => {
    const long = [101, 1_900].map((length) => `q=${'x'.repeat(length)}`);
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
    expect((await get(site() + at(`/search?q=${'x'.repeat(1_900)}`))).status).toBe(200);
  });
}

test('Arabic is found however it is written', async () => {
  const found = countsOf(await ask('ar', 'الموانئ الجافة'));
  expect(found).not.toEqual([]);
  for (const variant of ['المواني الجافه', 'موانئ جافة', 'المَوَانِئ الجـــافة', 'والموانئ الجافة']) {
    // What is written as asked comes first: the order may differ, what is found may not.
    expect(countsOf(await ask('ar', variant)), variant).toEqual(found);
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

test('the search answers what visitors ask it', async () => {
  test.setTimeout(300_000);
  /** The share that must be answered, in percent; the same queries are tried without a stack too. */
  const floor = 97;
  const answers = new Map<string, NonNullable<SearchResponse['data']>['results']>();
  const answered = async () => {
    for (const { locale, query } of searchQueries) {
      const { data } = await ask(locale, query);
      const other = data?.other ? await ask(locale === 'ar' ? 'en' : 'ar', query) : null;
      answers.set(`${locale} ${query}`, (other ?? { data }).data?.results ?? []);
    }
    const { percent, missed } = evaluateSearch(
      searchQueries,
      ({ locale, query }) => answers.get(`${locale} ${query}`) ?? [],
    );
    return percent < floor ? missed : [];
  };
  // Documents are read in the background.
  await expect.poll(answered, { timeout: 150_000 }).toEqual([]);
});
