import { config } from '../config';
import { addressRateLimiter, type RateLimiter } from '../limits/rate-limiter';
import { countSecurityEvent } from '../logging/security-events';

/** The time within which requests are counted. */
const QUOTA_SECONDS = 3600;

/** Next may load this module more than once, but must count only once. */
const globals = globalThis as typeof globalThis & { portsOpenDataLimiter?: RateLimiter };

/** The quota as the field RateLimit-Policy says it. */
export function quotaPolicy(): string {
  return `"anonymous";q=${config().rateLimitOpenData};w=${QUOTA_SECONDS}`;
}

/** Counts one request. Returns the seconds to wait if the quota of the client IP is used up. */
export async function secondsOverQuota(ip: string): Promise<number | null> {
  globals.portsOpenDataLimiter ??= addressRateLimiter('open data', {
    points: config().rateLimitOpenData,
    seconds: QUOTA_SECONDS,
  });
  const wait = await globals.portsOpenDataLimiter.consume(ip);
  if (wait !== null) countSecurityEvent('rate limit');
  return wait;
}
