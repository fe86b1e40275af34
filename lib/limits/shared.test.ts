import { setTimeout as pause } from 'node:timers/promises';
import { isFirstUse } from '../preview/used-tickets';
import { askRedis, closeRedis, redis } from '../redis/redis';
import { RedisServer } from '../../packages/redis/src/testing/redis-server';
import { Leases } from './leases';
import { addressRateLimiter, sharedRateLimiter } from './rate-limiter';
import { dropProcessWide } from '../process-state';

const settings = { redisUrl: '', webhookSecret: 'a-secret-of-the-tests', siteUrl: 'http://x.test' };
jest.mock('../config', () => ({ config: () => settings }));
jest.mock('../logging/log');

jest.setTimeout(30_000);

const server = new RedisServer();

/** State of an instance is in its objects; they may share the connection. */
const INSTANCES = [1, 2, 3];
const limiters = (name: string, points: number) =>
  INSTANCES.map(() => sharedRateLimiter(name, { points, seconds: 60 }));

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

/** Ends the pause after a failure. */
function endPause(): void {
  laterMs += PAUSE_MS;
}

/** At least the pause after a failure of Redis. */
const PAUSE_MS = 10_000;
let laterMs = 0;
const now = performance.now.bind(performance);
jest.spyOn(performance, 'now').mockImplementation(() => now() + laterMs);

beforeAll(async () => {
  await server.start();
  settings.redisUrl = server.url;
});
beforeEach(async () => {
  await until(() => redis()?.isReady === true);
  endPause();
});
afterAll(async () => {
  // Late callbacks must not reconnect.
  settings.redisUrl = '';
  closeRedis();
  await server.kill();
});

describe('limits', () => {
  it('are shared by all instances, also for concurrent requests', async () => {
    const waits = await Promise.all(
      limiters('at once', 5).flatMap((limiter) => [1, 2, 3, 4].map(() => limiter.consume('a'))),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(5);
    for (const wait of waits) if (wait !== null) expect(wait).toBeGreaterThan(50);
  });

  it('refund counts of another instance', async () => {
    const [one, other] = limiters('refund', 1);
    await one?.consume('a');
    await other?.refund('a');
    expect([await other?.consume('a'), await one?.consume('a')]).toEqual([null, 60]);
  });

  it('count IPv6 networks together', async () => {
    const [one, other] = INSTANCES.map(() => addressRateLimiter('net', { points: 1, seconds: 60 }));
    for (let net = 0; net < 10; net += 1) {
      const ip = `2001:db8:1:${net}::1`;
      expect(await (net % 2 ? one : other)?.consume(ip)).toBeNull();
    }
    expect(await one?.consume('2001:db8:1:99::1')).not.toBeNull();
    expect(await other?.consume('2001:db8:2:1::1')).toBeNull();
  });

  it('leave no address in Redis, and nothing that stays', async () => {
    const limiter = addressRateLimiter('private', { points: 5, seconds: 60 });
    await limiter.consume('203.0.113.77');
    await new Leases('private').acquire('203.0.113.77');
    const keys = (await redis()?.keys('*')) ?? [];
    expect(keys.filter((key) => key.includes('private'))).toHaveLength(2);
    for (const key of keys) {
      expect(key).not.toContain('203.0');
      expect(await redis()?.ttl(key)).toBeGreaterThan(0);
    }
  });
});

it('opens a preview once on all instances', async () => {
  const uses = await Promise.all(
    INSTANCES.map(() => {
      dropProcessWide('used-tickets');
      return isFirstUse('8c2f6d1e-0a52-4f7c-9a54-1d2b8f0f9a11');
    }),
  );
  expect(uses.filter(Boolean)).toHaveLength(1);
});

describe('places', () => {
  it('are taken and given back for all instances', async () => {
    const [one, other] = INSTANCES.map(() => new Leases('upload'));
    const leave = await one?.acquire('a', 2);
    await other?.acquire('a', 2);
    expect(await other?.acquire('a', 2)).toBeNull();
    expect([await other?.isHeld('a'), await other?.isHeld('b')]).toEqual([true, false]);
    leave?.();
    expect(await other?.acquire('a', 2)).toBeInstanceOf(Function);
  });

  it('run one after the other on all instances for a key', async () => {
    let running = 0;
    const most = await Promise.all(
      INSTANCES.map(() =>
        new Leases('alone').withLock('a', async () => {
          running += 1;
          await pause(30);
          const seen = running;
          running -= 1;
          return seen;
        }),
      ),
    );
    expect(most).toEqual([1, 1, 1]);
  });

  it('lapse with the instance that held them', async () => {
    const [one, other] = INSTANCES.map(() => new Leases('lapse'));
    await one?.acquire('a', 1);
    const [key = ''] = (await redis()?.keys('lease:lapse:*')) ?? [];
    expect(await redis()?.pTTL(key)).toBeGreaterThan(20_000);
    // Advances the clock in Redis.
    for (const id of (await redis()?.zRange(key, 0, -1)) ?? []) {
      await redis()?.zAdd(key, { score: Date.now() - 1, value: id });
    }
    expect(await other?.isHeld('a')).toBe(false);
    expect(await other?.acquire('a', 1)).toBeInstanceOf(Function);
  });
});

describe('Redis that is gone', () => {
  it('falls back to process memory, and is used again after recovery', async () => {
    const [one, other] = limiters('killed', 1);
    const place = new Leases('killed');
    await one?.consume('a');
    await server.kill();
    expect([await one?.consume('a'), await one?.consume('a')]).toEqual([null, 60]);
    expect([await other?.consume('a'), await other?.consume('a')]).toEqual([null, 60]);
    expect(await place.acquire('a', 1)).toBeInstanceOf(Function);
    expect(await place.acquire('a', 1)).toBeInstanceOf(Function);
    expect(await place.isHeld('a')).toBe(false);

    await server.start();
    await until(() => redis()?.isReady === true);
    endPause();
    expect(await one?.consume('b')).toBeNull();
    expect(await other?.consume('b')).not.toBeNull();
  });

  it('that hangs delays one caller after each pause', async () => {
    const [one, other] = limiters('hung', 100);
    await one?.consume('a');
    server.hang();
    const asked = jest.spyOn(redis()!, 'eval');
    expect(await one?.consume('a')).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
    for (let time = 0; time < 50; time += 1) await other?.consume('a');
    await new Leases('hung').acquire('a');
    expect(asked).toHaveBeenCalledTimes(1);
    endPause();
    await Promise.all(Array.from({ length: 50 }, async () => one?.consume('a')));
    expect(asked).toHaveBeenCalledTimes(2);

    server.goOn();
    endPause();
    await until(async () => {
      endPause();
      return askRedis((client) => client.ping()).then(
        () => true,
        () => false,
      );
    });
    const [first, second] = limiters('hung before', 1);
    expect(await first?.consume('a')).toBeNull();
    expect(await second?.consume('a')).not.toBeNull();
    asked.mockRestore();
  });
});
