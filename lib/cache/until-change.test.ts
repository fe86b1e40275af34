import { setTimeout as pause } from 'node:timers/promises';
import { evictShared, shareUntilChange } from './until-change';

/** lru-cache keeps its reading of the clock for a millisecond. */
const LRU_CACHE_CLOCK_MS = 5;

const make = jest.fn(async () => 'sitemap');
const ask = () => shareUntilChange('sitemap', 60_000, make);

beforeEach(() => {
  evictShared();
  make.mockClear();
});

it('makes a result once for many callers, and again after a change', async () => {
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['sitemap', 'sitemap', 'sitemap']);
  await ask();
  expect(make).toHaveBeenCalledTimes(1);
  evictShared();
  await ask();
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes it again after its lifetime', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const callsAt = async (time: number) => {
    clock.mockReturnValue(time);
    await pause(LRU_CACHE_CLOCK_MS);
    await ask();
    return make.mock.calls.length;
  };
  expect([await callsAt(1000), await callsAt(60_000), await callsAt(62_000)]).toEqual([1, 1, 2]);
  clock.mockRestore();
  await pause(LRU_CACHE_CLOCK_MS);
});

it('keeps neither a failure nor a missing or refused result', async () => {
  const results = [Promise.reject(new Error('CMS')), undefined, 'half', 'whole', 'later'];
  const next = () =>
    shareUntilChange(
      'a',
      60_000,
      async () => results.shift(),
      (text) => text !== 'half',
    );
  await expect(next()).rejects.toThrow('CMS');
  expect([await next(), await next(), await next(), await next()]).toEqual([
    undefined,
    'half',
    'whole',
    'whole',
  ]);
});

it('keeps no result of before a change that was made after it', async () => {
  let finish: (text: string) => void = () => {};
  const early = shareUntilChange('a', 60_000, () => new Promise<string>((done) => (finish = done)));
  evictShared();
  expect(await shareUntilChange('a', 60_000, async () => 'new')).toBe('new');
  finish('old');
  expect(await early).toBe('old');
  expect(await shareUntilChange('a', 60_000, async () => 'other')).toBe('new');
});
