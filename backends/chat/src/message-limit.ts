import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { NETWORK_FACTOR, type Share } from './client-address.js';
import type { SharedRedis } from './redis.js';

const WINDOW_SECONDS = 60;

/**
 * Limits the messages of a client address in a minute. The processes count together in Redis, since
 * a client that is let off by reconnecting to another one would have as many limits as there are
 * processes; each counts by itself while Redis is away.
 */
export class MessageLimit {
  private readonly own: RateLimiterMemory;
  private readonly shared: RateLimiterRedis | undefined;

  /**
   * @param secret which all processes share: Redis gets no addresses, but names that nobody can find
   * by trying all addresses without it
   */
  constructor(
    perAddress: number,
    private readonly redis: SharedRedis | undefined,
    private readonly secret: string,
  ) {
    // A message takes more of an address's share than of its network's.
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

  /** Counts a message. Returns whether its sender may send it. */
  async take(shares: readonly Share[]): Promise<boolean> {
    const within = await Promise.all(
      shares.map(({ key, factor }) => this.isWithin(key, NETWORK_FACTOR / factor)),
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
