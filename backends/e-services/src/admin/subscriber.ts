import { mailAddress } from '@ports-authority/text';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { riyadhTime } from '../dates.js';
import type { ShownSubmission } from './shown-submission.js';
import { subscribers, subscriptions } from '../subscriptions/tables.js';

function ofAddress(address: string) {
  return sql`lower(${subscribers.email}) = ${mailAddress(address).toLowerCase()}`;
}

/** The subscriptions of an address, for the export of personal data. */
export async function exportSubscriptions(
  database: Database,
  address: string,
): Promise<ShownSubmission[]> {
  const rows = await database
    .select({ subscription: subscriptions, subscriber: subscribers })
    .from(subscriptions)
    .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
    .where(ofAddress(address))
    .orderBy(asc(subscriptions.requestedAt));
  return rows.map(({ subscription, subscriber }, index) => {
    const { kind, port, topic, imo, label, rhythm, language, confirmedAt } = subscription;
    return {
      id: index + 1,
      reference: `subscription-${index + 1}`,
      kind: 'subscription',
      receivedAt: riyadhTime(subscription.requestedAt),
      fields: {
        ...{ email: subscriber.email, kind, port, topic, imo, label, rhythm, language },
        confirmedAt: confirmedAt ? riyadhTime(confirmedAt) : '',
        pausedAt: subscriber.pausedAt ? riyadhTime(subscriber.pausedAt) : '',
      },
      file: null,
      reservation: null,
      case: null,
    };
  });
}

/**
 * Deletes an address with its subscriptions and the mails to it.
 * @returns how many subscriptions there were
 */
export async function deleteSubscriber(database: Database, address: string): Promise<number> {
  const [found] = await database
    .select({ all: count() })
    .from(subscriptions)
    .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
    .where(ofAddress(address));
  const deleted = await database
    .delete(subscribers)
    .where(ofAddress(address))
    .returning({ id: subscribers.id });
  if (deleted.length > 0) {
    // PostgreSQL keeps deleted rows readable on disk until vacuum.
    for (const table of ['subscribers', 'subscriptions', 'digest_items', 'outbox']) {
      await database.execute(sql.raw(`vacuum e_services.${table}`));
    }
  }
  return found?.all ?? 0;
}
