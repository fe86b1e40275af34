import { addressRateLimiter, memoryRateLimiter, type RateLimiter } from '../limits/rate-limiter';
import { processWide } from '../process-state';

/** Reports per client IP and minute. */
const REPORTS_PER_MINUTE = 20;

/** Log lines of all reports per hour. */
const LINES_PER_HOUR = 200;

const HOUR_SECONDS = 3600;

interface Limits {
  readonly byIp: RateLimiter;
  // Per process: each has its own log.
  readonly lines: RateLimiter;
  /** Deduplicates violations for an hour. */
  readonly seen: RateLimiter;
}

const limits = (): Limits =>
  processWide('report-limits', () => ({
    byIp: addressRateLimiter('report', { points: REPORTS_PER_MINUTE, seconds: 60 }),
    lines: memoryRateLimiter({ points: LINES_PER_HOUR, seconds: HOUR_SECONDS }),
    seen: memoryRateLimiter({ points: 1, seconds: HOUR_SECONDS }),
  }));

/** True while the client IP is below its limit. */
export async function mayReport(ip: string): Promise<boolean> {
  return (await limits().byIp.consume(ip)) === null;
}

/**
 * True if a violation should be logged: once an hour each, at most 200 lines an hour in total, so
 * that made-up reports can't flood the log.
 * @param violation deduplication key
 */
export async function mayLog(violation: string): Promise<boolean> {
  const { lines, seen } = limits();
  return (await seen.consume(violation)) === null && (await lines.consume('all')) === null;
}
