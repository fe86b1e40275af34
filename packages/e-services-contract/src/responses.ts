import type { TrafficTypeTitle, Unit } from './fields';

/** Response of an operation that succeeded. */
export interface Accepted<Data> {
  readonly isSuccess: true;
  readonly error: null;
  readonly data: Data;
}

/** Details of a refused form. */
export interface RefusalData {
  readonly message: string;
  /** Error message by invalid field. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Response of an operation that was refused or failed. */
export interface Refused {
  readonly isSuccess: false;
  /** One of ERRORS. */
  readonly error: string;
  readonly data: RefusalData | null;
}

/** A page of a search. */
export interface SearchPage<Row> extends Accepted<readonly Row[]> {
  readonly meta: {
    /** Rows on all pages. */
    readonly total: number;
    readonly page: number;
    readonly pageSize: number;
    readonly pageCount: number;
  };
}

/** Response to a stored submission. */
export interface Receipt {
  /** `NPA-2026-XXXXXX`. */
  readonly reference: string;
  /** "Message Sent" or "Order Placed". */
  readonly message: string;
  /** Time of storage, ISO 8601; a retry repeats it. Absent if unknown. */
  readonly receivedAt?: string;
}

/**
 * Data of GET /submissionStatus: 200 if the submission is stored, 202 while its request is in
 * progress. Unknown keys get 404.
 */
export type SubmissionState =
  | ({ readonly state: 'stored' } & Receipt)
  | { readonly state: 'in-progress' };

/** A thing with a title in English and in Arabic. */
export interface Titled {
  readonly id: number;
  readonly title: string;
  readonly titleAr: string;
}

export interface Lookups {
  readonly vesselPorts: readonly Pick<Titled, 'title' | 'titleAr'>[];
  readonly vesselTrafficTypes: readonly Titled[];
}

/** A row of GET /searchAgents. */
export interface AgentRow extends Titled {
  readonly company: string;
  readonly companyAr: string;
  readonly address: string;
  readonly addressAr: string;
  readonly description: string;
  readonly descriptionAr: string;
  readonly phone: string;
  readonly email: string;
}

/**
 * A row of GET /searchVesselSchedule; times are ISO 8601 with Riyadh's offset, tonnage is gross.
 */
export interface VesselCallRow {
  readonly id: number;
  readonly trafficType: TrafficTypeTitle;
  readonly status: TrafficTypeTitle;
  readonly arrivalDate: string;
  /** Null until the port has it, as are the two dates of the berth. */
  readonly departureDate: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly agent: string;
  readonly agentAr: string;
  readonly tonnage: number;
  readonly vessel: string;
  readonly imo: string;
  readonly port: string;
  readonly portAr: string;
}

/** Response of GET /portCalls, ordered by id; a full page may be followed by another. */
export interface PortCalls extends Accepted<readonly VesselCallRow[]> {
  readonly meta: {
    /** Time of the data, ISO 8601 with Riyadh's offset. */
    readonly asOf: string;
    readonly perResponse: number;
  };
}

/** Data of GET /transactionStatus; dates are D/MM/YYYY of the Umm al-Qura calendar. */
export interface TransactionRow {
  readonly REFERENCE_NUMBER: string;
  readonly DOCUMENT_DATE_HIJRI: string;
  readonly SUBJECT: string;
  readonly SUBJECT_EN: string;
  readonly CATEGORY: string;
  readonly CATEGORY_EN: string;
  readonly DOCUMENT_FROM_ORG_NAME: string;
  readonly DOCUMENT_FROM_ORG_NAME_EN: string;
  readonly DIRECTED_TO: string;
  readonly DIRECTED_TO_EN: string;
  readonly STATUS: string;
  readonly STATUS_EN: string;
  readonly TRANSFER_DATE_HIJRI: string;
}

/** A row of GET /biddings; fees in riyals, `day` an Arabic weekday. */
export interface BiddingRow {
  readonly id: number;
  readonly title: string;
  readonly titleEn: string;
  readonly compDocumentFeesAr: number;
  readonly compSubmissionLocationAr: string;
  readonly compSubmissionLocationEn: string;
  readonly compFinalDateAr: string | null;
  readonly openEnvelopesDate: string | null;
  readonly day: string | null;
  /** The authority's own number; empty if it has none. */
  readonly number: string;
  readonly documents: readonly TenderDocument[];
  /** As read out when the envelopes were opened; empty before. */
  readonly bids: readonly OpenedBid[];
  /** Null until it is awarded. */
  readonly award: Award | null;
}

/** A document of a tender that may be read without buying the booklet; `url` is absolute. */
export interface TenderDocument {
  readonly title: string;
  readonly titleEn: string;
  readonly url: string;
}

/** A bid in SAR. */
export interface OpenedBid {
  readonly bidder: string;
  readonly bidderEn: string;
  readonly amount: number;
}

/** The accepted bid; `awardedAt` is an ISO date-time. */
export interface Award extends OpenedBid {
  readonly awardedAt: string;
}

/** A row of GET /getAnnouncements; details are HTML in Arabic. */
export interface AnnouncementRow {
  readonly id: number;
  readonly details: string;
}

/** A row of GET /subCategories. */
export interface SubCategoryRow extends Titled {
  readonly category: Titled;
}

/** A row of GET /movable; quantity is the available stock, in the unit. */
export interface MovableRow extends Titled {
  readonly category: Titled;
  readonly subcategory: Titled;
  readonly port: { readonly id: number; readonly port: string; readonly portAr: string };
  readonly quantity: number;
  readonly unit: Unit;
  readonly created: string;
  readonly modified: string;
  readonly author: string;
  readonly editor: string;
}

/** Data of GET /captcha/proof: an ALTCHA challenge, version 2, for its solver. */
export interface ProofChallenge {
  readonly parameters: {
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
    readonly keySignature?: string;
    /** Seconds since 1970. */
    readonly expiresAt?: number;
    /** `most`: number of attempts that always suffices. */
    readonly data?: { readonly kind: string; readonly most: number };
  };
  readonly signature?: string;
}
