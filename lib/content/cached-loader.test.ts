import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheStore } from '../cache/store';
import { readsDrafts } from '../preview/reading-drafts';
import { dropProcessWide } from '../process-state';
import { cachedLoader } from './cached-loader';
import { ContentUnavailableError, NotPublishedError } from './errors';

let mockPreview = false;
/** Lifetime and tags of rendered pages. */
const mockLimits: { readonly revalidate: number; readonly tags: readonly string[] }[] = [];

const mockSettings = {
  dataDirectory: mkdtempSync(path.join(tmpdir(), 'loader-')),
  redisUrl: '',
  contentApiToken: 'token',
  contentRevalidateSeconds: 300,
  contentRetrySeconds: 20,
};
jest.mock('../config', () => ({ config: () => mockSettings }));
jest.mock('../logging/log', () => ({ log: { error: () => undefined, warn: () => undefined } }));
jest.mock('../preview/draft-mode', () => ({ showsDrafts: async () => mockPreview }));
jest.mock('next/cache', () => ({
  unstable_cache: (run: () => unknown, _: unknown, limit: (typeof mockLimits)[number]) => () => {
    mockLimits.push(limit);
    return run();
  },
}));

const read = jest.fn<Promise<string>, [slug?: string]>();
const load = cachedLoader({ name: 'article', version: 1, tags: ['article'], load: read });

/** A new process with the same DATA_DIR. */
function restart(): void {
  dropProcessWide('cache-store', 'missing-content', 'content-loads');
}

function files(): readonly string[] {
  if (!existsSync(mockSettings.dataDirectory)) return [];
  return readdirSync(mockSettings.dataDirectory, { recursive: true }).map(String);
}

beforeEach(() => {
  rmSync(mockSettings.dataDirectory, { recursive: true, force: true });
  restart();
  mockPreview = false;
  mockLimits.length = 0;
  read.mockReset();
  read.mockResolvedValue('published');
});
afterAll(() => rmSync(mockSettings.dataDirectory, { recursive: true, force: true }));

it('reads a value once, until its type changes', async () => {
  expect(await Promise.all([load('a'), load('a')])).toEqual(['published', 'published']);
  await load('a');
  await cacheStore().invalidate(['port']);
  await load('a');
  expect(read).toHaveBeenCalledTimes(1);
  await cacheStore().invalidate(['article']);
  await load('a');
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads a value again when it is too old', async () => {
  mockSettings.contentRevalidateSeconds = 0.001;
  await load('a');
  await new Promise((resolve) => setTimeout(resolve, 5));
  await load('a');
  expect(read).toHaveBeenCalledTimes(2);
  mockSettings.contentRevalidateSeconds = 300;
});

it('sets tags and lifetime of the page, also without an entry', async () => {
  read.mockRejectedValue(new NotPublishedError('article'));
  await expect(load('a')).rejects.toThrow(NotPublishedError);
  expect(mockLimits).toEqual([{ revalidate: 300, tags: ['article'] }]);
});

it('does not wait for a read that began before a change', async () => {
  let end: (value: string) => void = () => undefined;
  read.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  const before = load('a');
  while (read.mock.calls.length === 0) await new Promise(setImmediate);
  await cacheStore().invalidate(['article']);
  expect(await load('a')).toBe('published');
  end('old');
  expect(await before).toBe('old');
  expect(await load('a')).toBe('published');
  expect(read).toHaveBeenCalledTimes(2);
});

describe('while the content API fails', () => {
  it('has the last value, on a page that expires soon', async () => {
    await load('a');
    await cacheStore().invalidate(['article']);
    read.mockRejectedValue(new Error('down'));
    mockLimits.length = 0;
    expect(await load('a')).toBe('published');
    expect(mockLimits.map(({ revalidate }) => revalidate)).toEqual([300, 20]);
  });

  it('has the last value after a restart', async () => {
    await load('a');
    restart();
    read.mockRejectedValue(new Error('down'));
    expect(await load('a')).toBe('published');
    await expect(load('b')).rejects.toThrow(ContentUnavailableError);
  });

  it('reloads snapshots of before a restart once the CMS is back', async () => {
    await load('a');
    restart();
    read.mockResolvedValue('new');
    expect(await load('a')).toBe('new');
  });
});

describe('unpublished entries', () => {
  beforeEach(() => {
    read.mockRejectedValue(new NotPublishedError('article'));
  });

  it('is cached in memory only, until its type changes', async () => {
    for (const slug of ['a', 'a', 'b']) await expect(load(slug)).rejects.toThrow(NotPublishedError);
    expect(read).toHaveBeenCalledTimes(2);
    expect(files().filter((file) => file.endsWith('.json'))).toEqual([]);
    await cacheStore().invalidate(['article']);
    await expect(load('a')).rejects.toThrow(NotPublishedError);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('does not come back when the content API fails', async () => {
    read.mockResolvedValueOnce('published');
    await load('a');
    await cacheStore().invalidate(['article']);
    await expect(load('a')).rejects.toThrow(NotPublishedError);
    restart();
    read.mockRejectedValue(new Error('down'));
    await expect(load('a')).rejects.toThrow(ContentUnavailableError);
  });

  it('is not restored by an earlier read', async () => {
    let end: (value: string) => void = () => undefined;
    read.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
    const before = load('a');
    while (read.mock.calls.length === 0) await new Promise(setImmediate);
    await cacheStore().invalidate(['article']);
    await expect(load('a')).rejects.toThrow(NotPublishedError);
    end('old');
    await before;
    expect(await cacheStore().get('article-v1/a', true)).toBeUndefined();
    await expect(load('a')).rejects.toThrow(NotPublishedError);
  });
});

describe('a preview', () => {
  const shown = cachedLoader({
    ...{ name: 'test', version: 1, tags: [] },
    load: async () => (readsDrafts() ? 'draft' : 'published'),
  });
  beforeEach(() => {
    mockPreview = true;
  });

  it('reads drafts and caches nothing', async () => {
    expect(await shown()).toBe('draft');
    expect(mockLimits).toEqual([]);
    mockPreview = false;
    expect(await shown()).toBe('published');
  });

  it('shows the published content instead of a draft that cannot be shown', async () => {
    const unfinished = cachedLoader({
      ...{ name: 'unfinished', version: 1, tags: [] },
      load: async () => {
        if (readsDrafts()) throw new Error('a required field is empty');
        return 'published';
      },
    });
    expect(await unfinished()).toBe('published');
  });
});
