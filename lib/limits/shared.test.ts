import { setTimeout as pause } from 'node:timers/promises';
import {
  isInProgress,
  waitForOtherInstances,
  whileInProgress,
} from '../api/submissions-in-progress';
import { isFirstUse } from '../preview/used-tickets';
import { askRedis, closeRedis, redis } from '../redis/redis';
import { RedisServer } from '../../packages/redis/src/testing/redis-server';
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
    const keys = (await redis()?.keys('*')) ?? [];
    expect(keys.filter((key) => key.includes('private'))).toHaveLength(1);
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

describe('submissions in progress', () => {
  const onAnother = (key: string): Promise<boolean> => {
    dropProcessWide('submissions');
    return isInProgress(key);
  };

  it('are known to all instances until the last of them ends', async () => {
    await whileInProgress('a', async () => {
      await whileInProgress('a', async () => expect(await onAnother('a')).toBe(true));
      expect([await onAnother('a'), await onAnother('b')]).toEqual([true, false]);
    });
    expect(await onAnother('a')).toBe(false);
  });

  it('are waited for on another instance only', async () => {
    let ended = false;
    const other = whileInProgress('a', async () => pause(300).then(() => (ended = true)));
    await until(async () => Number((await redis()?.keys('submission:*'))?.length) > 0);
    dropProcessWide('submissions');
    await whileInProgress('a', () => waitForOtherInstances('a'));
    expect(ended).toBe(true);
    await other;
  });

  it('leave no key in Redis, and nothing that stays after an instance died', async () => {
    await new Promise<void>((begun) => {
      void whileInProgress('secret-key', async () => {
        begun();
        await new Promise(() => undefined);
      });
    });
    expect(await onAnother('secret-key')).toBe(true);
    const keys = (await redis()?.keys('submission:*')) ?? [];
    expect(keys.filter((key) => key.includes('secret'))).toEqual([]);
    for (const key of keys) expect(await redis()?.pTTL(key)).toBeGreaterThan(0);
  });
});

describe('Redis that is gone', () => {
  it('falls back to process memory, and is used again after recovery', async () => {
    const [one, other] = limiters('killed', 1);
    await one?.consume('a');
    await server.kill();
    expect([await one?.consume('a'), await one?.consume('a')]).toEqual([null, 60]);
    expect([await other?.consume('a'), await other?.consume('a')]).toEqual([null, 60]);
    await whileInProgress('a', async () => expect(await isInProgress('a')).toBe(true));
    expect(await isInProgress('a')).toBe(false);

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
    await whileInProgress('a', async () => undefined);
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
