import { config } from '../config';
import { addressRateLimiter, type RateLimiter } from '../limits/rate-limiter';
import { countSecurityEvent } from '../logging/security-events';
import { processWide } from '../process-state';

/** The time within which requests are counted. */
const QUOTA_SECONDS = 3600;

const limiter = (): RateLimiter =>
  processWide('open-data-limiter', () =>
    addressRateLimiter('open data', { points: config().rateLimitOpenData, seconds: QUOTA_SECONDS }),
  );

/** The quota as the field RateLimit-Policy says it. */
export function quotaPolicy(): string {
  return `"anonymous";q=${config().rateLimitOpenData};w=${QUOTA_SECONDS}`;
}

/** Counts one request. Returns the seconds to wait if the quota of the client IP is used up. */
export async function secondsOverQuota(ip: string): Promise<number | null> {
  const wait = await limiter().consume(ip);
  if (wait !== null) countSecurityEvent('rate limit');
  return wait;
}
