import { cachedLoader } from './cached-loader';
import { ContentUnavailableError, NotPublishedError } from './errors';
import { readsDrafts } from '../preview/reading-drafts';

let preview = false;
let removable = true;
const kept: string[] = [];

jest.mock('../config', () => ({ config: () => ({}) }));
jest.mock('../logging/log', () => ({ log: { error: () => undefined, warn: () => undefined } }));
jest.mock('../preview/draft-mode', () => ({ showsDrafts: async () => preview }));
jest.mock('next/cache', () => ({
  unstable_cache: (load: () => unknown) => async () => {
    kept.push('cache');
    return load();
  },
}));
jest.mock('./snapshots', () => ({
  writeSnapshot: async () => void kept.push('written'),
  deleteSnapshot: async () => {
    if (!removable) throw new Error('read-only');
    kept.push('deleted');
  },
  readSnapshot: async () => undefined,
}));

const definition = { name: 'test', version: 1, tags: [] };
const load = cachedLoader({
  ...definition,
  load: async () => (readsDrafts() ? 'draft' : 'published'),
});

beforeEach(() => {
  kept.length = 0;
  preview = true;
  removable = true;
});

it('a preview reads drafts and keeps nothing', async () => {
  await expect(load()).resolves.toBe('draft');
  expect(kept).toEqual([]);
});

it('visitors read what is published, which is kept', async () => {
  preview = false;
  await expect(load()).resolves.toBe('published');
  expect(kept).toEqual(['cache', 'written']);
});

it('what a preview does not find is not forgotten for visitors', async () => {
  const missing = cachedLoader({
    ...definition,
    load: async () => {
      throw new NotPublishedError('nothing');
    },
  });
  await expect(missing()).rejects.toThrow(NotPublishedError);
  expect(kept).toEqual([]);
});

it('what is published stands in for a draft that can not be shown', async () => {
  const unfinished = cachedLoader({
    ...definition,
    load: async () => {
      if (readsDrafts()) throw new Error('a required field is empty');
      return 'published';
    },
  });
  await expect(unfinished()).resolves.toBe('published');

  const broken = cachedLoader({ ...definition, load: () => Promise.reject(new Error('down')) });
  await expect(broken()).rejects.toThrow(ContentUnavailableError);
});

it('what is not published is missing, even where its copy can not be removed', async () => {
  preview = false;
  const missing = cachedLoader({
    ...definition,
    load: async () => {
      throw new NotPublishedError('nothing');
    },
  });
  await expect(missing()).rejects.toThrow(NotPublishedError);
  expect(kept).toEqual(['cache', 'deleted']);
  removable = false;
  await expect(missing()).rejects.toThrow(NotPublishedError);
});
