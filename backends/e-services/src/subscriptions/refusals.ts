import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { outbox } from '../outbox/table.js';
import type { RefusalCounter } from '../outbox/worker.js';
import { subscribers } from './tables.js';

/** Consecutive refusals that pause an address and give up its mails. */
const MAX_REFUSALS = 3;
/** Refusals within this time count once. */
const MIN_INTERVAL_MS = 30 * 60 * 1000;

/** Pauses a subscriber after three consecutive refusals and gives up waiting mails. */
export const subscriberRefusals: RefusalCounter = {
  maxAttempts: MAX_REFUSALS,
  refused: recordRefusal,
  delivered: recordDelivery,
};

async function recordRefusal(
  database: Database,
  subscriberId: string,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [counted] = await transaction
      .update(subscribers)
      .set({ refusals: sql`${subscribers.refusals} + 1`, refusedAt: now })
      .where(
        and(
          eq(subscribers.id, subscriberId),
          or(
            isNull(subscribers.refusedAt),
            lt(subscribers.refusedAt, new Date(now.getTime() - MIN_INTERVAL_MS)),
          ),
        ),
      )
      .returning({ refusals: subscribers.refusals });
    if (!counted || counted.refusals < MAX_REFUSALS) return false;
    await transaction
      .update(subscribers)
      .set({ pausedAt: now })
      .where(eq(subscribers.id, subscriberId));
    await transaction
      .update(outbox)
      .set({ state: 'failed', holder: null, endedAt: now })
      .where(and(eq(outbox.subscriberId, subscriberId), eq(outbox.state, 'waiting')));
    return true;
  });
}

/** Resets the count after a delivery. */
async function recordDelivery(database: Database, subscriberId: string): Promise<void> {
  await database
    .update(subscribers)
    .set({ refusals: 0, refusedAt: null })
    .where(and(eq(subscribers.id, subscriberId), sql`${subscribers.refusals} > 0`));
}
