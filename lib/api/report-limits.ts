import { addressRateLimiter, memoryRateLimiter, type RateLimiter } from '../limits/rate-limiter';
import { processWide } from '../process-state';

/** Bodies that one client IP may send in a minute. */
const REPORTS_PER_MINUTE = 20;

/** Lines that all reports together may write in an hour. */
const LINES_PER_HOUR = 200;

const HOUR_SECONDS = 3600;

interface Limits {
  readonly byIp: RateLimiter;
  // What each process writes goes to a log of its own.
  readonly lines: RateLimiter;
  /** Counts each violation once an hour. */
  readonly seen: RateLimiter;
}

const limits = (): Limits =>
  processWide('report-limits', () => ({
    byIp: addressRateLimiter('report', { points: REPORTS_PER_MINUTE, seconds: 60 }),
    lines: memoryRateLimiter({ points: LINES_PER_HOUR, seconds: HOUR_SECONDS }),
    seen: memoryRateLimiter({ points: 1, seconds: HOUR_SECONDS }),
  }));

/** Whether a client IP may send one more body of reports. */
export async function mayReport(ip: string): Promise<boolean> {
  return (await limits().byIp.consume(ip)) === null;
}

/**
 * Whether a violation gets a line in the log: each one once an hour, and not more than 200 lines an
 * hour in all, so that nobody can fill the log with made-up ones.
 * @param violation what distinguishes it
 */
export async function mayLog(violation: string): Promise<boolean> {
  const { lines, seen } = limits();
  return (await seen.consume(violation)) === null && (await lines.consume('all')) === null;
}
