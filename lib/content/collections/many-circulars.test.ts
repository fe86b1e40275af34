import { NO_FILTER } from '../../routing/circular-filters';
import { ContentUnavailableError } from '../errors';
import { paginate, runQuery, type Query } from '../local-query';
import { toEntry, type WireEntry } from '../wire';
import {
  circularContent,
  countCirculars,
  findCircular,
  loadCircularChoices,
  loadCircularsByNumber,
  loadFilteredCirculars,
  loadListedCirculars,
  translateChoice,
  translateFilter,
} from './circulars';

/** Loaders, with their language, that have no copy while the content API is away. */
const mockAway = new Set<string>();

jest.mock('../cached-loader', () => ({
  cachedLoader:
    ({ name, load }: { name: string; load: (...args: unknown[]) => unknown }) =>
    async (...args: unknown[]) => {
      if (mockAway.has(`${name} ${String(args[0])}`)) throw new ContentUnavailableError(name);
      return load(...args);
    },
  shortenPageLifetime: async () => true,
}));
jest.mock('../../preview/draft-mode', () => ({ showsDrafts: async () => false }));
jest.mock('../../config', () => ({
  config: () => ({
    siteUrl: 'https://ports.example',
    contentApiUrl: 'http://cms',
    contentApiTimeoutMs: 10_000,
    logLevel: 'silent',
  }),
}));

const COUNT = 1000;
const CATEGORIES = ['Marine', 'Safety', 'Customs'];

function fields(locale: string, index: number) {
  const year = 2025 - (index % 5);
  const category = index === COUNT - 1 ? 'Rare' : CATEGORIES[index % 3];
  return {
    documentId: `document-${index}`,
    updatedAt: '2026-01-01T00:00:00.000Z',
    CircularNumber: index === 998 ? '٢٠٢٢/٩٩٨' : `${year}/${index}`,
    ReleaseDate: `${year}-01-01`,
    PublishedOn: null,
    Subject: `${locale} ${index}`,
    Category: locale === 'ar' ? `ar ${category}` : category,
    DirectedTo: index % 2 ? 'Agents' : null,
    Replaces: index === 5 ? '2025/10, 2021/999' : null,
    File: null,
  };
}

const entries: Record<'ar' | 'en', WireEntry[]> = {
  ar: Array.from({ length: COUNT + 1 }, (_, index) => toEntry(fields('ar', index))),
  en: Array.from({ length: COUNT }, (_, index) => toEntry(fields('en', index))),
};
let read = 0;
/** Parameters of each query. */
let queries: number[] = [];

beforeEach(() => {
  read = 0;
  queries = [];
  mockAway.clear();
  jest.spyOn(global, 'fetch').mockImplementation(async (input) => {
    const query: Query = Object.fromEntries(new URL(String(input)).searchParams);
    queries.push(Object.keys(query).length);
    const found = paginate(runQuery(entries[query.locale === 'ar' ? 'ar' : 'en'], query), query);
    read += found.entries.length;
    const { pageCount, total } = found;
    return Response.json({ data: found.entries, meta: { pagination: { pageCount, total } } });
  });
});
afterAll(() => jest.restoreAllMocks());

it('reads a page of the list with predecessors and successors', async () => {
  const list = await loadListedCirculars('en', 2025, 1, 10);
  expect(list).toMatchObject({ total: COUNT / 5, pages: COUNT / 50 });
  expect(list.items.find(({ number }) => number === '2025/5')?.relations.replaces).toEqual([
    { number: '2025/10', subject: 'en 10' },
    { number: '2021/999', subject: 'en 999' },
  ]);
  expect(list.items.find(({ number }) => number === '2025/10')?.relations.replacedBy).toEqual([
    { number: '2025/5', subject: 'en 5' },
  ]);
  expect(read).toBeLessThan(100);
});

it('reads no relations for a feed of all', async () => {
  const [feed] = circularContent.feeds ?? [];
  const filtered = { filter: NO_FILTER, findNumbers: async () => [] };
  expect(await feed?.entries('en', 50, (key) => key, filtered)).toHaveLength(50);
  expect(queries).toHaveLength(2);
});

it('loads filter options in steps, also the rarest', async () => {
  const { category, directedTo } = await loadCircularChoices('en');
  expect(category.map(({ key }) => key).sort()).toEqual(['customs', 'marine', 'rare', 'safety']);
  expect(directedTo.map(({ label }) => label)).toEqual(['Agents']);
  expect(read).toBeLessThan(400);
  expect(queries).toHaveLength(3);
});

it('keeps to the bounds of a query for many filter options', async () => {
  const before = entries.en;
  entries.en = before.map((raw, index) => {
    const step = Math.floor(index / 50);
    return { ...raw, Category: `Category ${step % 18}`, DirectedTo: `Addressee ${step}` };
  });
  const { category, directedTo } = await loadCircularChoices('en').finally(() => {
    entries.en = before;
  });
  expect([category.length, directedTo.length]).toEqual([18, 20]);
  // With their levels 60.
  expect(Math.max(...queries)).toBeLessThanOrEqual(36);
});

it('reads a page of a filtered list', async () => {
  const filter = { ...NO_FILTER, year: '2024', category: 'marine', port: 'jeddah' };
  await loadCircularChoices('en');
  const choices = read;
  const list = await loadFilteredCirculars('en', filter, 2, 10);
  const matching = entries.en.filter(
    ({ Category, ReleaseDate }) => Category === 'Marine' && String(ReleaseDate).startsWith('2024'),
  );
  expect(list).toMatchObject({ page: 2, total: matching.length });
  expect(list.items.every(({ category }) => category === 'Marine')).toBe(true);
  // The mocked cache reads the choices again.
  expect(read - 2 * choices).toBeLessThan(100);
  const none = { ...NO_FILTER, category: 'unknown' };
  expect(await loadFilteredCirculars('en', none, 1, 10)).toMatchObject({ items: [], total: 0 });
  await expect(loadFilteredCirculars('en', filter, 99, 10)).rejects.toThrow('page 99');
});

it('reads circulars by number, in that order', async () => {
  const numbers = [
    '2024/996',
    '1999/1',
    '2025/5',
    ...entries.en.map((raw) => String(raw.CircularNumber)).slice(10, 30),
  ];
  const found = await loadCircularsByNumber('en', numbers);
  expect(found.map(({ number }) => number)).toEqual(
    numbers.filter((number) => number !== '1999/1'),
  );
  expect(found[1]?.relations.replaces).toHaveLength(2);
  expect(read).toBeLessThan(100);
});

it('counts without reading', async () => {
  expect(await countCirculars('ar', null)).toBe(COUNT + 1);
  expect(read).toBe(1);
});

it('finds a category in the other language', async () => {
  expect(await translateChoice('en', 'ar', 'category', 'rare')).toBe('ar-rare');
  expect(await translateChoice('en', 'ar', 'category', 'unknown')).toBe('');
  const filter = { ...NO_FILTER, q: 'x', category: 'marine', addressee: 'agents' };
  const translated = { ...filter, category: 'ar-marine', addressee: 'agents' };
  expect(await translateFilter('en', filter)).toEqual(translated);
});

it.each(['2025-5', '2024-996', '2022-998'])('finds the circular of the slug %s', async (slug) => {
  const found = await findCircular('ar', slug);
  expect(found).toMatchObject({ language: 'ar', isTranslated: true });
  expect(read).toBeLessThan(20);
});

it('shows a circular of which only one language has a copy', async () => {
  mockAway.add('circular-of-slug ar');
  expect(await findCircular('en', '2025-5')).toMatchObject({
    circular: { number: '2025/5' },
    isTranslated: false,
  });
  await expect(findCircular('ar', '2025-5')).rejects.toThrow(ContentUnavailableError);
});

it('lists the copies of single circulars for a list without a copy', async () => {
  const numbers = ['2025/5', '2024/996'];
  const list = await loadCircularsByNumber('en', numbers);
  mockAway.add('numbered-circulars en');
  expect(await loadCircularsByNumber('en', numbers)).toMatchObject(list);
  mockAway.add('circular-of-slug en');
  await expect(loadCircularsByNumber('en', numbers)).rejects.toThrow(ContentUnavailableError);
});

it('finds no circular for a made-up slug, and reads few', async () => {
  expect(await findCircular('ar', '2025')).toBeUndefined();
  expect(read).toBeLessThanOrEqual(200);
});

it('reads again only the search texts of entries that changed, came or went', async () => {
  const update = circularContent.search?.update;
  const first = (await update?.('en', [])) ?? [];
  expect(first).toHaveLength(COUNT);
  read = 0;
  const changed = { ...fields('en', 7), Subject: 'changed', updatedAt: '2026-02-01T00:00:00.000Z' };
  entries.en[7] = toEntry(changed);
  const second =
    (await update?.(
      'en',
      first.map((entry) => ({ ...entry, updatedAt: '2026-01-31T00:00:00.000Z' })),
    )) ?? [];
  expect(second.find(({ id }) => id === 'document-7')?.item.title).toBe('changed');
  expect(read).toBe(2);
  entries.en.splice(3, 1);
  entries.en.push(
    toEntry({ ...fields('en', 3), documentId: 'document-new', CircularNumber: 'N/1' }),
  );
  entries.en.splice(3, 1);
  const third = (await update?.('en', second)) ?? [];
  const ids = new Set(third.map(({ id }) => id));
  expect(third).toHaveLength(COUNT - 1);
  expect(['document-3', 'document-4', 'document-new'].map((id) => ids.has(id))).toEqual([
    false,
    false,
    true,
  ]);
});
