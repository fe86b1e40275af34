import { NO_FILTER } from '../routing/circular-filters';
import { ContentUnavailableError, NotPublishedError } from '../content/errors';
import { searchText } from '../content/search-text';
import { findCircularNumbers, loadCircularList } from './circulars';
import { SearchUnavailableError } from './unavailable';

const text = (code: string, date: string, title: string, from = date) =>
  searchText({
    ...{ id: code, kind: 'circulars', title, code, href: '/', date, from },
    facets: { category: 'Marine', organization: '', directedTo: '', ports: ['jeddah'] },
  });

const mockTexts = jest.fn(async () => [
  text('2026/001', '2026-01-01', 'إغلاق القناة'),
  text('2026/002', '2026-02-01', 'Dredging'),
  text('2026/003', '2026-02-01', 'إغلاق الرصيف'),
  text('2999/001', '2999-01-01', 'إغلاق'),
  text('2026/004', '2026-03-01', 'إغلاق', '2999-01-01'),
]);
const mockRead = jest.fn();
const mockFiltered = jest.fn();

jest.mock('../content/cached-loader', () => ({ shortenPageLifetime: async () => true }));
jest.mock('./engine', () => ({ sourceTexts: () => mockTexts() }));
jest.mock('../content/collections/circulars', () => ({
  loadCircularsByNumber: async (_locale: string, numbers: readonly string[]) => {
    mockRead(numbers);
    return numbers.map((number) => ({ number }));
  },
  loadFilteredCirculars: (...args: unknown[]) => mockFiltered(...args),
}));

it('finds words in any spelling, newest first, and nothing before its time', async () => {
  expect(await findCircularNumbers('ar', { ...NO_FILTER, q: 'اغلاق' })).toEqual([
    '2026/003',
    '2026/001',
  ]);
  expect(await findCircularNumbers('ar', { ...NO_FILTER, q: 'القناه', port: 'jeddah' })).toEqual([
    '2026/001',
  ]);
  expect(await findCircularNumbers('ar', { ...NO_FILTER, q: 'القناه', port: 'jazan' })).toEqual([]);
});

it('reads the circulars of one page', async () => {
  const filter = { ...NO_FILTER, q: '2026' };
  expect(await loadCircularList('ar', filter, 2, 2)).toMatchObject({ pages: 2, total: 3 });
  expect(mockRead).toHaveBeenCalledWith(['2026/001']);
  await expect(loadCircularList('ar', filter, 3, 2)).rejects.toThrow(NotPublishedError);
});

it('queries the content API for a filter without words', async () => {
  const filter = { ...NO_FILTER, category: 'marine' };
  mockFiltered.mockResolvedValue({ items: [], page: 1, pages: 1, total: 0 });
  await loadCircularList('ar', filter, 1, 10);
  expect(mockFiltered).toHaveBeenCalledWith('ar', filter, 1, 10);
  expect(mockRead).not.toHaveBeenCalled();
});

it('filters the indexed circulars while the content API is away', async () => {
  mockFiltered.mockRejectedValue(new ContentUnavailableError('filtered-circulars'));
  const list = (category: string) => loadCircularList('ar', { ...NO_FILTER, category }, 1, 10);
  expect(await list('marine')).toMatchObject({ pages: 1, total: 3 });
  expect(await list('safety')).toMatchObject({ pages: 1, total: 0 });
});

it('fails until the circulars are indexed', async () => {
  mockTexts.mockRejectedValueOnce(new SearchUnavailableError('circulars'));
  const filter = { ...NO_FILTER, q: 'x' };
  await expect(findCircularNumbers('ar', filter)).rejects.toThrow(ContentUnavailableError);
});
