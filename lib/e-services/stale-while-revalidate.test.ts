import { staleWhileRevalidate } from './stale-while-revalidate';

const limits = { freshFor: 300_000 };
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('loads once for all callers and again only when the value is stale', async () => {
  const load = jest.fn().mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  const get = staleWhileRevalidate<string>(load, limits);
  await expect(Promise.all([get(), get()])).resolves.toEqual(['first', 'first']);
  jest.advanceTimersByTime(299_999);
  await expect(get()).resolves.toBe('first');
  expect(load).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await expect(get()).resolves.toBe('first');
  await settle();
  await expect(get()).resolves.toBe('second');
});

it('serves the stale value while loading fails, and retries at intervals', async () => {
  const load = jest.fn().mockResolvedValueOnce('good').mockRejectedValue(new Error('down'));
  const get = staleWhileRevalidate<string>(load, limits);
  await get();
  jest.advanceTimersByTime(300_000);
  for (let call = 0; call < 5; call += 1) {
    await expect(get()).resolves.toBe('good');
    await settle();
  }
  expect(load).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(10_000);
  await expect(get()).resolves.toBe('good');
  await settle();
  expect(load).toHaveBeenCalledTimes(3);
});

it('fails without a cached value, and retries at the next call', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('good');
  const get = staleWhileRevalidate<string>(load, limits);
  await expect(get()).rejects.toThrow('down');
  await expect(get()).resolves.toBe('good');
});

it('blocks on values past their max age, except while loading fails', async () => {
  const load = jest
    .fn()
    .mockResolvedValueOnce('first')
    .mockResolvedValueOnce('second')
    .mockRejectedValue(new Error('down'));
  const get = staleWhileRevalidate<string>(load, { ...limits, waitAfter: 600_000 });
  await get();
  jest.advanceTimersByTime(600_000);
  await expect(get()).resolves.toBe('second');
  jest.advanceTimersByTime(600_000);
  await expect(get()).resolves.toBe('second');
  await expect(get()).resolves.toBe('second');
  expect(load).toHaveBeenCalledTimes(3);
});

it('serves a value past its max age while loading hangs', async () => {
  const load = jest
    .fn()
    .mockResolvedValueOnce('first')
    .mockReturnValue(new Promise(() => undefined));
  const get = staleWhileRevalidate<string>(load, { ...limits, waitAfter: 600_000 });
  await get();
  jest.advanceTimersByTime(600_000);
  await expect(get()).resolves.toBe('first');
});
