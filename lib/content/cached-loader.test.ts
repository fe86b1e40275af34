import { cachedLoader } from './cached-loader';
import { ContentUnavailableError, NotPublishedError } from './errors';
import { readsDrafts } from '../preview/reading-drafts';

let preview = false;
let removable = true;
const writes: string[] = [];

jest.mock('../config', () => ({ config: () => ({}) }));
jest.mock('../logging/log', () => ({ log: { error: () => undefined, warn: () => undefined } }));
jest.mock('../preview/draft-mode', () => ({ showsDrafts: async () => preview }));
jest.mock('next/cache', () => ({
  unstable_cache: (load: () => unknown) => async () => {
    writes.push('cache');
    return load();
  },
}));
jest.mock('./snapshots', () => ({
  beginSnapshot: () => ({
    write: async () => void writes.push('written'),
    remove: async () => {
      if (!removable) throw new Error('read-only');
      writes.push('deleted');
    },
    end: () => undefined,
  }),
  readSnapshot: async () => undefined,
  snapshotName: () => 'test-v1',
}));

const definition = { name: 'test', version: 1, tags: [] };
const load = cachedLoader({
  ...definition,
  load: async () => (readsDrafts() ? 'draft' : 'published'),
});

beforeEach(() => {
  writes.length = 0;
  preview = true;
  removable = true;
});

it('a preview reads drafts and caches nothing', async () => {
  await expect(load()).resolves.toBe('draft');
  expect(writes).toEqual([]);
});

it('visitors read what is published, and it is cached', async () => {
  preview = false;
  await expect(load()).resolves.toBe('published');
  expect(writes).toEqual(['cache', 'written']);
});

it('an entry that a preview does not find stays cached for visitors', async () => {
  const missing = cachedLoader({
    ...definition,
    load: async () => {
      throw new NotPublishedError('nothing');
    },
  });
  await expect(missing()).rejects.toThrow(NotPublishedError);
  expect(writes).toEqual([]);
});

it('shows the published content instead of a draft that cannot be shown', async () => {
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

it('unpublished content is missing, even if its snapshot cannot be removed', async () => {
  preview = false;
  const missing = cachedLoader({
    ...definition,
    load: async () => {
      throw new NotPublishedError('nothing');
    },
  });
  await expect(missing()).rejects.toThrow(NotPublishedError);
  expect(writes).toEqual(['cache', 'deleted']);
  removable = false;
  await expect(missing()).rejects.toThrow(NotPublishedError);
});
