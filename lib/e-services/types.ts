/** A text in both languages. */
export interface Bilingual {
  readonly ar: string;
  readonly en: string;
}

/** Body of every response of the site's own API; `total` counts all rows that a search found. */
export interface ApiResponse<Data> {
  readonly isSuccess: boolean;
  /** One of SERVER_ERRORS, or a sentence of the e-services API; null on success. */
  readonly error: string | null;
  readonly data: Data | null;
  readonly total?: number;
}

/** The five statuses of a vessel call. */
export type VesselStatus = 'expected' | 'inPort' | 'anchorage' | 'delayed' | 'departed';

/**
 * A row of the vessel schedule; times are ISO date-times, or YYYY-MM-DD where the time is not known,
 * tonnage is gross tonnage. A value is null, a text empty, where the service does not give it.
 */
export interface VesselCall {
  readonly id: string;
  /** Null for a status beyond the five. */
  readonly status: VesselStatus | null;
  /** The service's own words for it. */
  readonly statusText: string;
  readonly arrivesAt: string | null;
  readonly departsAt: string | null;
  readonly berthedFrom: string | null;
  readonly berthedUntil: string | null;
  readonly agent: Bilingual;
  readonly tonnage: number | null;
  readonly vessel: string;
  readonly imo: string;
  readonly port: Bilingual;
}

/** A call that is complete enough to be published as open data. */
export interface PublishedCall extends VesselCall {
  readonly status: VesselStatus;
  readonly arrivesAt: string;
  readonly tonnage: number;
}

/** A shipping agent; phone and e-mail may be empty. */
export interface Agent {
  readonly id: string;
  readonly name: Bilingual;
  readonly company: Bilingual;
  readonly address: Bilingual;
  readonly description: Bilingual;
  readonly phone: string;
  readonly email: string;
}

/** A tracked transaction; its two dates are Hijri, D/MM/YYYY. */
export interface Transaction {
  readonly reference: string;
  readonly documentDate: string;
  readonly subject: Bilingual;
  readonly category: Bilingual;
  readonly from: Bilingual;
  readonly directedTo: Bilingual;
  readonly status: Bilingual;
  readonly transferDate: string;
}

/**
 * A bid; fees in riyals (0: free of charge) or in the service's own words, location as safe HTML and as
 * plain text, day is an Arabic weekday. Dates are ISO date-times, or YYYY-MM-DD without a time.
 */
export interface Bid {
  readonly id: string;
  readonly title: Bilingual;
  readonly fees: number | string;
  readonly location: Bilingual;
  readonly locationText: Bilingual;
  readonly finalAt: string | null;
  readonly envelopesAt: string | null;
  readonly day: string | null;
  /** The authority's own number; empty if it has none. */
  readonly number: string;
  readonly documents: readonly { readonly title: Bilingual; readonly url: string }[];
  /** As read out when the envelopes were opened, lowest first; empty before. */
  readonly bids: readonly OpenedBid[];
  /** Null until it is awarded. */
  readonly award: (OpenedBid & { readonly awardedAt: string }) | null;
}

/** A bid in SAR. */
export interface OpenedBid {
  readonly bidder: Bilingual;
  readonly amount: number;
}

/** A port to choose; `value` is sent. */
export interface PortChoice extends Bilingual {
  readonly value: string;
}

/** A traffic type to choose; id "-1" means all. */
export interface TrafficType extends Bilingual {
  readonly id: string;
}

/** The choices of the search forms. */
export interface Lookups {
  readonly ports: readonly PortChoice[];
  readonly trafficTypes: readonly TrafficType[];
}

/** A main category, an item or a site of movable items. */
export interface MovableCategory extends Bilingual {
  readonly id: string;
}

/**
 * A movable that can be ordered; quantity is the available stock. Pieces are ordered whole, anything else
 * in fractions too; null where the e-services API does not say.
 */
export interface Movable {
  readonly id: string;
  readonly title: Bilingual;
  /** Its id is empty where the service does not give it. */
  readonly category: MovableCategory;
  readonly item: MovableCategory;
  readonly site: MovableCategory;
  readonly quantity: number;
  readonly unit: string | null;
  readonly createdAt: string;
  readonly modifiedAt: string;
  readonly author: string;
  readonly editor: string;
}

/** The full text of an announcement; safe HTML in Arabic. */
export interface AnnouncementDetail {
  readonly details: string;
}

/** A page of a search's result. */
export interface Found<Row> {
  readonly rows: Row[];
  /** Number of matches; more than `rows` if the list was truncated. */
  readonly total: number;
}
