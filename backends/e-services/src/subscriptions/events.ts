import type {
  CaseLanguage,
  PublicationVersion,
  SubscriptionKind,
  VesselEvent,
} from '@ports-authority/e-services-contract';
import type { Database } from '../database/connect.js';
import { subscriptionEvents } from './tables.js';

/** A circular or an article, in the language that it is told in. */
export interface PublishedDetails extends PublicationVersion {
  readonly type: 'published';
  /** YYYY-MM-DD. */
  readonly shownFrom: string;
}

/** What happened to a vessel. */
export interface VesselDetails {
  readonly type: 'vessel';
  readonly event: VesselEvent;
  readonly imo: string;
  readonly vessel: string;
  readonly port: string;
  readonly portAr: string;
  /** When it arrives, has berthed or has left; ISO 8601. */
  readonly at: string;
}

export type EventDetails = PublishedDetails | VesselDetails;

/** Something that subscribers are to be told. */
export interface NewEvent {
  /** Names it in one language: a second one under the same key is not written. */
  readonly key: string;
  /** Names it in all languages. */
  readonly subject: string;
  readonly kind: SubscriptionKind;
  /** Null: told to everybody, whatever their language. */
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
