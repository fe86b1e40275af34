import { forgetPreparedFiles, preparedFile } from './prepared-files';

beforeEach(forgetPreparedFiles);

it('makes a file once for many requests, and anew after a change', async () => {
  const make = jest.fn(async () => ({ text: 'sitemap', isWhole: true }));
  const ask = () => preparedFile('sitemap', make);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['sitemap', 'sitemap', 'sitemap']);
  expect(make).toHaveBeenCalledTimes(1);
  forgetPreparedFiles();
  await ask();
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps neither a failure nor a file that there is not', async () => {
  await expect(preparedFile('a', () => Promise.reject(new Error('CMS')))).rejects.toThrow('CMS');
  expect(await preparedFile('a', async () => ({ text: undefined, isWhole: true }))).toBeUndefined();
  expect(await preparedFile('a', async () => ({ text: 'text', isWhole: true }))).toBe('text');
});

it('keeps no file that lacks something for now', async () => {
  expect(await preparedFile('a', async () => ({ text: 'half', isWhole: false }))).toBe('half');
  expect(await preparedFile('a', async () => ({ text: 'whole', isWhole: true }))).toBe('whole');
});
