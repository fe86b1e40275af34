import { createHmac } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { callRedis, connectRedis } from '../redis/redis';
import type { Settings } from '../settings';

const HOUR_S = 60 * 60;
/** Below the limit of setTimeout (24.8 days). */
const THREE_WEEKS_S = 21 * 24 * HOUR_S;

/** Wrong passwords per account and hour. */
const MAX_PER_ACCOUNT = 10;
/** Wrong passwords per client IP and hour. */
const MAX_PER_ADDRESS = 50;

/** 128 bits in base64url. */
const KEY_CHARACTERS = 22;

/** Counts by key in a time window. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'get' | 'delete'>;

export interface SignInCounters {
  /** Failures by account. */
  readonly byAccount: Counter;
  /** Failures by client IP. */
  readonly byAddress: Counter;
  /** Successes by account and client IP. */
  readonly successes: Counter;
}

const LIMITS = {
  byAccount: { points: MAX_PER_ACCOUNT, duration: HOUR_S },
  byAddress: { points: MAX_PER_ADDRESS, duration: HOUR_S },
  successes: { points: Number.MAX_SAFE_INTEGER, duration: THREE_WEEKS_S },
} as const;

type Limit = (typeof LIMITS)[keyof typeof LIMITS];

export function countersInMemory(): SignInCounters {
  return createCounters((_name, limit) => new RateLimiterMemory(limit));
}

/** Counters shared through Redis; in memory without REDIS_URL or while Redis is down. */
export function signInCounters(
  { redisUrl, webhookSecret }: Pick<Settings, 'redisUrl' | 'webhookSecret'>,
  log: Parameters<typeof connectRedis>[1],
): SignInCounters {
  if (!redisUrl) return countersInMemory();
  connectRedis(redisUrl, log);
  return countersInRedis(webhookSecret);
}

/** @param secret HMAC key of the Redis keys, which so contain no account or IP */
export function countersInRedis(secret: string): SignInCounters {
  const hashKey = (key: string): string =>
    createHmac('sha256', secret)
      .update(`sign-in.${key}`)
      .digest('base64url')
      .slice(0, KEY_CHARACTERS);
  return createCounters((name, limit) => {
    const counter = new RateLimiterRedis({
      storeClient,
      useRedisPackage: true,
      keyPrefix: `cms:sign-in:${name}`,
      ...limit,
      insuranceLimiter: new RateLimiterMemory(limit),
    });
    return {
      consume: (key, ...rest) => counter.consume(hashKey(String(key)), ...rest),
      reward: (key, ...rest) => counter.reward(hashKey(String(key)), ...rest),
      get: (key, ...rest): Promise<RateLimiterRes | null> =>
        counter.get(hashKey(String(key)), ...rest),
      delete: (key, ...rest) => counter.delete(hashKey(String(key)), ...rest),
    };
  });
}

/** The used commands of a Redis client, with a deadline. */
const storeClient = {
  eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
    callRedis((client) => client.eval(script, options)),
  del: (key: string) => callRedis((client) => client.del(key)),
  multi: () => ({
    get: (key: string) => ({
      pTTL: () => ({
        exec: () => callRedis((client) => client.multi().get(key).pTTL(key).exec()),
      }),
    }),
  }),
};

function createCounters(counter: (name: string, limit: Limit) => Counter): SignInCounters {
  return {
    byAccount: counter('account', LIMITS.byAccount),
    byAddress: counter('address', LIMITS.byAddress),
    successes: counter('success', LIMITS.successes),
  };
}
