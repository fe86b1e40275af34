import { sharedRateLimiter, type RateLimiter } from '../limits/rate-limiter';
import { FRESH_SECONDS } from './ticket';
import { processWide } from '../process-state';

/** A rate limit of one per nonce, expiring with the ticket. */
const usedTickets = (): RateLimiter =>
  processWide('used-tickets', () =>
    sharedRateLimiter('preview', { points: 1, seconds: FRESH_SECONDS }),
  );

/** Marks a nonce as used; true exactly once, also for concurrent calls. */
export async function isFirstUse(nonce: string): Promise<boolean> {
  return (await usedTickets().consume(nonce)) === null;
}
