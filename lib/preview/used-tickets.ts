import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { FRESH_SECONDS } from './ticket';

/** Next may load this module more than once, but must remember only once. */
const globals = globalThis as typeof globalThis & { portsUsedTickets?: RateLimiterAbstract };

/** A limit of one use per nonce, which forgets it when its ticket is no longer fresh anyway. */
function usedTickets(): RateLimiterAbstract {
  globals.portsUsedTickets ??= new RateLimiterMemory({ points: 1, duration: FRESH_SECONDS });
  return globals.portsUsedTickets;
}

/** Whether a ticket is used for the first time; of several uses at the same moment, one is. */
export async function isFirstUse(nonce: string): Promise<boolean> {
  try {
    await usedTickets().consume(nonce);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}
