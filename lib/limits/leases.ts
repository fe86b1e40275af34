import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { askRedis } from '../redis/redis';
import { config } from '../config';
import { sharedKey } from './shared-key';

/** Lock TTL: after this another instance may take the lease of one that has died. */
const LEASE_TTL_MS = 30_000;
const RENEW_INTERVAL_MS = 10_000;
const RETRY_MS = 100;

/** Leases with their expiry by the clock of Redis; returns 0 if none is free. */
const ACQUIRE = `
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

/** Semaphore in Redis; without it, or while it does not respond, every lease is granted. */
export class Leases {
  readonly #last = new Map<string, Promise<unknown>>();

  /** @param name the same in all instances */
  constructor(private readonly name: string) {}

  /**
   * Acquires a lease, renewed until the returned function is called; it expires 30 seconds after
   * this process dies.
   * @param most maximum number of leases of the key
   * @returns null if none is free
   */
  async acquire(key: string, most = Number.MAX_SAFE_INTEGER): Promise<(() => void) | null> {
    if (!config().redisUrl) return () => undefined;
    const id = randomUUID();
    const keys = [this.#redisKey(key)];
    const hold = () =>
      askRedis((client) =>
        client.eval(ACQUIRE, { keys, arguments: [id, String(LEASE_TTL_MS), String(most)] }),
      );
    if ((await hold().catch(() => 1)) === 0) return null;
    const renewal = setInterval(
      () => void hold().catch(() => undefined),
      RENEW_INTERVAL_MS,
    ).unref();
    return () => {
      clearInterval(renewal);
      askRedis((client) => client.zRem(keys[0] ?? '', id)).catch(() => undefined);
    };
  }

  /** Runs tasks of the same key one at a time: in this process, and with Redis across all instances. */
  async withLock<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key);
    const own = Promise.resolve(before).then(() => this.#withLease(key, task));
    const settled = own.catch(() => undefined);
    this.#last.set(key, settled);
    try {
      return await own;
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }

  async #withLease<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    let release = await this.acquire(key, 1);
    while (!release) {
      await pause(RETRY_MS);
      release = await this.acquire(key, 1);
    }
    try {
      return await task();
    } finally {
      release();
    }
  }

  async isHeld(key: string): Promise<boolean> {
    if (!config().redisUrl) return false;
    const keys = [this.#redisKey(key)];
    const count = askRedis((client) => client.eval(COUNT, { keys, arguments: [] }));
    return (await count.catch(() => 0)) !== 0;
  }

  #redisKey(key: string): string {
    return `lease:${this.name}:${sharedKey(key)}`;
  }
}
