import { and, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import type { Channel, Outgoing } from './content.js';
import { outbox } from './table.js';

/** A message that a process has claimed for sending. */
export interface ClaimedMessage extends Outgoing {
  id: number;
  reference: string | null;
  channel: Channel;
  /** This one included. */
  attempts: number;
}

/** Lease of a claim; longer than an attempt may take. */
const CLAIM_SECONDS = 180;
const FIRST_BACKOFF_SECONDS = 5;
const MAX_BACKOFF_SECONDS = 600;

/**
 * Claims due messages with a lease. Rows that another process is claiming are skipped, not waited for.
 * @param holder id of the process
 */
export async function claim(
  database: Database,
  holder: string,
  channels: readonly Channel[],
  limit: number,
): Promise<ClaimedMessage[]> {
  const due = database
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.state, 'waiting'),
        lte(outbox.nextAttemptAt, sql`now()`),
        inArray(outbox.channel, [...channels]),
      ),
    )
    .orderBy(outbox.nextAttemptAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await database
    .update(outbox)
    .set({
      holder,
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${CLAIM_SECONDS})`,
    })
    .where(inArray(outbox.id, due))
    .returning();
  return rows.sort((one, other) => one.id - other.id);
}

/** Ends a claimed message. Returns false if another process has claimed it since. */
export async function complete(
  database: Database,
  id: number,
  holder: string,
  state: 'sent' | 'failed',
): Promise<boolean> {
  const ended = await database
    .update(outbox)
    .set({ state, holder: null, endedAt: sql`now()` })
    .where(and(eq(outbox.id, id), eq(outbox.holder, holder)))
    .returning({ id: outbox.id });
  return ended.length > 0;
}

/**
 * Releases a claimed message until its next attempt.
 * @param refused by the recipient's own server
 */
export async function retryLater(
  database: Database,
  id: number,
  holder: string,
  seconds: number,
  refused = false,
): Promise<void> {
  await database
    .update(outbox)
    .set({ holder: null, refused, nextAttemptAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(eq(outbox.id, id), eq(outbox.holder, holder)));
}

/** Releases the claims of this data folder's previous process, which was killed. */
export async function releaseOwn(database: Database, holder: string): Promise<void> {
  await database
    .update(outbox)
    .set({ holder: null, nextAttemptAt: sql`now()` })
    .where(and(eq(outbox.holder, holder), eq(outbox.state, 'waiting')));
}

/** Exponential back-off up to ten minutes. */
export function backoffSeconds(attempts: number): number {
  return Math.min(FIRST_BACKOFF_SECONDS * 2 ** Math.min(attempts - 1, 12), MAX_BACKOFF_SECONDS);
}

/** Number of waiting messages, and the age of the oldest that its recipient's server has not refused. */
export async function backlog(database: Database): Promise<{ count: number; since: Date | null }> {
  const [found] = await database
    .select({
      count: count(),
      since: sql<Date | null>`min(${outbox.createdAt}) filter (where not ${outbox.refused})`,
    })
    .from(outbox)
    .where(eq(outbox.state, 'waiting'));
  return { count: found?.count ?? 0, since: found?.since ? new Date(found.since) : null };
}
