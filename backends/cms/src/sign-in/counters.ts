import { createHmac } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { askRedis, connectRedis } from '../redis/redis';
import type { Settings } from '../settings';

const HOUR_S = 60 * 60;
/** Timers cannot be set for a month. */
const THREE_WEEKS_S = 21 * 24 * HOUR_S;

/** Wrong passwords for one account within an hour, from wherever they come. */
const MAX_OF_ACCOUNT = 10;
/** Wrong passwords from one address within an hour, for whatever accounts. */
const MAX_OF_ADDRESS = 50;

/** 128 bits: no two keys have the same name. */
const KEY_CHARACTERS = 22;

/** Counts by key within a window of time. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'get' | 'delete'>;

/** Where failures and successes of signing in are counted. */
export interface SignInCounters {
  /** Failures by account. */
  readonly ofAccount: Counter;
  /** Failures by client IP. */
  readonly ofAddress: Counter;
  /** Successes by account and client IP. */
  readonly successes: Counter;
}

const LIMITS = {
  ofAccount: { points: MAX_OF_ACCOUNT, duration: HOUR_S },
  ofAddress: { points: MAX_OF_ADDRESS, duration: HOUR_S },
  successes: { points: Number.MAX_SAFE_INTEGER, duration: THREE_WEEKS_S },
} as const;

type Limit = (typeof LIMITS)[keyof typeof LIMITS];

/** Counters in the memory of this process. */
export function countersInMemory(): SignInCounters {
  return countersBy((_name, limit) => new RateLimiterMemory(limit));
}

/**
 * Counters that all processes of the CMS share, if there is a Redis. While it does not respond, and
 * without REDIS_URL, each process counts for itself.
 */
export function signInCounters(
  { redisUrl, webhookSecret }: Pick<Settings, 'redisUrl' | 'webhookSecret'>,
  log: Parameters<typeof connectRedis>[1],
): SignInCounters {
  if (!redisUrl) return countersInMemory();
  connectRedis(redisUrl, log);
  return countersInRedis(webhookSecret);
}

/** @param secret names what is counted: Redis holds neither an account nor an address */
export function countersInRedis(secret: string): SignInCounters {
  const named = (key: string): string =>
    createHmac('sha256', secret)
      .update(`sign-in.${key}`)
      .digest('base64url')
      .slice(0, KEY_CHARACTERS);
  return countersBy((name, limit) => {
    const counter = new RateLimiterRedis({
      storeClient,
      useRedisPackage: true,
      keyPrefix: `cms:sign-in:${name}`,
      ...limit,
      insuranceLimiter: new RateLimiterMemory(limit),
    });
    return {
      consume: (key, ...rest) => counter.consume(named(String(key)), ...rest),
      reward: (key, ...rest) => counter.reward(named(String(key)), ...rest),
      get: (key, ...rest): Promise<RateLimiterRes | null> =>
        counter.get(named(String(key)), ...rest),
      delete: (key, ...rest) => counter.delete(named(String(key)), ...rest),
    };
  });
}

/** The part of a Redis client that counting needs, with a deadline. */
const storeClient = {
  eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
    askRedis((client) => client.eval(script, options)),
  del: (key: string) => askRedis((client) => client.del(key)),
  multi: () => ({
    get: (key: string) => ({
      pTTL: () => ({
        exec: () => askRedis((client) => client.multi().get(key).pTTL(key).exec()),
      }),
    }),
  }),
};

function countersBy(counter: (name: string, limit: Limit) => Counter): SignInCounters {
  return {
    ofAccount: counter('account', LIMITS.ofAccount),
    ofAddress: counter('address', LIMITS.ofAddress),
    successes: counter('success', LIMITS.successes),
  };
}
