import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkKey, rateLimitKey } from '../http/client-ip';

/** Counts by key within a window of time. Kept small, so that a shared store can take its place. */
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
  /** Keys that are remembered; beyond it the key that was counted longest ago is forgotten. */
  readonly maxKeys?: number;
}

const MAX_KEYS = 50_000;

/** A limiter in the memory of this process, which callers with ever new keys cannot make grow. */
export function memoryRateLimiter({ points, seconds, maxKeys = MAX_KEYS }: Limit): RateLimiter {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  const known = new Set<string>();
  const remember = async (key: string) => {
    known.delete(key);
    known.add(key);
    if (known.size <= maxKeys) return;
    const [oldest] = known;
    if (oldest === undefined) return;
    known.delete(oldest);
    await limiter.delete(oldest);
  };
  return {
    async consume(key) {
      await remember(key);
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
 * A limiter whose keys are client IPs: an IPv4 address, or an IPv6 subscriber and, with ten times the
 * limit, the network that it can take other subscribers' addresses from.
 */
export function addressRateLimiter(limit: Limit): RateLimiter {
  const subscribers = memoryRateLimiter(limit);
  const networks = memoryRateLimiter({ ...limit, points: limit.points * NETWORK_FACTOR });
  return {
    async consume(ip) {
      const wait = await subscribers.consume(rateLimitKey(ip));
      const network = networkKey(ip);
      if (wait !== null || network === undefined) return wait;
      return networks.consume(network);
    },
    async refund(ip) {
      await subscribers.refund(rateLimitKey(ip));
      const network = networkKey(ip);
      if (network !== undefined) await networks.refund(network);
    },
  };
}
