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

/** Counts by key within a window of time. */
export interface RateLimiter {
  /** Counts one event. Returns the seconds to wait if the limit is exceeded, otherwise null. */
  consume(key: string): Promise<number | null>;
  /** Takes back one event that was counted. */
  refund(key: string): Promise<void>;
}

interface Limit {
  /** Events of one key within the window. */
  readonly points: number;
  readonly seconds: number;
  /** Keys that this process remembers; beyond it the one counted longest ago is forgotten. */
  readonly maxKeys?: number;
}

const MAX_KEYS = 50_000;

/** A limiter in the memory of this process, which callers with ever new keys cannot make grow. */
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

/** The part of a Redis client that counting needs. */
const storeClient = {
  eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
    askRedis((client) => client.eval(script, options)),
};

/** A limiter of this process alone. */
export function memoryRateLimiter(limit: Limit): RateLimiter {
  return limiterOf(new BoundedMemory(limit));
}

/**
 * A limiter that all instances with the same REDIS_URL share. While Redis does not respond, and without
 * the setting, each process counts for itself.
 * @param name the same in all instances, another one for each limit
 */
export function sharedRateLimiter(name: string, limit: Limit): RateLimiter {
  if (!config().redisUrl) return memoryRateLimiter(limit);
  const limiter = limiterOf(
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

function limiterOf(limiter: RateLimiterAbstract): RateLimiter {
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

/** A whole IPv6 network (/48) may do this many times what one of its subscribers (/64) may. */
const NETWORK_FACTOR = 10;

/**
 * A shared limiter whose keys are client IPs: an IPv4 address, or an IPv6 subscriber and, with ten times
 * the limit, the network that it can take other subscribers' addresses from.
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
