import type { PublicationVersion, VesselEvent } from '@ports-authority/e-services-contract';

/** A circular or an article, in the language of the notification. */
export interface PublishedDetails extends PublicationVersion {
  readonly type: 'published';
  /** YYYY-MM-DD. */
  readonly shownFrom: string;
}

/** The event of a vessel. */
export interface VesselDetails {
  readonly type: 'vessel';
  readonly event: VesselEvent;
  readonly imo: string;
  readonly vessel: string;
  readonly port: string;
  readonly portAr: string;
  /** Time of arrival, berthing or departure; ISO 8601. */
  readonly at: string;
}

export type EventDetails = PublishedDetails | VesselDetails;
