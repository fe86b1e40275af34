import { randomUUID } from 'node:crypto';
import type { Locale, CasePerson } from '@ports-authority/e-services-contract';
import { and, count, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { DAY_MS } from '../dates.js';
import { deleteInBatches } from '../database/delete-in-batches.js';
import type { Channel, Content, Purpose } from './content.js';
import { outbox } from './table.js';

export interface NewMessage {
  /** Deduplication key: a second message under the same key is not written. */
  key: string;
  /** Null: not about a case. */
  reference: string | null;
  /** Undefined: not a subscription mail. */
  subscriberId?: string;
  purpose: Purpose;
  channel: Channel;
  recipient: string;
  language: Locale;
  content: Content;
  by?: CasePerson;
  now: Date;
}

/** Retention of reminders, events and subscription mails, which no case deletes. */
const MESSAGE_RETENTION_DAYS = 30;

/**
 * Writes a message in the transaction that it reports.
 * @param domain of the message id
 * @returns false if its key exists
 */
export async function enqueue(
  transaction: Database,
  message: NewMessage,
  domain: string,
): Promise<boolean> {
  return (await enqueueAll(transaction, [message], domain)) > 0;
}

/** Writes several messages. Returns how many keys were new. */
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
        // Database time, as claims use it.
        nextAttemptAt: sql`now()`,
      })),
    )
    .onConflictDoNothing({ target: outbox.key })
    .returning({ id: outbox.id });
  return written.length;
}

/** Counts messages to a recipient by purpose since a time. */
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

/** Deletes old messages that belong to no case. */
export async function deleteOldMessages(database: Database, now: Date): Promise<void> {
  await deleteInBatches(
    database,
    outbox,
    and(
      inArray(outbox.purpose, ['reminder', 'event', 'subscription', 'subscription-link']),
      ne(outbox.state, 'waiting'),
      lt(outbox.createdAt, new Date(now.getTime() - MESSAGE_RETENTION_DAYS * DAY_MS)),
    ),
  );
}
