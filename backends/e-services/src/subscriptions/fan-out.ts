import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { enqueueAll, type NewMessage } from '../outbox/outbox.js';
import { eventMail } from './mails.js';
import { digestItems, subscribers, subscriptionEvents, subscriptions } from './tables.js';

/** Mails per transaction, which blocks the embedded database. */
const BATCH = 200;

export interface FanOutSettings {
  /** Origin of the site. */
  readonly siteUrl: string;
  /** Domain of the message ids. */
  readonly domain: string;
}

/** Outbox key of an event's mail to a subscriber. */
export function mailKey(subscriberId: string, subject: string): string {
  return `subscription ${subscriberId} ${subject}`;
}

/**
 * Writes the mails of pending events: immediate ones into the outbox, daily ones into the next
 * digest. The cursor of an event is stored in the same transaction, so a crash neither repeats nor
 * skips a mail.
 * @returns how many mails were written
 */
export async function fanOut(
  database: Database,
  settings: FanOutSettings,
  now: Date,
): Promise<number> {
  let written = 0;
  for (;;) {
    const step = await database.transaction((transaction) =>
      fanOutStep(transaction, settings, now),
    );
    if (!step) return written;
    written += step.written;
  }
}

type Event = typeof subscriptionEvents.$inferSelect;

async function fanOutStep(
  transaction: Database,
  settings: FanOutSettings,
  now: Date,
): Promise<{ written: number } | undefined> {
  const [event] = await transaction
    .select()
    .from(subscriptionEvents)
    .where(isNull(subscriptionEvents.doneAt))
    .orderBy(asc(subscriptionEvents.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!event) return undefined;
  const matching = await nextSubscriptions(transaction, event);
  const mails: NewMessage[] = [];
  const daily: (typeof digestItems.$inferInsert)[] = [];
  for (const { subscription, email } of matching) {
    const { id, subscriberId, language } = subscription;
    const { subject } = event;
    if (subscription.rhythm === 'daily') {
      const item = { subscriberId, subject, subscriptionId: id, eventId: event.id };
      daily.push({ ...item, createdAt: event.createdAt });
      continue;
    }
    mails.push({
      key: mailKey(subscriberId, subject),
      reference: null,
      subscriberId,
      purpose: 'subscription',
      channel: 'mail',
      recipient: email,
      language,
      content: eventMail(event.content, subscription, settings.siteUrl),
      now,
    });
  }
  const written = await enqueueAll(transaction, mails, settings.domain);
  if (daily.length > 0) await transaction.insert(digestItems).values(daily).onConflictDoNothing();
  const last = matching.at(-1)?.subscription.id;
  await transaction
    .update(subscriptionEvents)
    .set({
      ...(last !== undefined && { notifiedUpTo: last }),
      ...(matching.length < BATCH && { doneAt: now }),
    })
    .where(eq(subscriptionEvents.id, event.id));
  return { written };
}

/** The next batch of an event's subscriptions, by id. */
async function nextSubscriptions(transaction: Database, event: Event) {
  const { kind, language, ports, topics, imo, createdAt, notifiedUpTo } = event;
  return transaction
    .select({ subscription: subscriptions, email: subscribers.email })
    .from(subscriptions)
    .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
    .where(
      and(
        gt(subscriptions.id, notifiedUpTo),
        eq(subscriptions.kind, kind),
        isNotNull(subscriptions.confirmedAt),
        lte(subscriptions.confirmedAt, createdAt),
        isNull(subscribers.pausedAt),
        language === null ? undefined : eq(subscriptions.language, language),
        // An event without ports matches all.
        ports.length === 0 ? undefined : isEmptyOrContains(subscriptions.port, ports),
        isEmptyOrContains(subscriptions.topic, topics),
        eq(subscriptions.imo, imo),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(BATCH);
}

function isEmptyOrContains(
  column: typeof subscriptions.port | typeof subscriptions.topic,
  values: readonly string[],
) {
  return or(
    eq(column, ''),
    sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`,
  );
}
