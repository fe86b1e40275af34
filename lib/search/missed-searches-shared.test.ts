import { setTimeout as pause } from 'node:timers/promises';
import { RedisServer } from '../../packages/redis/src/testing/redis-server';
import { askRedis, closeRedis, redis } from '../redis/redis';
import { RedisStore } from './missed-searches';

const settings = { redisUrl: '', webhookSecret: 'a-secret-of-the-tests' };
jest.mock('../config', () => ({ config: () => settings }));
jest.mock('../logging/log');

jest.setTimeout(60_000);

const server = new RedisServer();
const day = new Date().toISOString().slice(0, 10);
const search = { day, locale: 'ar', query: 'مرساه' } as const;
const keys = () => askRedis((client) => client.keys('*'));

beforeAll(async () => {
  await server.start();
  settings.redisUrl = server.url;
  while (redis()?.isReady !== true) await pause(20);
});
afterEach(() => askRedis((client) => client.flushAll()));
afterAll(async () => {
  settings.redisUrl = '';
  closeRedis();
  await server.kill();
});

it('lists queries of three clients on any instance, and stores no address', async () => {
  const [first, second] = [new RedisStore(), new RedisStore()];
  for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await first.note(search, ip);
  expect(await second.list()).toEqual([]);
  await second.note(search, '192.0.2.3');
  expect(await first.list()).toEqual([{ ...search, count: 3 }]);
  await first.note(search, '192.0.2.3');
  expect(await first.list()).toEqual([{ ...search, count: 4 }]);
  expect((await keys()).filter((key) => key.startsWith('missed:clients:'))).toEqual([]);
});

it('bounds the memory for a visitor’s invented queries', async () => {
  const store = new RedisStore();
  await store.note(search, '192.0.2.9');
  const clients = async () => (await keys()).filter((key) => key.startsWith('missed:clients:'));
  expect(await clients()).toHaveLength(1);
  const made = Array.from({ length: 9_999 }, (_, number) => `made up ${number}`);
  await askRedis((client) => client.sAdd(`missed:waiting:${day}`, made));
  await store.note({ ...search, query: 'one more' }, '192.0.2.9');
  expect(await clients()).toHaveLength(1);
  for (const ip of ['192.0.2.1', '192.0.2.2']) await store.note(search, ip);
  expect(await store.list()).toEqual([{ ...search, count: 3 }]);
  expect(await askRedis((client) => client.ttl(`missed:waiting:${day}`))).toBeGreaterThan(0);
});
