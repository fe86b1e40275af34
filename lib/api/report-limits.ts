import { RateLimiterMemory } from 'rate-limiter-flexible';
import { rateLimitKey } from '../http/client-ip';

/** Bodies that one client IP may send in a minute. */
const REPORTS_PER_MINUTE = 20;

/** Lines that all reports together may write in an hour. */
const LINES_PER_HOUR = 200;

const HOUR_SECONDS = 3600;

interface Limits {
  readonly byIp: RateLimiterMemory;
  readonly lines: RateLimiterMemory;
  /** Counts each violation once an hour. */
  readonly seen: RateLimiterMemory;
}

/** Next may load this module more than once, but must count only once. */
const globals = globalThis as typeof globalThis & { portsReportLimits?: Limits };

function limits(): Limits {
  globals.portsReportLimits ??= {
    byIp: new RateLimiterMemory({ points: REPORTS_PER_MINUTE, duration: 60 }),
    lines: new RateLimiterMemory({ points: LINES_PER_HOUR, duration: HOUR_SECONDS }),
    seen: new RateLimiterMemory({ points: 1, duration: HOUR_SECONDS }),
  };
  return globals.portsReportLimits;
}

/** Whether a client IP may send one more body of reports. */
export async function mayReport(ip: string): Promise<boolean> {
  return consumes(limits().byIp, rateLimitKey(ip));
}

/**
 * Whether a violation gets a line in the log: each one once an hour, and not more than 200 lines an
 * hour in all, so that nobody can fill the log, or the table of what was seen, with made-up ones.
 * @param violation what distinguishes it
 */
export async function mayLog(violation: string): Promise<boolean> {
  const { lines, seen } = limits();
  if ((await lines.get('all'))?.remainingPoints === 0) return false;
  return (await consumes(seen, violation)) && (await consumes(lines, 'all'));
}

async function consumes(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return limiter.consume(key).then(
    () => true,
    () => false,
  );
}
