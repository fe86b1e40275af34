import { createClient } from '@redis/client';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContentChange } from '../content/change';
import { closeRedis, redis } from '../redis/redis';
import { RedisServer } from '../../packages/redis/src/testing/redis-server';
import {
  endFollowing,
  followChanges,
  isCurrent,
  lastChangeId,
  shareChange,
} from './shared-changes';

const settings = { redisUrl: '' };
jest.mock('../config', () => ({ config: () => settings }));
jest.mock('../logging/log', () => ({ log: { error: jest.fn(), info: jest.fn() } }));

jest.setTimeout(40_000);

const EVERYTHING: ContentChange = { event: 'refresh', tags: ['article', 'port'] };
const server = new RedisServer();
const applied: string[] = [];
let marked = 0;
let refilled = 0;

const article = (slug: string): ContentChange => ({
  event: 'entry.publish',
  tags: ['article'],
  slug,
});

function follow(): void {
  followChanges({
    everything: EVERYTHING,
    apply: ({ event, slug }) => applied.push(slug ?? event),
    markEverything: () => (marked += 1),
    refill: async () => void (refilled += 1),
  });
}

/** What another instance does with a change that it receives. */
async function elsewhere(change: ContentChange): Promise<void> {
  const other = createClient({ url: server.url });
  await other.connect();
  await other.xAdd('site:changes', '*', { origin: 'other', change: JSON.stringify(change) });
  other.destroy();
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(10);
}

beforeEach(async () => {
  await server.start();
  settings.redisUrl = server.url;
  follow();
  await until(() => lastChangeId() !== undefined && redis()?.isReady === true);
  applied.length = 0;
  marked = 0;
  refilled = 0;
});

afterEach(async () => {
  endFollowing();
  closeRedis();
  await server.kill();
});

it('applies what another instance received, and not again what it received itself', async () => {
  await elsewhere(article('there'));
  await until(() => applied.length > 0);
  await shareChange(article('here'));
  await elsewhere(article('later'));
  await until(() => applied.includes('later'));
  expect(applied).toEqual(['there', 'later']);
});

it('distinguishes what was rendered before a change from what was rendered after it', async () => {
  const before = lastChangeId() ?? '';
  expect(isCurrent(['article'], before)).toBe(true);
  await shareChange(article('here'));
  expect(isCurrent(['article'], before)).toBe(false);
  expect(isCurrent(['port'], before)).toBe(true);
  expect(isCurrent(['article', 'port'], lastChangeId() ?? '')).toBe(true);
});

it('keeps a change while Redis is away, and sends it when Redis is back', async () => {
  const before = lastChangeId() ?? '';
  await server.kill();
  await shareChange(article('meanwhile'));
  expect(isCurrent(['article'], before)).toBe(false);
  await server.start();
  const other = createClient({ url: server.url });
  await other.connect();
  let changes: string[] = [];
  while (!changes.some((change) => change.includes('meanwhile'))) {
    const entries = (await other.xRange('site:changes', '-', '+')) ?? [];
    changes = entries.map(({ message }) => message.change ?? '');
    await pause(10);
  }
  other.destroy();
});

it('counts everything as changed if Redis has lost its list', async () => {
  await server.kill();
  await server.start();
  await elsewhere(article('unseen'));
  await until(() => applied.length > 0);
  expect(applied).toContain('refresh');
  expect(marked).toBeGreaterThan(0);
  expect(refilled).toBe(1);
  await until(() => isCurrent(['article', 'port'], lastChangeId() ?? ''));
});

it('catches up with what it missed while Redis hung', async () => {
  server.hang();
  await pause(5000);
  server.goOn();
  await elsewhere(article('missed'));
  await until(() => applied.includes('missed'));
  expect(applied).toEqual(['missed']);
  expect(refilled).toBe(0);
});

it('lets the first of all instances have everything read again, and no other', async () => {
  const entries = (await redis()?.xRange('site:changes', '-', '+')) ?? [];
  expect(entries.map(({ message }) => message.change)).toEqual([JSON.stringify(EVERYTHING)]);
  endFollowing();
  follow();
  await until(() => lastChangeId() !== undefined);
  expect(marked).toBe(1);
  expect(await redis()?.xLen('site:changes')).toBe(1);
});
