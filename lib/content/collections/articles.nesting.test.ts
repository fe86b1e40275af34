import { AsyncLocalStorage } from 'node:async_hooks';
import { fetchAll, fetchFirst, fetchPage } from '../client';
import { shortenPageLifetime, type LoaderDefinition } from '../cached-loader';
import { ContentUnavailableError } from '../errors';
import { loadArticle, loadArticlePage } from './articles';

/** Name of the running loader. */
const mockReading = new AsyncLocalStorage<string>();
const mockNested: string[] = [];

jest.mock('../cached-loader', () => ({
  shortenPageLifetime: jest.fn(() => Promise.resolve(true)),
  cachedLoader:
    ({ name, load }: LoaderDefinition<unknown[], unknown>) =>
    (...args: unknown[]) => {
      const outer = mockReading.getStore();
      if (outer !== undefined) mockNested.push(`${name} in ${outer}`);
      return mockReading.run(name, () => load(...args));
    },
}));
jest.mock('../timed', () => ({
  ...jest.requireActual<object>('../timed'),
  filterStarted: (items: unknown) => items,
  applySchedule: ({ list }: { list: unknown }) => list,
}));
jest.mock('../client');

const raw = {
  Slug: 'quay',
  Title: 'Quay',
  Summary: '',
  Body: '',
  Ports: '',
  PublishDate: '2026-01-01T00:00:00.000Z',
  Images: [],
  CardImage: null,
  Category: { Name: 'News' },
};
const category = {
  Name: 'News',
  CategoryImage: { url: '/uploads/news.jpg', width: 10, height: 10, alternativeText: '' },
};

beforeEach(() => {
  const page = { entries: [raw], pageCount: 1, total: 1 };
  jest.mocked(fetchPage).mockResolvedValue(page);
  jest.mocked(fetchFirst).mockResolvedValue(raw);
  jest.mocked(fetchAll).mockResolvedValue([category] as never);
});

it('reads no cached value within another, where Next would not take it from the cache', async () => {
  const { items } = await loadArticlePage('ar', 'News', 1, 12);
  const article = await loadArticle('ar', 'quay');
  expect(mockNested).toEqual([]);
  for (const { cardImage } of [...items, article]) expect(cardImage?.src).toContain('news.jpg');
});

it('shows articles without the pictures of their categories while only these are unavailable', async () => {
  jest.mocked(fetchAll).mockRejectedValue(new ContentUnavailableError('category-pictures'));
  const { items } = await loadArticlePage('ar', 'News', 1, 12);
  const article = await loadArticle('ar', 'quay');
  expect([...items, article].map(({ cardImage }) => cardImage)).toEqual([null, null]);
  expect(shortenPageLifetime).toHaveBeenCalledTimes(2);
});
