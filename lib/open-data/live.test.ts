import { shortenPageLifetime } from '../content/cached-loader';
import { loadLive } from './live';

jest.mock('../content/cached-loader', () => ({ shortenPageLifetime: jest.fn() }));

const mockLimits: { readonly revalidate: number; readonly tags: readonly string[] }[] = [];
jest.mock('next/cache', () => ({
  unstable_cache: (run: () => unknown, _: unknown, limit: (typeof mockLimits)[number]) => () => {
    mockLimits.push(limit);
    return run();
  },
}));

beforeEach(() => {
  jest.clearAllMocks();
  mockLimits.length = 0;
});

it('has current data, on a page with a short lifetime', async () => {
  const data = { asOf: new Date().toISOString() };
  expect(await loadLive('calls', async () => data)).toBe(data);
  expect(mockLimits).toEqual([{ revalidate: 120, tags: ['live'] }]);
  expect(shortenPageLifetime).not.toHaveBeenCalled();
});

it.each([
  ['old', async () => ({ asOf: new Date(Date.now() - 61 * 60_000).toISOString() })],
  ['unavailable', () => Promise.reject(new Error('down'))],
  ['late', () => new Promise<never>(() => undefined)],
])('has no %s data, on a page that is rendered again soon', async (name, load) => {
  expect(await loadLive(name, load)).toBeNull();
  expect(shortenPageLifetime).toHaveBeenCalledTimes(1);
});
