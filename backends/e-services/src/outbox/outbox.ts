import { randomUUID } from 'node:crypto';
import type { CaseLanguage, CasePerson } from '@ports-authority/e-services-contract';
import { and, count, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import type { Channel, Content, Outgoing, Purpose } from './content.js';
import { outbox } from './table.js';

/** A message to be written. */
export interface NewMessage {
  /** Names what is reported; a second one under the same key is not written. */
  key: string;
  /** Null: not about one case. */
  reference: string | null;
  /** Left out: not to a subscriber. */
  subscriberId?: string;
  purpose: Purpose;
  channel: Channel;
  recipient: string;
  language: CaseLanguage;
  content: Content;
  by?: CasePerson;
  now: Date;
}

/** A message that a process has claimed for sending. */
export interface ClaimedMessage extends Outgoing {
  id: number;
  reference: string | null;
  channel: Channel;
  /** This one included. */
  attempts: number;
}

/** Longer than an attempt may take. */
const CLAIM_SECONDS = 180;
/** Reminders, events and mails to subscribers have no case that they are deleted with. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Writes a message, in the transaction of what it reports.
 * @param domain of the message id
 * @returns false if its key is known
 */
export async function enqueue(
  transaction: Database,
  message: NewMessage,
  domain: string,
): Promise<boolean> {
  return (await enqueueAll(transaction, [message], domain)) > 0;
}

/** Writes several messages likewise. Returns how many of their keys were new. */
export async function enqueueAll(
  transaction: Database,
  messages: readonly NewMessage[],
  domain: string,
): Promise<number> {
  if (messages.length === 0) return 0;
  const written = await transaction
    .insert(outbox)
    .values(
      messages.map(({ by, now, ...message }) => ({
        ...message,
        messageId: `<${randomUUID()}@${domain}>`,
        byId: by?.id ?? null,
        byName: by?.name ?? null,
        createdAt: now,
        // The database's clock, by which it is taken.
        nextAttemptAt: sql`now()`,
      })),
    )
    .onConflictDoNothing({ target: outbox.key })
    .returning({ id: outbox.id });
  return written.length;
}

/** How many messages of a purpose were written to a recipient since a moment. */
export async function countWritten(
  transaction: Database,
  recipient: string,
  purpose: Purpose,
  since: Date,
): Promise<number> {
  const [found] = await transaction
    .select({ written: count() })
    .from(outbox)
    .where(
      and(
        sql`lower(${outbox.recipient}) = ${recipient.toLowerCase()}`,
        eq(outbox.purpose, purpose),
        gt(outbox.createdAt, since),
      ),
    );
  return found?.written ?? 0;
}

/**
 * Takes messages whose time has come, so that no other process takes them for a while. Rows that another
 * process is just taking are skipped, not waited for.
 */
export async function claim(
  database: Database,
  holder: string,
  channels: readonly Channel[],
  most: number,
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
    .limit(most)
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

/** Notes that a claimed message was sent, or never will be. Returns false if another process has it now. */
export async function end(
  database: Database,
  { id }: Pick<ClaimedMessage, 'id'>,
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
 * Releases a claimed message, to be tried again after some seconds.
 * @param refused by the recipient's own server
 */
export async function postpone(
  database: Database,
  { id }: Pick<ClaimedMessage, 'id'>,
  holder: string,
  seconds: number,
  refused = false,
): Promise<void> {
  await database
    .update(outbox)
    .set({ holder: null, refused, nextAttemptAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(eq(outbox.id, id), eq(outbox.holder, holder)));
}

/** Releases what the process had claimed that had the data folder before and died. */
export async function releaseOwn(database: Database, holder: string): Promise<void> {
  await database
    .update(outbox)
    .set({ holder: null, nextAttemptAt: sql`now()` })
    .where(and(eq(outbox.holder, holder), eq(outbox.state, 'waiting')));
}

/**
 * How many messages wait, and since when the oldest does of those that the recipient's own server has not
 * refused.
 */
export async function waiting(database: Database): Promise<{ count: number; since: Date | null }> {
  const [found] = await database
    .select({
      count: count(),
      since: sql<Date | null>`min(${outbox.createdAt}) filter (where not ${outbox.refused})`,
    })
    .from(outbox)
    .where(eq(outbox.state, 'waiting'));
  return { count: found?.count ?? 0, since: found?.since ? new Date(found.since) : null };
}

/** Deletes old messages that are of no case, or that no case shows. */
export async function deleteOldMessages(database: Database, now: Date): Promise<void> {
  await database
    .delete(outbox)
    .where(
      and(
        inArray(outbox.purpose, ['reminder', 'event', 'subscription', 'subscription-link']),
        ne(outbox.state, 'waiting'),
        lt(outbox.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)),
      ),
    );
}
