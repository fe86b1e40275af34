import { NO_FILTER } from '../../routing/circular-filters';
import type * as loader from '../cached-loader';
import { circularContent } from './circulars';

jest.mock('../client', () => jest.requireActual('../../search/testing/sample-content'));
jest.mock('../cached-loader', () => ({
  ...jest.requireActual<typeof loader>('../cached-loader'),
  cachedLoader: ({ load }: { load: unknown }) => load,
}));

it('dates the entries of the feed by their publication, which may be later than the document', async () => {
  const filter = { ...NO_FILTER, q: '2026/014' };
  const [feed] = circularContent.feeds ?? [];
  const findNumbers = async () => [filter.q];
  const entries = await feed?.entries('en', 10, (key) => key, { filter, findNumbers });
  expect(entries?.map(({ publishedAt }) => publishedAt)).toEqual(['2026-11-11']);
});
