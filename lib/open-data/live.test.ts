import { capPageLifetime, shortenPageLifetime } from '../content/cached-loader';
import { loadLive } from './live';

jest.mock('../content/cached-loader', () => ({
  capPageLifetime: jest.fn(),
  shortenPageLifetime: jest.fn(),
}));

beforeEach(() => jest.clearAllMocks());

it('has current data, on a page with a short lifetime', async () => {
  const data = { asOf: new Date().toISOString() };
  expect(await loadLive(async () => data)).toBe(data);
  expect(capPageLifetime).toHaveBeenCalledTimes(1);
});

it.each([
  ['old', async () => ({ asOf: new Date(Date.now() - 61 * 60_000).toISOString() })],
  ['unavailable', () => Promise.reject(new Error('down'))],
  ['late', () => new Promise<never>(() => undefined)],
])('has no %s data, on a page that is rendered again soon', async (_, load) => {
  expect(await loadLive(load)).toBeNull();
  expect(shortenPageLifetime).toHaveBeenCalledTimes(1);
  expect(capPageLifetime).not.toHaveBeenCalled();
});
