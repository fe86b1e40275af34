import { evictPreparedFiles, preparedFile } from './prepared-files';

beforeEach(evictPreparedFiles);

it('makes a file once for many requests, and again after a change', async () => {
  const make = jest.fn(async () => ({ text: 'sitemap', isWhole: true }));
  const ask = async () => (await preparedFile('sitemap', make))?.text;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['sitemap', 'sitemap', 'sitemap']);
  expect(make).toHaveBeenCalledTimes(1);
  evictPreparedFiles();
  await ask();
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps neither a failure nor a file that there is not', async () => {
  await expect(preparedFile('a', () => Promise.reject(new Error('CMS')))).rejects.toThrow('CMS');
  expect(await preparedFile('a', async () => ({ text: undefined, isWhole: true }))).toBeUndefined();
  const there = { text: 'text', isWhole: true };
  expect(await preparedFile('a', async () => there)).toEqual(there);
});

it('keeps no file that lacks something for now', async () => {
  for (const file of [
    { text: 'half', isWhole: false },
    { text: 'whole', isWhole: true },
  ]) {
    expect(await preparedFile('a', async () => file)).toEqual(file);
  }
});
