import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { config } from '../config';
import { rateLimitKey } from '../http/client-ip';

const SECONDS = 60;

/** Kinds of calls, which are counted separately per captcha session. */
export type CallKind = 'search' | 'captcha' | 'submission' | 'status';

interface Limiters {
  readonly ip: RateLimiterMemory;
  readonly session: RateLimiterMemory;
}

/** Next may load this module more than once, but must count only once. */
const globals = globalThis as typeof globalThis & {
  portsRateLimiters?: Limiters;
  portsOpenFormLimiter?: RateLimiterMemory;
};

function limiters(): Limiters {
  globals.portsRateLimiters ??= {
    ip: new RateLimiterMemory({ points: config().rateLimitPerAddress, duration: SECONDS }),
    session: new RateLimiterMemory({ points: config().rateLimitPerSession, duration: SECONDS }),
  };
  return globals.portsRateLimiters;
}

/** Forms without a captcha to slow a script down; counted separately. */
export type OpenForm = 'callback' | 'feedback';

const OPEN_FORM_SECONDS = 600;

function openFormLimiter(): RateLimiterMemory {
  globals.portsOpenFormLimiter ??= new RateLimiterMemory({
    points: config().rateLimitWithoutCaptcha,
    duration: OPEN_FORM_SECONDS,
  });
  return globals.portsOpenFormLimiter;
}

/**
 * Counts one submission of a form without a captcha for the client IP. Returns the seconds to wait if
 * its limit of ten minutes is exceeded, otherwise null.
 */
export async function secondsToWaitWithoutCaptcha(
  form: OpenForm,
  ip: string,
): Promise<number | null> {
  return secondsOf(async () => {
    await openFormLimiter().consume(`${form} ${rateLimitKey(ip)}`);
  });
}

/**
 * Counts one call, first for the client IP, then for the captcha session. Returns the seconds to wait
 * if one of the limits per minute is exceeded, otherwise null.
 */
export async function secondsToWait(
  ip: string,
  session: { readonly id: string; readonly kind: CallKind } | null,
): Promise<number | null> {
  const { ip: byIp, session: bySession } = limiters();
  return secondsOf(async () => {
    await byIp.consume(rateLimitKey(ip));
    if (session) await bySession.consume(`${session.kind} ${session.id}`);
  });
}

async function secondsOf(count: () => Promise<void>): Promise<number | null> {
  try {
    await count();
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
