import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, RESP_TYPES } from '@redis/client';
import { setTimeout as pause } from 'node:timers/promises';
import { RedisServer } from '../../packages/redis/src/testing/redis-server';
import { closeRedis, redis } from '../redis/redis';
import { EVERYTHING, SharedCache } from './shared-cache';
import { CacheStore } from './store';

const settings = {
  redisUrl: '',
  webhookSecret: 'w'.repeat(32),
  contentApiToken: 'token',
  dataDirectory: mkdtempSync(path.join(tmpdir(), 'store-')),
};
jest.mock('../config', () => ({ config: () => settings }));
jest.mock('../logging/log');

jest.setTimeout(40_000);
afterAll(() => rmSync(settings.dataDirectory, { recursive: true, force: true }));

const MINUTE_MS = 60_000;

function set(store: CacheStore, key: string, value: unknown, options = {}): Promise<void> {
  const defaults = { tags: ['article'], stamp: store.stamp(), lifetimeMs: MINUTE_MS };
  return store.set(key, value, { ...defaults, ...options });
}

/** The value of a fresh entry. */
async function fresh(store: CacheStore, key: string, isLasting = false): Promise<unknown> {
  const entry = await store.get(key, isLasting);
  return entry && store.isFresh(entry) ? entry.value : undefined;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10);
}

describe('one instance', () => {
  let store: CacheStore;
  beforeEach(() => {
    store = new CacheStore('build');
  });

  it('has an entry until one of its tags is invalidated', async () => {
    await set(store, 'page', 'old');
    await store.invalidate(['port']);
    expect(await fresh(store, 'page')).toBe('old');
    await store.invalidate(['article']);
    expect(await fresh(store, 'page')).toBeUndefined();
    await set(store, 'page', 'new');
    expect(await fresh(store, 'page')).toBe('new');
    await store.invalidate([EVERYTHING]);
    expect(await fresh(store, 'page')).toBeUndefined();
  });

  it('keeps an entry stale that was started before a change', async () => {
    const stamp = store.stamp();
    await store.invalidate(['article']);
    await set(store, 'page', 'old', { stamp });
    expect(await fresh(store, 'page')).toBeUndefined();
  });

  it('keeps the entry that was started last', async () => {
    const stamp = store.stamp();
    await set(store, 'page', 'new');
    await set(store, 'page', 'old', { stamp });
    expect(await fresh(store, 'page')).toBe('new');
  });

  it('has an entry that is too old, which is current but not fresh', async () => {
    await set(store, 'page', 'old', { lifetimeMs: 0 });
    expect(await fresh(store, 'page')).toBeUndefined();
    const entry = await store.get('page');
    expect(entry && store.isCurrent(entry)).toBe(true);
  });

  it('calls listeners with the invalidated tags', async () => {
    const listener = jest.fn();
    store.onInvalidated(listener);
    await store.invalidate(['article', 'port']);
    await store.invalidate([]);
    expect(listener.mock.calls).toEqual([[['article', 'port']]]);
  });

  it('bounds its memory', async () => {
    const small = new CacheStore('build', undefined, 10_000);
    for (let count = 0; count < 20; count += 1) await set(small, `page ${count}`, 'x'.repeat(1000));
    await set(small, 'large', 'x'.repeat(20_000));
    expect(await fresh(small, 'page 0')).toBeUndefined();
    expect(await fresh(small, 'page 19')).toHaveLength(1000);
    expect(await fresh(small, 'large')).toBeUndefined();
  });

  it('reads snapshots after a restart, as stale', async () => {
    await set(store, 'article-v1/a', { title: 'quay' }, { isLasting: true });
    await set(store, 'page', 'html');
    const restarted = new CacheStore('next build');
    const entry = await restarted.get('article-v1/a', true);
    expect(entry?.value).toEqual({ title: 'quay' });
    expect(entry && restarted.isCurrent(entry)).toBe(false);
    expect(await restarted.get('page')).toBeUndefined();
    await restarted.delete('article-v1/a', true);
    expect(await new CacheStore('build').get('article-v1/a', true)).toBeUndefined();
  });

  it('keeps values in memory if the disk is full', async () => {
    const folder = settings.dataDirectory;
    settings.dataDirectory = path.join(folder, 'file');
    writeFileSync(settings.dataDirectory, '');
    await set(store, 'article-v1/b', 'value', { isLasting: true });
    expect(await fresh(store, 'article-v1/b', true)).toBe('value');
    settings.dataDirectory = folder;
    expect(readdirSync(folder)).toContain('file');
  });
});

describe('two instances with a Redis', () => {
  const server = new RedisServer();
  let shared: SharedCache[];
  let first: CacheStore;
  let second: CacheStore;
  const received = jest.fn();

  async function instance(): Promise<CacheStore> {
    const part = new SharedCache();
    shared.push(part);
    const store = new CacheStore('build', part);
    await store.start();
    return store;
  }

  beforeEach(async () => {
    await server.start();
    settings.redisUrl = server.url;
    redis();
    await until(() => redis()?.isReady === true);
    shared = [];
    first = await instance();
    second = await instance();
    received.mockReset();
    second.onInvalidated(received);
  });

  afterEach(async () => {
    for (const part of shared) part.end();
    closeRedis();
    settings.redisUrl = '';
    server.goOn();
    await server.kill();
  });

  it('share entries and changes', async () => {
    await set(first, 'page', new Map([['segment', Buffer.from('مرسى')]]));
    expect(await fresh(second, 'page')).toEqual(new Map([['segment', Buffer.from('مرسى')]]));
    const began = performance.now();
    await first.invalidate(['article']);
    await until(async () => (await fresh(second, 'page')) === undefined);
    expect(performance.now() - began).toBeLessThan(1000);
    expect(received.mock.calls).toEqual([[['article']]]);
    await set(first, 'page', 'new');
    expect(await fresh(second, 'page')).toBe('new');
  });

  it('do not share values rendered before a change was seen', async () => {
    // The second instance has not polled yet.
    shared[1]?.end();
    await first.invalidate(['article']);
    await set(second, 'page', 'old');
    expect(await fresh(first, 'page')).toBeUndefined();
    expect(await first.get('page')).toMatchObject({ time: 0 });
  });

  it('share the age of an entry', async () => {
    await set(first, 'page', 'html', { lifetimeMs: 300 });
    expect(await fresh(second, 'page')).toBe('html');
    await pause(350);
    expect(await fresh(second, 'page')).toBeUndefined();
  });

  it('share content, the last of it also when it is stale, and its removal', async () => {
    await set(first, 'article-v1/c', { title: 'quay' }, { isLasting: true });
    expect(await fresh(second, 'article-v1/c', true)).toEqual({ title: 'quay' });
    await first.invalidate([EVERYTHING]);
    rmSync(path.join(settings.dataDirectory, 'snapshots'), { recursive: true });
    const third = await instance();
    expect(await fresh(third, 'article-v1/c', true)).toBeUndefined();
    expect((await third.get('article-v1/c', true))?.value).toEqual({ title: 'quay' });
    await first.delete('article-v1/c', true);
    expect(await (await instance()).get('article-v1/c', true)).toBeUndefined();
  });

  it('reject entries that were altered or swapped in Redis', async () => {
    const client = createClient({
      url: server.url,
      commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    });
    await client.connect();
    await set(first, 'page', 'html');
    await set(first, 'other', 'other html');
    const names = await client.keys('*');
    const findName = (key: string) => names.find((name) => String(name).endsWith(key)) ?? '';
    const bytes = Buffer.from((await client.get(findName('page'))) ?? '');
    await client.set(findName('other'), bytes);
    bytes[bytes.length - 3] = 33;
    await client.set(findName('page'), bytes);
    expect(await second.get('page')).toBeUndefined();
    expect(await second.get('other')).toBeUndefined();
    await client.close();
  });

  it('do not take pages of another build', async () => {
    await set(first, 'page', 'html');
    const next = new CacheStore('next build', shared[1]);
    expect(await next.get('page')).toBeUndefined();
  });

  it('apply a change that came in while Redis was away', async () => {
    await set(first, 'page', 'old');
    expect(await fresh(second, 'page')).toBe('old');
    await server.kill();
    await until(() => redis()?.isReady === false);
    await first.invalidate(['article']);
    expect(await fresh(first, 'page')).toBeUndefined();
    expect(await fresh(second, 'page')).toBe('old');
    await server.start();
    await until(async () => (await fresh(second, 'page')) === undefined);
  });

  it('go on without a Redis that hangs, and wait for it once', async () => {
    await set(first, 'page', 'old');
    server.hang();
    const began = performance.now();
    await first.invalidate(['article']);
    expect(await first.get('other')).toBeUndefined();
    expect(await first.get('another')).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(2000);
    expect(await fresh(first, 'page')).toBeUndefined();
    server.goOn();
    await until(() => received.mock.calls.flat(2).includes('article'));
  });

  it('treat everything as changed when Redis has lost its data, and refill it with content', async () => {
    await set(first, 'page', 'old');
    await set(first, 'article-v1/d', 'quay', { isLasting: true });
    expect(await fresh(second, 'page')).toBe('old');
    const client = createClient({ url: server.url });
    await client.connect();
    await client.flushAll();
    await until(async () => (await fresh(second, 'page')) === undefined);
    await until(async () => (await client.exists('site:content:article-v1/d')) === 1);
    client.destroy();
    expect(received.mock.calls).toEqual([[[EVERYTHING]]]);
    rmSync(path.join(settings.dataDirectory, 'snapshots'), { recursive: true });
    expect((await (await instance()).get('article-v1/d', true))?.value).toBe('quay');
  });

  it('treat values in Redis as stale if no instance was running', async () => {
    await set(first, 'page', 'old');
    for (const part of shared) part.end();
    const client = createClient({ url: server.url });
    await client.connect();
    await client.del('site:running');
    client.destroy();
    expect(await fresh(await instance(), 'page')).toBeUndefined();
  });
});
