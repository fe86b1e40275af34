import type { Locale } from '@ports-authority/e-services-contract';
import { and, asc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { deleteInBatches } from '../database/delete-in-batches.js';
import { outbox } from '../outbox/table.js';
import { hoursAfter, riyadhDay } from '../dates.js';
import { enqueueAll } from '../outbox/outbox.js';
import { mailKey, type FanOutSettings } from './fan-out.js';
import { digestMail } from './mails.js';
import { digestItems, subscribers, subscriptionEvents, subscriptions } from './tables.js';

/**
 * Writes the daily digests: one mail per subscriber and language with all events before the hour at
 * which it is due, removing them in the same transaction. Missed digests are written at the next
 * start.
 * @param hour of the day in Riyadh
 * @returns how many mails were written
 */
export async function writeDigests(
  database: Database,
  { hour, ...settings }: FanOutSettings & { readonly hour: number },
  now: Date,
): Promise<number> {
  const day = riyadhDay(now);
  const due = hoursAfter(day, hour);
  if (now < due) return 0;
  const waiting = await database
    .selectDistinct({ id: digestItems.subscriberId })
    .from(digestItems)
    .where(lt(digestItems.createdAt, due))
    .orderBy(asc(digestItems.subscriberId));
  let written = 0;
  for (const { id } of waiting) {
    written += await database.transaction((transaction) =>
      writeDigest(transaction, id, { day, due, now, settings }),
    );
  }
  return written;
}

interface Moment {
  readonly day: string;
  readonly due: Date;
  readonly now: Date;
  readonly settings: FanOutSettings;
}

async function writeDigest(
  transaction: Database,
  subscriberId: string,
  { day, due, now, settings }: Moment,
): Promise<number> {
  const [subscriber] = await transaction
    .select()
    .from(subscribers)
    .where(eq(subscribers.id, subscriberId))
    .for('update', { skipLocked: true });
  if (!subscriber) return 0;
  const ofSubscriber = and(
    eq(digestItems.subscriberId, subscriberId),
    lt(digestItems.createdAt, due),
  );
  const rows = await transaction
    .select({
      subject: digestItems.subject,
      eventId: digestItems.eventId,
      event: subscriptionEvents.content,
      language: subscriptions.language,
    })
    .from(digestItems)
    .innerJoin(subscriptionEvents, eq(subscriptionEvents.id, digestItems.eventId))
    .innerJoin(subscriptions, eq(subscriptions.id, digestItems.subscriptionId))
    .where(ofSubscriber)
    .orderBy(asc(digestItems.eventId));
  await transaction.delete(digestItems).where(ofSubscriber);
  if (subscriber.pausedAt) return 0;
  const notified = await immediateSubjects(transaction, subscriberId, rows);
  const byLanguage = new Map<Locale, typeof rows>();
  for (const row of rows) {
    if (notified.has(row.subject)) continue;
    byLanguage.set(row.language, [...(byLanguage.get(row.language) ?? []), row]);
  }
  return enqueueAll(
    transaction,
    [...byLanguage].map(([language, items]) => ({
      // A digest per batch: late items get a second mail on that day.
      key: mailKey(subscriberId, `digest ${language} ${day} ${items[0]?.eventId ?? ''}`),
      reference: null,
      subscriberId,
      purpose: 'subscription',
      channel: 'mail',
      recipient: subscriber.email,
      language,
      content: digestMail(
        items.map(({ event }) => event),
        { subscriberId, day, language },
        settings.siteUrl,
      ),
      now,
    })),
    settings.domain,
  );
}

/** Subjects that an immediate subscription of the same subscriber covers. */
async function immediateSubjects(
  transaction: Database,
  subscriberId: string,
  rows: readonly { subject: string }[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const keys = new Map(rows.map(({ subject }) => [mailKey(subscriberId, subject), subject]));
  const found = await transaction
    .select({ key: outbox.key })
    .from(outbox)
    .where(inArray(outbox.key, [...keys.keys()]));
  return new Set(found.flatMap(({ key }) => keys.get(key) ?? []));
}

/** Deletes events that no digest references. */
export async function deleteSentEvents(database: Database, before: Date): Promise<void> {
  const waiting = database
    .select({ one: sql`1` })
    .from(digestItems)
    .where(eq(digestItems.eventId, subscriptionEvents.id));
  await deleteInBatches(
    database,
    subscriptionEvents,
    and(lt(subscriptionEvents.doneAt, before), notExists(waiting)),
  );
}
