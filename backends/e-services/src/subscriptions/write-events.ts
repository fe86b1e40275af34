import type { Locale, SubscriptionKind } from '@ports-authority/e-services-contract';
import type { Database } from '../database/connect.js';
import type { EventDetails } from './events.js';
import { subscriptionEvents } from './tables.js';

export interface NewEvent {
  /** Deduplication key in one language. */
  readonly key: string;
  /** Deduplication key across languages. */
  readonly subject: string;
  readonly kind: SubscriptionKind;
  /** Null: every language. */
  readonly language: Locale | null;
  readonly ports?: readonly string[];
  readonly topics?: readonly string[];
  readonly imo?: string;
  readonly content: EventDetails;
}

/** Writes events, in the transaction that records their state as seen. */
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
