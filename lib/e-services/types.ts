/** A text in both languages. */
export interface Bilingual {
  readonly ar: string;
  readonly en: string;
}

/** Response body of the site's API; `total` counts all matches. */
export interface ApiResponse<Data> {
  readonly isSuccess: boolean;
  /** One of SERVER_ERRORS, or a message of the e-services API; null on success. */
  readonly error: string | null;
  readonly data: Data | null;
  readonly total?: number;
}

/** The five statuses of a vessel call. */
export type VesselStatus = 'expected' | 'inPort' | 'anchorage' | 'delayed' | 'departed';

/**
 * A row of the vessel schedule; times are ISO date-times, or YYYY-MM-DD without a time; tonnage is
 * gross tonnage. Missing values are null, missing texts empty.
 */
export interface VesselCall {
  readonly id: string;
  /** Null for an unknown status. */
  readonly status: VesselStatus | null;
  /** As sent by the service. */
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

/** A complete call, published as open data. */
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
 * A bid; fees in riyals (0 = free) or as text, location as safe HTML and plain text, day is an
 * Arabic weekday. Dates are ISO date-times, or YYYY-MM-DD without a time.
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
  /** The authority's own number, else empty. */
  readonly number: string;
  readonly documents: readonly { readonly title: Bilingual; readonly url: string }[];
  /** As opened, lowest first; empty before. */
  readonly bids: readonly OpenedBid[];
  /** Null until awarded. */
  readonly award: (OpenedBid & { readonly awardedAt: string }) | null;
}

/** A bid in SAR. */
export interface OpenedBid {
  readonly bidder: Bilingual;
  readonly amount: number;
}

/** A port option; `value` is sent. */
export interface PortChoice extends Bilingual {
  readonly value: string;
}

/** A traffic type option; id "-1" means all. */
export interface TrafficType extends Bilingual {
  readonly id: string;
}

/** Options of the search forms. */
export interface Lookups {
  readonly ports: readonly PortChoice[];
  readonly trafficTypes: readonly TrafficType[];
}

/** A main category, an item or a site of movable items. */
export interface MovableCategory extends Bilingual {
  readonly id: string;
}

/** A movable with its stock; pieces are whole, other units in fractions too. */
export interface Movable {
  readonly id: string;
  readonly title: Bilingual;
  /** Empty id if missing. */
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

/** One page of search results. */
export interface Found<Row> {
  readonly rows: Row[];
  /** Number of matches; more than `rows` if truncated. */
  readonly total: number;
}
