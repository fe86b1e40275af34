import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { addressKeys } from '../../packages/client-address/src';
import { config } from '../config';
import { askRedis } from '../redis/redis';
import { sharedKey } from './shared-key';

/** Counts events by key in a time window. */
export interface RateLimiter {
  /** Counts one event. Returns the seconds to wait if the limit is exceeded, otherwise null. */
  consume(key: string): Promise<number | null>;
  /** Undoes one counted event. */
  refund(key: string): Promise<void>;
}

interface Limit {
  /** Events of one key within the window. */
  readonly points: number;
  readonly seconds: number;
  /** Keys kept in memory; the oldest is evicted beyond it. */
  readonly maxKeys?: number;
}

const MAX_KEYS = 50_000;

/** An in-memory limiter with a bounded number of keys. */
class BoundedMemory extends RateLimiterMemory {
  readonly #known = new Set<string>();
  readonly #maxKeys: number;

  constructor({ points, seconds, maxKeys = MAX_KEYS }: Limit) {
    super({ points, duration: seconds });
    this.#maxKeys = maxKeys;
  }

  override async consume(key: string, ...rest: [number?, object?]): Promise<RateLimiterRes> {
    this.#known.delete(key);
    this.#known.add(key);
    const [oldest] = this.#known;
    if (this.#known.size > this.#maxKeys && oldest !== undefined) {
      this.#known.delete(oldest);
      await this.delete(oldest);
    }
    return super.consume(key, ...rest);
  }
}

/** The part of a Redis client that rate-limiter-flexible uses. */
const storeClient = {
  eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
    askRedis((client) => client.eval(script, options)),
};

/** Counts in this process only. */
export function memoryRateLimiter(limit: Limit): RateLimiter {
  return toRateLimiter(new BoundedMemory(limit));
}

/**
 * Counts for all instances with the same REDIS_URL. Without it, or while Redis does not respond,
 * each process counts for itself.
 * @param name unique per limit, the same in all instances
 */
export function sharedRateLimiter(name: string, limit: Limit): RateLimiter {
  if (!config().redisUrl) return memoryRateLimiter(limit);
  const limiter = toRateLimiter(
    new RateLimiterRedis({
      storeClient,
      useRedisPackage: true,
      keyPrefix: `limit:${name}`,
      points: limit.points,
      duration: limit.seconds,
      insuranceLimiter: new BoundedMemory(limit),
    }),
  );
  return {
    consume: (key) => limiter.consume(sharedKey(key)),
    refund: (key) => limiter.refund(sharedKey(key)),
  };
}

function toRateLimiter(limiter: RateLimiterAbstract): RateLimiter {
  return {
    async consume(key) {
      try {
        await limiter.consume(key);
        return null;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    },
    async refund(key) {
      await limiter.reward(key);
    },
  };
}

/** An IPv6 network (/48) may send this many times as much as a subscriber (/64). */
const NETWORK_FACTOR = 10;

/**
 * A shared limiter by client IP: an IPv4 address, or an IPv6 /64 and, with ten times the limit, its
 * /48, from which clients can take other /64s.
 */
export function addressRateLimiter(name: string, limit: Limit): RateLimiter {
  const subscribers = sharedRateLimiter(`${name}:client`, limit);
  const networks = sharedRateLimiter(`${name}:network`, {
    ...limit,
    points: limit.points * NETWORK_FACTOR,
  });
  return {
    async consume(ip) {
      const { client, network } = addressKeys(ip);
      const wait = await subscribers.consume(client);
      if (wait !== null || network === undefined) return wait;
      return networks.consume(network);
    },
    async refund(ip) {
      const { client, network } = addressKeys(ip);
      await subscribers.refund(client);
      if (network !== undefined) await networks.refund(network);
    },
  };
}
