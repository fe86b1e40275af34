import { config } from '../config';
import { countSecurityEvent } from '../logging/security-events';
import { addressRateLimiter, sharedRateLimiter, type RateLimiter } from '../limits/rate-limiter';
import { processWide } from '../process-state';

const SECONDS = 60;

/** Kinds of calls with separate limits per captcha session. */
export type CallKind = 'search' | 'captcha' | 'submission' | 'status';

interface Limiters {
  readonly ip: RateLimiter;
  readonly session: RateLimiter;
}

const limiters = (): Limiters =>
  processWide('rate-limiters', () => ({
    ip: addressRateLimiter('call', { points: config().rateLimitPerAddress, seconds: SECONDS }),
    session: sharedRateLimiter('session', {
      points: config().rateLimitPerSession,
      seconds: SECONDS,
    }),
  }));

const OPEN_FORM_SECONDS = 600;

/** By the kind of the form. */
const openFormLimiters = (): Map<string, RateLimiter> =>
  processWide('open-form-limiters', () => new Map());

/**
 * Counts one submission of a form without a captcha by client IP. Returns the seconds to wait if
 * its limit of ten minutes is exceeded, otherwise null.
 */
export async function secondsToWaitWithoutCaptcha(
  form: string,
  ip: string,
): Promise<number | null> {
  const limiters = openFormLimiters();
  const limit = { points: config().rateLimitWithoutCaptcha, seconds: OPEN_FORM_SECONDS };
  const limiter = limiters.get(form) ?? addressRateLimiter(form, limit);
  limiters.set(form, limiter);
  return counted(await limiter.consume(ip));
}

/**
 * Counts one call, first by client IP, then by captcha session. Returns the seconds to wait if a
 * limit per minute is exceeded, otherwise null.
 */
export async function secondsToWait(
  ip: string,
  session: { readonly id: string; readonly kind: CallKind } | null,
): Promise<number | null> {
  const { ip: byIp, session: bySession } = limiters();
  const wait = await byIp.consume(ip);
  if (wait !== null || !session) return counted(wait);
  return counted(await bySession.consume(`${session.kind} ${session.id}`));
}

function counted(wait: number | null): number | null {
  if (wait !== null) countSecurityEvent('rate limit');
  return wait;
}
