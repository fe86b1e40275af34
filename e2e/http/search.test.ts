import { evaluate } from '../../lib/search/testing/evaluate';
import { SEARCH_QUERIES } from '../../lib/search/testing/queries';
import { get } from '../support/http';
import { languages, site } from '../support/site';
import { elements } from './html';
import { hrefs, open } from './page';

/** Words of the sample content by language, with their expected results. */
const samples = {
  ar: {
    word: 'جدة',
    slip: 'تتبع الحاوبات',
    beginning: 'الحاوي',
    many: 'السفن',
    otherLanguage: 'lighthouse',
    tender: 'الكاثودية',
    inDocument: 'لقاء الوكلاء الملاحيين الدوري',
    question: 'أسدّد فاتورة',
  },
  en: {
    word: 'Jeddah',
    slip: 'continer traking',
    beginning: 'contain',
    many: 'ship',
    otherLanguage: 'الغوص',
    tender: 'cathodic',
    inDocument: 'lost-time injuries fell',
    question: 'pay a bill',
  },
} as const;

const CIRCULAR = '2024/017';
const NOTHING = 'qqzzxxw';

/** Documents are indexed in the background after a start. */
const DOCUMENTS_MS = 120_000;

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
      readonly document: { readonly href: string; readonly page: number } | null;
    }[];
    readonly other: { readonly href: string } | null;
    readonly waysOn: { readonly services: readonly { readonly href: string }[] } | null;
  } | null;
}

async function ask(locale: string, q: string): Promise<SearchResponse> {
  const { status, text } = await get(
    `${site()}/api/search?${new URLSearchParams({ q, locale }).toString()}`,
  );
  expect([q, status]).toEqual([q, 200]);
  return JSON.parse(text) as SearchResponse;
}

const query = (values: Record<string, string>) => `/search?${new URLSearchParams(values)}`;

const resultHrefs = ({ data }: SearchResponse) => (data?.results ?? []).map(({ href }) => href);

const resultKinds = ({ data }: Pick<SearchResponse, 'data'>): string[] =>
  (data?.kinds ?? []).map(({ kind }) => kind);

const countsByKind = ({ data }: SearchResponse) =>
  (data?.kinds ?? []).map(({ kind, total }) => `${kind} ${total}`).sort();

async function eventually<Value>(read: () => Promise<Value>, isThere: (value: Value) => boolean) {
  const end = Date.now() + DOCUMENTS_MS / 2;
  let value = await read();
  while (!isThere(value) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    value = await read();
  }
  return value;
}

describe.each(languages)('$locale', ({ locale, messages, at }) => {
  const sample = samples[locale];

  test('results come by kind, in order, with plain excerpts and links that work', async () => {
    const wanted = ['pages', 'ports', 'circulars', 'articles'];
    // After the first start small sources are indexed before large ones.
    const { data } = await eventually(
      () => ask(locale, sample.word),
      (response) => wanted.every((kind) => resultKinds(response).includes(kind)),
    );
    const kinds = resultKinds({ data });
    const order = Object.keys(messages.search.kinds).filter((kind) => kinds.includes(kind));
    expect(kinds).toEqual(order);
    expect(kinds).toEqual(expect.arrayContaining(wanted));
    for (const { kind, label } of data?.kinds ?? []) {
      expect(label).toBe(messages.search.kinds[kind as keyof typeof messages.search.kinds]);
    }
    expect(data?.kinds.reduce((sum, { total }) => sum + total, 0)).toBe(data?.total);
    expect(data?.results).toHaveLength(8);
    for (const { excerpt, href } of data?.results ?? []) {
      expect(excerpt.length).toBeLessThanOrEqual(160);
      expect(excerpt).not.toMatch(/<\w|&\w+;/);
      expect([href, (await get(site() + href.replace(/#.*/, ''))).status]).toEqual([href, 200]);
    }
  });

  test('beginnings, slips and numbers find', async () => {
    expect(resultHrefs(await ask(locale, sample.beginning)).length).toBeGreaterThan(0);
    expect(resultHrefs(await ask(locale, sample.slip))).toContain(
      at('/e-services/containertracking'),
    );
    expect(resultHrefs(await ask(locale, CIRCULAR))[0]).toBe(at('/circular?number=2024-017'));
    expect(resultHrefs(await ask(locale, 'REG-01'))).toContain(at('/regulations?r=REG-01'));
    expect(resultHrefs(await ask(locale, 'reg-01'))).toContain(at('/regulations?r=REG-01'));
    const { waysOn, ...nothing } = (await ask(locale, NOTHING)).data ?? {};
    const none = { total: 0, kinds: [], results: [], words: [], other: null };
    expect(nothing).toEqual({ summary: messages.search.empty, ...none });
    expect(waysOn?.services).toHaveLength(5);
    for (const { href } of waysOn?.services ?? []) {
      expect([href, (await get(site() + href)).status]).toEqual([href, 200]);
    }
  });

  test('the page of results is never cached or indexed, and offers alternatives without a result', async () => {
    const { status, headers, html, main } = await open(at(query({ q: sample.word })));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toMatch(/no-store/);
    expect(hrefs(main)).toContain(at('/ports?port=jeddah'));
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toContain(messages.search.kinds.circulars);

    const empty = await open(at(query({ q: NOTHING })));
    expect(empty.html).toContain(messages.search.empty);
    expect(empty.html).toContain(messages.search.waysOn.services);
    expect(hrefs(empty.main)).toContainEqual(expect.stringMatching(/^tel:/));
  });

  test('a page has ten results, filtered by kind', async () => {
    const circulars = (path: string) => /\/circular\?number=/.test(path);
    const results = async (values: Record<string, string>) => {
      const { main } = await open(at(query({ q: sample.many, ...values })));
      const steps = elements(main, 'nav').flatMap((nav) => elements(nav, 'ol'));
      const [list] = elements(main, 'ol').filter((element) => !steps.includes(element));
      return elements(list!, 'li').map((item) => hrefs(item)[0] ?? '');
    };
    const first = await results({});
    expect(first).toHaveLength(10);
    expect(first.every(circulars)).toBe(false);
    expect((await results({ kind: 'circulars' })).every(circulars)).toBe(true);
    const second = await results({ page: '2' });
    expect(second.filter((href) => first.includes(href))).toEqual([]);
    expect((await results({ page: '9999' })).length).toBeGreaterThan(0);
  });

  test('where this language has nothing, the other one is offered', async () => {
    const { html, main } = await open(at(query({ q: sample.otherLanguage })));
    expect(html).toContain(messages.search.empty);
    const href = (await ask(locale, sample.otherLanguage)).data?.other?.href ?? '';
    expect(hrefs(main)).toContain(href);
    expect((await get(site() + href)).status).toBe(200);
  });

  test('questions and tenders are found', async () => {
    expect(resultHrefs(await ask(locale, sample.question))).toContain(`${at('/faq')}#pay-a-bill`);
    const [first] = (await ask(locale, sample.tender)).data?.results ?? [];
    expect(first?.kind).toBe('tenders');
    expect(first?.href.startsWith(at('/e-services/tender?id='))).toBe(true);
  });

  test(
    'the words of a document are found on its page',
    async () => {
      const best = await eventually(
        async () => (await ask(locale, sample.inDocument)).data?.results[0]?.document,
        (document) => (document?.page ?? 0) > 1,
      );
      expect(best?.page).toBeGreaterThan(1);
      expect(best?.href).toContain(`#page=${best?.page}`);
      const file = await get(site() + best?.href.replace(/#page=\d+$/, ''));
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    },
    DOCUMENTS_MS,
  );
});

test('unusable queries are rejected without an error', async () => {
  const long = [101, 1_900].map((length) => `q=${'x'.repeat(length)}`);
  for (const asked of ['', 'q=a', 'q=%20%20a%20', ...long]) {
    const { status, text } = await get(`${site()}/api/search?locale=ar&${asked}`);
    expect([asked.slice(0, 20), status]).toEqual([asked.slice(0, 20), 400]);
    const { isSuccess, error, data } = JSON.parse(text) as SearchResponse;
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
    const { status } = await get(`${site()}/api/search?locale=ar&q=${q}&page=x`);
    expect(status).toBeLessThan(500);
    expect([q, (await get(`${site()}/search?q=${q}`)).status]).toEqual([q, 200]);
  }
  expect((await get(`${site()}/api/search?q=port&locale=fr`)).status).toBe(400);
  expect((await get(`${site()}/search?q=${'x'.repeat(1_900)}`)).status).toBe(200);
});

test('Arabic is found however it is written, and counted in its own forms', async () => {
  const found = countsByKind(await ask('ar', 'الموانئ الجافة'));
  expect(found).not.toEqual([]);
  for (const variant of ['المواني الجافه', 'موانئ جافة', 'المَوَانِئ الجـــافة', 'والموانئ الجافة']) {
    // Exact spellings rank first: the order may differ, the results may not.
    expect([variant, countsByKind(await ask('ar', variant))]).toEqual([variant, found]);
  }
  const latin = await ask('ar', CIRCULAR);
  expect(latin.data?.summary).toBe('نتيجة واحدة');
  for (const digits of ['٢٠٢٤/٠١٧', '۲۰۲۴/۰۱۷', '2024-017']) {
    expect([digits, resultHrefs(await ask('ar', digits))]).toEqual([digits, resultHrefs(latin)]);
  }
});

test(
  'the search answers what visitors ask it',
  async () => {
    // Unit tests check all of them without a stack.
    const queries = SEARCH_QUERIES.filter((_, index) => process.env.FULL || index % 10 === 0);
    const floor = 95;
    const evaluated = await eventually(
      async () => {
        const answers = new Map<string, NonNullable<SearchResponse['data']>['results']>();
        for (const { locale, query: q } of queries) {
          const { data } = await ask(locale, q);
          const other = data?.other ? await ask(locale === 'ar' ? 'en' : 'ar', q) : null;
          answers.set(`${locale} ${q}`, (other ?? { data }).data?.results ?? []);
        }
        return evaluate(queries, ({ locale, query: q }) => answers.get(`${locale} ${q}`) ?? []);
      },
      ({ percent }) => percent >= floor,
    );
    expect(evaluated.percent < floor ? evaluated.missed : []).toEqual([]);
  },
  DOCUMENTS_MS,
);
