import type { CaseLanguage, SubscriptionKind } from '@ports-authority/e-services-contract';
import type { Database } from '../database/connect.js';
import type { EventDetails } from './events.js';
import { subscriptionEvents } from './tables.js';

/** Something that subscribers are to be notified of. */
export interface NewEvent {
  /** Names it in one language: a second one under the same key is not written. */
  readonly key: string;
  /** Names it in all languages. */
  readonly subject: string;
  readonly kind: SubscriptionKind;
  /** Null: for everybody, whatever their language. */
  readonly language: CaseLanguage | null;
  readonly ports?: readonly string[];
  readonly topics?: readonly string[];
  readonly imo?: string;
  readonly content: EventDetails;
}

/** Writes events, in the transaction that notes what they report as seen. */
export async function writeEvents(
  transaction: Database,
  events: readonly NewEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await transaction
    .insert(subscriptionEvents)
    .values(
      events.map(({ ports = [], topics = [], ...event }) => ({
        ...event,
        ports: [...ports],
        topics: [...topics],
        createdAt: now,
      })),
    )
    .onConflictDoNothing({ target: subscriptionEvents.key });
}
