import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endFollowing, followChanges, lastChangeId, shareChange } from '../cache/shared-changes';
import { closeRedis, redis } from '../redis/redis';
import { RedisServer } from '../../packages/redis/src/testing/redis-server';
import type { ContentChange } from './change';
import { beginSharedLoad, lastSharedValue, shareSnapshots } from './shared-values';
import { deleteSnapshot, snapshotName, writeSnapshot } from './snapshots';

const settings = {
  redisUrl: '',
  contentRevalidateSeconds: 300,
  contentApiToken: 'token',
  dataDirectory: mkdtempSync(path.join(tmpdir(), 'shared-values-')),
};
jest.mock('../config', () => ({ config: () => settings }));
jest.mock('../logging/log', () => ({
  log: { error: jest.fn(), info: jest.fn(), warn: jest.fn() },
}));

jest.setTimeout(20_000);

const EVERYTHING: ContentChange = { event: 'refresh', tags: ['article', 'port'] };
const NAME = 'article-v1/abc';
const server = new RedisServer();

beforeEach(async () => {
  await server.start();
  settings.redisUrl = server.url;
  followChanges({
    everything: EVERYTHING,
    apply: () => undefined,
    markEverything: () => undefined,
    refill: async () => undefined,
  });
  while (lastChangeId() === undefined || !redis()?.isReady) await pause(10);
});

afterEach(async () => {
  endFollowing();
  closeRedis();
  await server.kill();
});

afterAll(() => rmSync(settings.dataDirectory, { recursive: true }));

it('reads once for all instances that ask at the same time', async () => {
  const first = await beginSharedLoad(NAME, ['article']);
  expect(first.found).toBeUndefined();
  const others = Promise.all([1, 2].map(() => beginSharedLoad(NAME, ['article'])));
  await pause(100);
  await first.end({ value: { title: 'new' } });
  expect((await others).map(({ found }) => found?.value)).toEqual([
    { title: 'new' },
    { title: 'new' },
  ]);
});

it('reads again after a change of one of its tags, and of no other', async () => {
  await (await beginSharedLoad(NAME, ['article'])).end({ value: 'old' });
  await shareChange({ event: 'entry.publish', tags: ['port'] });
  expect((await beginSharedLoad(NAME, ['article'])).found?.value).toBe('old');
  await shareChange({ event: 'entry.publish', tags: ['article'] });
  expect((await beginSharedLoad(NAME, ['article'])).found).toBeUndefined();
  expect((await lastSharedValue(NAME))?.value).toBe('old');
});

it('does not take what was read before a change and given after it', async () => {
  const load = await beginSharedLoad(NAME, ['article']);
  await shareChange({ event: 'entry.publish', tags: ['article'] });
  await load.end({ value: 'old' });
  expect((await beginSharedLoad(NAME, ['article'])).found).toBeUndefined();
});

it('lets the next one read at once if nothing was found or the CMS failed', async () => {
  await (await beginSharedLoad(NAME, ['article'])).end({ value: 'old' });
  await shareChange({ event: 'entry.unpublish', tags: ['article'] });
  await (await beginSharedLoad(NAME, ['article'])).end(undefined);
  expect((await lastSharedValue(NAME))?.value).toBe('old');
  await (await beginSharedLoad(NAME, ['article'])).end(null);
  expect(await lastSharedValue(NAME)).toBeUndefined();
  expect((await beginSharedLoad(NAME, ['article'])).found).toBeUndefined();
});

it('lets every instance read while Redis is away', async () => {
  await server.kill();
  const load = await beginSharedLoad(NAME, ['article']);
  expect(load.found).toBeUndefined();
  await load.end({ value: 'new' });
  expect(await lastSharedValue(NAME)).toBeUndefined();
});

it('gives an empty Redis the last good copies of this instance, never as current or over newer ones', async () => {
  const keys = ['here', 'both', 'gone'].map((slug) => ({
    loader: 'article',
    version: 1,
    args: ['ar', slug],
  }));
  const [here = '', both = '', gone = ''] = keys.map(snapshotName);
  for (const key of keys) await writeSnapshot(key, { title: 'last good' });
  for (const key of keys.slice(2)) await deleteSnapshot(key);
  await (await beginSharedLoad(both, ['article'])).end({ value: { title: 'newer' } });

  await shareSnapshots();

  expect((await lastSharedValue(here))?.value).toEqual({ title: 'last good' });
  expect((await beginSharedLoad(here, ['article'])).found).toBeUndefined();
  expect((await beginSharedLoad(both, ['article'])).found?.value).toEqual({ title: 'newer' });
  expect(await lastSharedValue(gone)).toBeUndefined();
});

it('gives them also to a Redis that comes back a little later', async () => {
  const key = { loader: 'article', version: 1, args: ['ar', 'later'] };
  await writeSnapshot(key, { title: 'last good' });
  await server.kill();
  const sharing = shareSnapshots();
  // A failure after which visitors do not wait for Redis.
  await beginSharedLoad(NAME, ['article']);
  await server.start();
  await sharing;
  expect((await lastSharedValue(snapshotName(key)))?.value).toEqual({ title: 'last good' });
});

it('gives up on a Redis that stays away', async () => {
  await server.kill();
  await expect(shareSnapshots()).resolves.toBeUndefined();
});
