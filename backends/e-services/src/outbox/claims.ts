import { and, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import type { Channel, Outgoing } from './content.js';
import { outbox } from './table.js';

export interface ClaimedMessage extends Outgoing {
  id: number;
  reference: string | null;
  channel: Channel;
  /** Including this attempt. */
  attempts: number;
}

/** Lease of a claim; longer than an attempt may take. */
const CLAIM_SECONDS = 180;
const FIRST_BACKOFF_SECONDS = 5;
const MAX_BACKOFF_SECONDS = 600;

/**
 * Claims due messages with a lease; rows that another process is claiming are skipped (SKIP
 * LOCKED).
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
  return rows.sort((a, b) => a.id - b.id);
}

/**
 * Completes a claimed message. Returns false if its lease expired and another process claimed it.
 */
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
 * @param refused true if the recipient's server refused it
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

/** Releases the claims of this data folder's previous process after a crash. */
export async function releaseOwn(database: Database, holder: string): Promise<void> {
  await database
    .update(outbox)
    .set({ holder: null, nextAttemptAt: sql`now()` })
    .where(and(eq(outbox.holder, holder), eq(outbox.state, 'waiting')));
}

/** Exponential back-off, ten minutes at most. */
export function backoffSeconds(attempts: number): number {
  return Math.min(FIRST_BACKOFF_SECONDS * 2 ** Math.min(attempts - 1, 12), MAX_BACKOFF_SECONDS);
}

/** Number of waiting messages, and age of the oldest one that was not refused. */
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
