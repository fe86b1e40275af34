/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import type * as ContentErrors from '@/lib/content/errors';
import { locales } from '@/lib/i18n/locales';
import type * as SearchEngine from '@/lib/search/engine';
import type * as Unavailable from '@/lib/search/unavailable';

/** Loaders of content that was never loaded. */
let mockAway = /./;

jest.mock('@/lib/logging/log', () => {
  const nothing = () => {};
  return { log: { debug: nothing, info: nothing, warn: nothing, error: nothing } };
});
jest.mock('@/lib/content/cached-loader', () => {
  const { ContentUnavailableError } =
    jest.requireActual<typeof ContentErrors>('@/lib/content/errors');
  type Load = (...args: unknown[]) => Promise<unknown>;
  return {
    cachedLoader:
      ({ name, load }: { name: string; load: Load }) =>
      async (...args: unknown[]) => {
        if (mockAway.test(name)) throw new ContentUnavailableError(name);
        return load(...args);
      },
    shortenPageLifetime: async () => {},
  };
});
jest.mock('@/lib/search/engine', () => {
  const engine = jest.requireActual<typeof SearchEngine>('@/lib/search/engine');
  const { SearchUnavailableError } = jest.requireActual<typeof Unavailable>(
    '@/lib/search/unavailable',
  );
  const sourceTexts = () => Promise.reject(new SearchUnavailableError());
  return { ...engine, sourceTexts };
});
jest.mock('@/lib/preview/draft-mode', () => ({ showsDrafts: async () => false }));
jest.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load }));
jest.mock('next/server', () => ({ connection: async () => {} }));
jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({}),
}));
jest.mock('next-intl/server', () =>
  jest.requireActual<object>('../../tools/gallery/mocks/next-intl-server'),
);

interface Page {
  readonly default: (props: object) => Promise<ReactElement>;
  /** Optional: metadata may not depend on content. */
  readonly generateMetadata?: (props: object) => Promise<object>;
}

type Query = Readonly<Record<string, string>>;

async function rendered(file: string, params: Query, query: Query = {}): Promise<string> {
  const page = (await import(path.join(__dirname, file))) as Page;
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve(query) };
  const errors: unknown[] = [];
  const { prelude } = await prerender(await page.default(props), {
    onError: (error) => void errors.push(error),
  });
  expect(errors).toEqual([]);
  expect((await page.generateMetadata?.(props)) ?? { title: '' }).toHaveProperty('title');
  return new Response(prelude).text();
}

beforeEach(() => {
  mockAway = /./;
  jest.spyOn(global, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
});
afterAll(() => jest.restoreAllMocks());

/** These have no copies in caches; others fail, so that caches in front keep their copy. */
const perRequest = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    path.basename(file) === 'page.tsx' &&
    /force-dynamic|connection\(\)/.test(readFileSync(path.join(__dirname, file), 'utf8')),
);

const EVERY_PARAMETER: Query = {
  ...{ q: 'channel', kind: 'circulars', category: 'marine', port: 'jeddah', page: '2' },
  ...{
    n: '2026/14',
    reference: 'NPA-2026-7K3M9Q',
    tonnage: '9',
    t: `m${'x'.repeat(22)}.${'x'.repeat(43)}`,
  },
};

const ANSWERS: readonly (readonly [name: string, answer: () => Promise<Response>])[] = [
  ['are away', () => Promise.reject(new TypeError('fetch failed'))],
  [
    'refuse',
    async () => Response.json({ isSuccess: false, error: 'Closed', data: null }, { status: 500 }),
  ],
];

describe.each(locales)('%s', (locale) => {
  describe.each(ANSWERS)('while all back ends %s', (_, answer) => {
    it.each(perRequest)('%s shows itself', async (file) => {
      jest.spyOn(global, 'fetch').mockImplementation(answer);
      for (const query of [{}, EVERY_PARAMETER]) {
        expect(await rendered(file, { id: '7', locale }, query)).toContain('<h1');
      }
    });
  });
});

describe('circulars that cannot be filtered', () => {
  const search = 'circulars/search/page.tsx';
  const list = 'circulars/[year]/[page]/page.tsx';

  it('offer a retry and all circulars', async () => {
    const html = await rendered(search, { locale: 'en' }, { category: 'marine', page: '2' });
    expect(html).toContain('This list is not available at the moment');
    expect(html).toContain('href="/en/circulars/search?category=marine&amp;page=2"');
    expect(html).toContain('href="/en/circulars"');
    expect(html).not.toContain('<form role="search" aria-label="Filter circulars"');
  });

  it('keep their filters', async () => {
    mockAway = /-circulars$/;
    jest.spyOn(global, 'fetch').mockImplementation(async () => new Response('', { status: 404 }));
    const html = await rendered(search, { locale: 'en' }, { year: '2024', q: 'channel' });
    expect(html).toContain('Filter circulars');
    expect(html).toContain('This list is not available at the moment');
  });

  it.each([
    ['2024', '1', '/circulars/search?year=2024'],
    ['all', '3', '/en/circulars/search?page=3'],
    ['2024', '2', '/circulars/search?year=2024&page=2'],
  ])('of %s, page %s, are shown uncached', async (year, page, href) => {
    const locale = href.startsWith('/en') ? 'en' : 'ar';
    await expect(rendered(list, { locale, year, page })).rejects.toMatchObject({
      digest: expect.stringContaining(`;${href};307;`) as unknown,
    });
  });

  it('fail without a filter', async () => {
    await expect(rendered(list, { locale: 'en', year: 'all', page: '1' })).rejects.toThrow(
      'listed-circulars',
    );
  });
});
