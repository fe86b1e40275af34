import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { NETWORK_FACTOR, type LimitKey } from './client-address.js';
import type { SharedRedis } from './redis.js';

const WINDOW_SECONDS = 60;

/**
 * Rate limit of messages per client address and minute. Counted in Redis for all processes, because
 * reconnecting to another one must not reset the limit; counted per process while Redis is down.
 */
export class MessageLimit {
  private readonly own: RateLimiterMemory;
  private readonly shared: RateLimiterRedis | undefined;

  /** @param secret shared HMAC key: Redis gets keyed digests, so addresses cannot be enumerated */
  constructor(
    perAddress: number,
    private readonly redis: SharedRedis | undefined,
    private readonly secret: string,
  ) {
    // An address has a smaller share than its network.
    const options = { points: perAddress * NETWORK_FACTOR, duration: WINDOW_SECONDS };
    this.own = new RateLimiterMemory(options);
    this.shared =
      redis &&
      new RateLimiterRedis({
        ...options,
        storeClient: redis.client,
        useRedisPackage: true,
        keyPrefix: 'chat:messages',
      });
  }

  /** Counts a message. Returns true if it is within the limit. */
  async take(keys: readonly LimitKey[]): Promise<boolean> {
    const within = await Promise.all(
      keys.map(({ key, factor }) => this.isWithin(key, NETWORK_FACTOR / factor)),
    );
    return within.every(Boolean);
  }

  private async isWithin(key: string, points: number): Promise<boolean> {
    const { shared } = this;
    const name = shared && createHmac('sha256', this.secret).update(`messages.${key}`);
    const together =
      name &&
      (await this.redis
        ?.ask(() => consume(shared, name.digest('base64url'), points))
        .catch(() => undefined));
    return together ?? consume(this.own, key, points);
  }
}

/** @throws Error if Redis does */
async function consume(
  limiter: RateLimiterMemory | RateLimiterRedis,
  key: string,
  points: number,
): Promise<boolean> {
  try {
    await limiter.consume(key, points);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}
