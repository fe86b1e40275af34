import { sharedRateLimiter, type RateLimiter } from '../limits/rate-limiter';
import { FRESH_SECONDS } from './ticket';

/** Next may load this module more than once, but must remember only once. */
const globals = globalThis as typeof globalThis & { portsUsedTickets?: RateLimiter };

/** A limit of one use per nonce, which forgets it when its ticket is no longer fresh anyway. */
function usedTickets(): RateLimiter {
  globals.portsUsedTickets ??= sharedRateLimiter('preview', { points: 1, seconds: FRESH_SECONDS });
  return globals.portsUsedTickets;
}

/** Whether a ticket is used for the first time; of several uses at the same moment, one is. */
export async function isFirstUse(nonce: string): Promise<boolean> {
  return (await usedTickets().consume(nonce)) === null;
}
