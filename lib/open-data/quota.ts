import { config } from '../config';
import { addressRateLimiter, type RateLimiter } from '../limits/rate-limiter';
import { countSecurityEvent } from '../logging/security-events';
import { processWide } from '../process-state';

/** Rate limit window. */
const QUOTA_SECONDS = 3600;

const limiter = (): RateLimiter =>
  processWide('open-data-limiter', () =>
    addressRateLimiter('open data', { points: config().rateLimitOpenData, seconds: QUOTA_SECONDS }),
  );

/** Value of the RateLimit-Policy header. */
export function quotaPolicy(): string {
  return `"anonymous";q=${config().rateLimitOpenData};w=${QUOTA_SECONDS}`;
}

/** Counts one request. Returns seconds until retry if the quota of the client IP is exceeded. */
export async function secondsOverQuota(ip: string): Promise<number | null> {
  const wait = await limiter().consume(ip);
  if (wait !== null) countSecurityEvent('rate limit');
  return wait;
}
