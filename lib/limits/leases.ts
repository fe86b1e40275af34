import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { askRedis } from '../redis/redis';
import { config } from '../config';
import { sharedKey } from './shared-key';

/** How long a place stays taken after the instance that took it has died. */
const LEASE_MS = 30_000;
const RENEW_EVERY_MS = 10_000;
const ASK_AGAIN_MS = 100;

/**
 * Members of a sorted set are the places that are taken, their scores the times at which they lapse, by
 * the clock of Redis. Returns 0 if all are taken.
 */
const TAKE = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
local isNew = not redis.call('zscore', KEYS[1], ARGV[1])
if isNew and redis.call('zcard', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('zadd', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('pexpire', KEYS[1], ARGV[2])
return 1`;

const COUNT = `
local time = redis.call('time')
return redis.call('zcount', KEYS[1], time[1] * 1000 + math.floor(time[2] / 1000), '+inf')`;

/**
 * Places that instances hold in Redis, in addition to what each knows by itself: without REDIS_URL,
 * and while Redis does not respond, there is always one and none is seen.
 */
export class Leases {
  /** @param name the same in all instances */
  constructor(private readonly name: string) {}

  /**
   * Takes a place under a key until the returned function is called, or 30 seconds longer than this
   * process lives.
   * @param most places that may be taken under the key
   * @returns null if all are
   */
  async take(key: string, most = Number.MAX_SAFE_INTEGER): Promise<(() => void) | null> {
    if (!config().redisUrl) return () => undefined;
    const id = randomUUID();
    const keys = [this.#keyOf(key)];
    const hold = () =>
      askRedis((client) =>
        client.eval(TAKE, { keys, arguments: [id, String(LEASE_MS), String(most)] }),
      );
    if ((await hold().catch(() => 1)) === 0) return null;
    const renewal = setInterval(() => void hold().catch(() => undefined), RENEW_EVERY_MS).unref();
    return () => {
      clearInterval(renewal);
      askRedis((client) => client.zRem(keys[0] ?? '', id)).catch(() => undefined);
    };
  }

  /** Runs tasks under the same key one after the other, in whichever instances they are. */
  async alone<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    let leave = await this.take(key, 1);
    while (!leave) {
      await pause(ASK_AGAIN_MS);
      leave = await this.take(key, 1);
    }
    try {
      return await task();
    } finally {
      leave();
    }
  }

  /** Whether any instance holds a place under a key. */
  async isTaken(key: string): Promise<boolean> {
    if (!config().redisUrl) return false;
    const keys = [this.#keyOf(key)];
    const count = askRedis((client) => client.eval(COUNT, { keys, arguments: [] }));
    return (await count.catch(() => 0)) !== 0;
  }

  #keyOf(key: string): string {
    return `lease:${this.name}:${sharedKey(key)}`;
  }
}
