import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { config } from '../config';
import { rateLimitKey } from '../http/client-ip';

const SECONDS = 60;

/** Kinds of calls that a captcha session is counted in, each for itself. */
export type CallKind = 'search' | 'captcha' | 'submission';

interface Limiters {
  readonly address: RateLimiterMemory;
  readonly session: RateLimiterMemory;
}

/** Next may load this module more than once; what is counted is counted once. */
const held = globalThis as typeof globalThis & {
  portsRateLimiters?: Limiters;
  portsOpenFormLimiter?: RateLimiterMemory;
};

function limiters(): Limiters {
  held.portsRateLimiters ??= {
    address: new RateLimiterMemory({ points: config().rateLimitPerAddress, duration: SECONDS }),
    session: new RateLimiterMemory({ points: config().rateLimitPerSession, duration: SECONDS }),
  };
  return held.portsRateLimiters;
}

/** Forms that have no captcha to hold a script back, each counted for itself. */
export type OpenForm = 'callback' | 'feedback';

const OPEN_FORM_SECONDS = 600;

function openFormLimiter(): RateLimiterMemory {
  held.portsOpenFormLimiter ??= new RateLimiterMemory({
    points: config().rateLimitWithoutCaptcha,
    duration: OPEN_FORM_SECONDS,
  });
  return held.portsOpenFormLimiter;
}

/**
 * Counts one submission of a form without a captcha for its address. Gives the seconds to wait
 * where the address has used up its ten minutes, otherwise null.
 */
export async function secondsToWaitWithoutCaptcha(
  form: OpenForm,
  address: string,
): Promise<number | null> {
  return secondsOf(async () => {
    await openFormLimiter().consume(`${form} ${rateLimitKey(address)}`);
  });
}

/**
 * Counts one call, first for its address, then for the captcha session. Gives the seconds to wait
 * where one of the two has used up its minute, otherwise null.
 */
export async function secondsToWait(
  address: string,
  session: { readonly id: string; readonly kind: CallKind } | null,
): Promise<number | null> {
  const { address: byAddress, session: bySession } = limiters();
  return secondsOf(async () => {
    await byAddress.consume(rateLimitKey(address));
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
