import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContentChange } from '../content/change';
import { closeRedis, redis } from '../redis/redis';
import { RedisServer } from '../../packages/redis/src/testing/redis-server';
import PageCacheHandler from './page-cache-handler.mjs';
import { endFollowing, followChanges, lastChangeId, shareChange } from './shared-changes';
import { sharePages } from './shared-pages';
import { markStale } from './stale-tags';

const settings = { redisUrl: '' };
jest.mock('../config', () => ({ config: () => settings }));
jest.mock('../logging/log', () => ({ log: { error: jest.fn(), info: jest.fn() } }));

jest.setTimeout(20_000);

const EVERYTHING: ContentChange = { event: 'refresh', tags: ['article', 'port'] };
const CHANGE: ContentChange = { event: 'entry.publish', tags: ['article'] };
const PAGE = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };
const server = new RedisServer();
const folder = mkdtempSync(path.join(tmpdir(), 'shared-pages-'));
const cwd = process.cwd();

/** A handler of an instance with a build of its own. */
function instance(name: string) {
  return new PageCacheHandler({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: path.join(folder, name, 'server'),
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
    _requestHeaders: {},
  }) as unknown as {
    get(key: string, context: object): Promise<{ value: { html: string } } | null>;
    set(key: string, data: object, context: object): Promise<void>;
  };
}

const page = (html: string, tags = 'article') => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from('0:[]'),
  segmentData: new Map([['/_tree', Buffer.from('{}')]]),
  headers: { 'x-next-cache-tags': tags },
});

const read = async (name: string) => (await instance(name).get('/page', PAGE))?.value.html;
/** Commands that nobody waits for have been carried out. */
const settled = () => redis()?.ping();

beforeAll(() => {
  mkdirSync(path.join(folder, '.next'));
  writeFileSync(path.join(folder, '.next', 'BUILD_ID'), 'build');
  process.chdir(folder);
});

beforeEach(async () => {
  await server.start();
  settings.redisUrl = server.url;
  followChanges({
    everything: EVERYTHING,
    apply: ({ tags }) => markStale(tags),
    markEverything: () => markStale(EVERYTHING.tags),
    refill: async () => undefined,
  });
  while (lastChangeId() === undefined || !redis()?.isReady) await pause(10);
  sharePages();
});

afterEach(async () => {
  endFollowing();
  closeRedis();
  await server.kill();
  for (const name of ['a', 'b']) rmSync(path.join(folder, name), { recursive: true, force: true });
});

afterAll(() => {
  process.chdir(cwd);
  rmSync(folder, { recursive: true });
});

async function change(): Promise<void> {
  markStale(CHANGE.tags);
  await shareChange(CHANGE);
  await pause(2);
}

it('gives a page to an instance that has none, and to one whose page is stale', async () => {
  await instance('a').set('/page', page('first'), {});
  await settled();
  expect(await read('b')).toBe('first');
  await change();
  await instance('a').set('/page', page('second'), {});
  await settled();
  expect(await read('b')).toBe('second');
  await server.kill();
  expect(await read('b')).toBe('second');
});

it('gives no page that a change has overtaken', async () => {
  const rendering = instance('a');
  await change();
  await rendering.set('/page', page('old'), {});
  await settled();
  expect(await read('b')).toBeUndefined();
});

it('gives no page that was rendered from snapshots, and none that is gone', async () => {
  await instance('a').set('/page', page('snapshot', 'article,from-snapshots'), {});
  await settled();
  expect(await read('b')).toBeUndefined();
  await instance('a').set('/page', page('page'), {});
  await instance('a').set('/page', { ...page('gone'), status: 404 }, {});
  await settled();
  expect(await read('b')).toBeUndefined();
});

it('does not pass on as new what Next stores again after a failure', async () => {
  await instance('a').set('/page', page('old'), {});
  await change();
  const failing = instance('a');
  const before = await failing.get('/page', PAGE);
  await failing.set('/page', before?.value ?? {}, { cacheControl: { revalidate: 3 } });
  await settled();
  expect(await read('b')).toBeUndefined();
});
