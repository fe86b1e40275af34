import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { outbox } from '../database/schema.js';
import { subscribers } from './tables.js';

/** A mail to a subscriber is refused this often before it is given up, and so is the address. */
export const REFUSALS_TO_PAUSE = 3;
/** Several mails that are refused at the same time are one refusal. */
const APART_MS = 30 * 60 * 1000;

/**
 * Counts that the mail server of a subscriber refused them permanently. After three times in a row nothing is
 * sent to them, and what waits is given up.
 * @returns whether they are paused now
 */
export async function noteRefusal(
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
            lt(subscribers.refusedAt, new Date(now.getTime() - APART_MS)),
          ),
        ),
      )
      .returning({ refusals: subscribers.refusals });
    if (!counted || counted.refusals < REFUSALS_TO_PAUSE) return false;
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

/** The mail server of a subscriber has taken a mail: refusals of before don't count. */
export async function noteDelivery(database: Database, subscriberId: string): Promise<void> {
  await database
    .update(subscribers)
    .set({ refusals: 0, refusedAt: null })
    .where(and(eq(subscribers.id, subscriberId), sql`${subscribers.refusals} > 0`));
}
