import { NO_FILTER } from '../../routing/circular-filters';
import type * as loader from '../cached-loader';
import { circularContent, yearFilters } from './circulars';

jest.mock('../client', () => jest.requireActual('../../search/testing/sample-content'));
jest.mock('../cached-loader', () => ({
  ...jest.requireActual<typeof loader>('../cached-loader'),
  cachedLoader: ({ load }: { load: unknown }) => load,
}));

it('reads all circulars without filters', () => {
  expect(yearFilters(null)).toEqual({});
});

it('reads a year from its first to its last day', () => {
  expect(yearFilters(2024)).toEqual({
    'filters[ReleaseDate][$gte]': '2024-01-01',
    'filters[ReleaseDate][$lte]': '2024-12-31',
  });
});

it('dates the entries of the feed by their publication, which may be later than the document', async () => {
  const filter = { ...NO_FILTER, q: '2026/014' };
  const [feed] = circularContent.feeds ?? [];
  const entries = await feed?.entries('en', 10, (key) => key, filter);
  expect(entries?.map(({ publishedAt }) => publishedAt)).toEqual(['2026-11-11']);
});
