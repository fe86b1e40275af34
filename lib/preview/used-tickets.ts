import { sharedRateLimiter, type RateLimiter } from '../limits/rate-limiter';
import { FRESH_SECONDS } from './ticket';
import { processWide } from '../process-state';

/** A limit of one use per nonce, dropped when its ticket is no longer fresh anyway. */
const usedTickets = (): RateLimiter =>
  processWide('used-tickets', () =>
    sharedRateLimiter('preview', { points: 1, seconds: FRESH_SECONDS }),
  );

/** Whether a ticket is used for the first time; of several uses at the same moment, one is. */
export async function isFirstUse(nonce: string): Promise<boolean> {
  return (await usedTickets().consume(nonce)) === null;
}
