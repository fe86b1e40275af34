/*
 * The desk API: staff's work on submissions. It has a listener of its own, which the
 * public API cannot reach, and is called by the CMS's server alone, with the desk token.
 *
 * GET    /desk/cases                    CasePage, by CaseQuery
 * GET    /desk/cases.ndjson             ExportedCase in each line, by CaseQuery without page and pageSize
 * GET    /desk/cases/:reference         CaseDetails
 * PATCH  /desk/cases/:reference         CaseChange → CaseDetails
 * POST   /desk/cases/:reference/notes   NewNote → CaseDetails
 * POST   /desk/cases/:reference/answers NewAnswer → CaseDetails
 * POST   /desk/cases/:reference/decision   NewDecision → CaseDetails; orders only
 * GET    /desk/cases/:reference/files/:id   the PDF
 * GET    /desk/templates                AnswerTemplate[]
 * GET    /desk/summary                  DeskSummary
 * GET    /desk/access-log               AccessPage, by AccessQuery; heads only
 *
 * Refusals are {error, message}: 400 input, 401 token, 403 role or department, 404 (also for cases of
 * other departments), 409 version conflict, 422 a transition that is not allowed or a case that
 * cannot be answered, 429 and 503 as usual. `error` is one of DESK_ERRORS.
 */

import type { Department } from './departments';
import type { CaseKind } from './forms';
import type { Locale } from './locales';

/** Request headers beside `Authorization: Bearer <DESK_TOKEN>`. */
export const DESK_HEADERS = {
  /** Stable id of the person. */
  user: 'x-desk-user',
  /** Name of the person, URI-encoded. */
  name: 'x-desk-name',
  /** One of DESK_ROLES. */
  role: 'x-desk-role',
  /** Ids of departments, joined by commas; `*` for all. */
  departments: 'x-desk-departments',
} as const;

/**
 * A reader has read access, a clerk works on cases, a head also reopens them and reads the access
 * log.
 */
export const DESK_ROLES = ['reader', 'clerk', 'head'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

export const CASE_STATES = ['received', 'in-progress', 'waiting', 'answered', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** Allowed transitions. */
export const CASE_TRANSITIONS: Readonly<Record<CaseState, readonly CaseState[]>> = {
  received: ['in-progress', 'waiting', 'answered', 'closed'],
  'in-progress': ['waiting', 'answered', 'closed'],
  waiting: ['in-progress', 'answered', 'closed'],
  answered: ['in-progress', 'waiting', 'closed'],
  // Heads only.
  closed: ['in-progress'],
};

/** Sort orders; `due` is ascending, cases without a deadline last. */
export const CASE_SORTS = ['due', 'newest', 'oldest'] as const;
export type CaseSort = (typeof CASE_SORTS)[number];

export const MAX_CASES_PER_PAGE = 100;
export const MAX_SEARCH_CHARACTERS = 100;
export const MAX_NOTE_CHARACTERS = 5000;
export const MAX_SUBJECT_CHARACTERS = 200;
export const MAX_ANSWER_CHARACTERS = 10_000;

export const DESK_ERRORS = {
  input: 'input',
  token: 'token',
  role: 'role',
  notFound: 'not-found',
  /** Version conflict. */
  changed: 'changed',
  transition: 'transition',
  /** The case has no mail address. */
  noAddress: 'no-address',
  /** The assignee is of another department. */
  unknownPerson: 'unknown-person',
  /** The key was used for another answer. */
  keyReused: 'key-reused',
  tooLarge: 'too-large',
  failure: 'failure',
} as const;
export type DeskError = (typeof DESK_ERRORS)[keyof typeof DESK_ERRORS];

export interface DeskRefusal {
  readonly error: DeskError;
  /** English message for logs. */
  readonly message: string;
}

/** Query of GET /desk/cases. All parts are optional; several values are joined by commas. */
export interface CaseQuery {
  readonly kind?: string;
  /** States; `open`: all that are neither answered nor closed. */
  readonly state?: string;
  readonly department?: string;
  /** Id of a person; `me`: the caller, `none`: unassigned. */
  readonly assignee?: string;
  /** Open and past the due day. */
  readonly overdue?: 'true' | 'false';
  /** Open and due within two working days, as `dueSoon` of the summary. */
  readonly dueSoon?: 'true' | 'false';
  /**
   * Words that must all match in reference, names, mail addresses, numbers and texts, in any
   * spelling; two characters or more. A full reference ignores the other parameters.
   */
  readonly search?: string;
  /** One-based. */
  readonly page?: number;
  /** Default 25. */
  readonly pageSize?: number;
  readonly sort?: CaseSort;
}

/** Person in charge, or author of a change. */
export interface CasePerson {
  readonly id: string;
  readonly name: string;
}

/** A row of the list. Times are ISO 8601 with Riyadh's offset. */
export interface CaseRow {
  readonly reference: string;
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly department: Department;
  readonly assignee: CasePerson | null;
  readonly receivedAt: string;
  /** Last day of the published deadline, YYYY-MM-DD; null without a deadline. */
  readonly dueOn: string | null;
  readonly overdue: boolean;
  /** Name of the sender, or the page that was rated. */
  readonly title: string;
  readonly hasFile: boolean;
  /** Increases with every change. */
  readonly version: number;
}

export interface CasePage {
  readonly items: readonly CaseRow[];
  readonly total: number;
  /** True if a search matches more cases than the `total` at which counting stops. */
  readonly isTotalCapped: boolean;
  readonly page: number;
  readonly pageSize: number;
}

/** A form field, in form order. */
export interface CaseField {
  /** Name in the request body. */
  readonly name: string;
  /** Key of its label in the site's `messages/`, for example `contact.email`. */
  readonly labelKey: string;
  readonly value: string;
  /** Key of the label of a chosen value, for example `contact.purposes.Complaint`. */
  readonly valueKey?: string;
  /** Titles of a list value, while the list contains it. */
  readonly titles?: Readonly<Record<Locale, string>>;
  /** Presentation; `code` is always left to right. */
  readonly format: 'line' | 'lines' | 'email' | 'phone' | 'code' | 'choice';
}

export interface CaseFile {
  readonly id: string;
  readonly title: string;
  /** In bytes. */
  readonly size: number;
  /** True: a scanner found it clean. Others are scanned when downloaded. */
  readonly isScanned: boolean;
  /** False without a scanner, if unscanned files are blocked. */
  readonly canDownload: boolean;
}

/** A case in an export. */
export interface ExportedCase extends CaseRow {
  /** Empty if the form has no such field. */
  readonly email: string;
  readonly mobile: string;
  readonly fields: readonly CaseField[];
}

export const CASE_EVENTS = [
  'received',
  'state',
  'department',
  'assignee',
  'note',
  'answer',
  'order',
  'message-sent',
  'message-failed',
  'follow-up',
  'follows',
] as const;

/** A history entry. */
export interface CaseEvent {
  readonly id: number;
  readonly at: string;
  /** Null: the service itself. */
  readonly by: CasePerson | null;
  readonly what: (typeof CASE_EVENTS)[number];
  /**
   * Before and after: names of assignees, ORDER_STATES of orders; null for none. A follow-up links
   * the later case in `to`, and the earlier one in the later case's history.
   */
  readonly from: string | null;
  readonly to: string | null;
}

/** Internal note. */
export interface CaseNote {
  readonly id: number;
  readonly at: string;
  readonly by: CasePerson;
  readonly text: string;
}

/** A message to the sender, oldest first. */
export interface CaseMessage {
  readonly id: number;
  readonly at: string;
  /** Null: the service itself. */
  readonly by: CasePerson | null;
  readonly purpose: 'acknowledgement' | 'answer';
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  readonly language: Locale;
  readonly subject: string;
  readonly body: string;
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly sentAt: string | null;
}

/** Reservation of an order; released once refused or lapsed. */
export const ORDER_STATES = ['open', 'accepted', 'refused', 'lapsed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_DECISIONS = ['accepted', 'refused'] as const;
export type OrderDecision = (typeof ORDER_DECISIONS)[number];

export interface CaseOrder {
  readonly state: OrderState;
  /** Expiry of an open order. */
  readonly until: string;
  /** Decisions open to the caller. */
  readonly decisions: readonly OrderDecision[];
}

export interface CaseDetails extends CaseRow {
  /** Language of the page that the form was sent from. */
  readonly language: Locale;
  readonly fields: readonly CaseField[];
  readonly files: readonly CaseFile[];
  /** Null: the case is no order. */
  readonly order: CaseOrder | null;
  readonly history: readonly CaseEvent[];
  readonly notes: readonly CaseNote[];
  readonly messages: readonly CaseMessage[];
  /** Transitions open to the caller. */
  readonly transitions: readonly CaseState[];
  /** True if the caller may change, note and answer. */
  readonly canChange: boolean;
  /** True if the case has a mail address. */
  readonly canAnswer: boolean;
  /** Day of deletion, YYYY-MM-DD. */
  readonly keptUntil: string;
}

/** A new assignee, with the person's departments. */
export interface NewAssignee extends CasePerson {
  readonly departments: readonly Department[] | '*';
}

/** Body of PATCH; missing properties are unchanged. */
export interface CaseChange {
  readonly state?: CaseState;
  readonly department?: Department;
  /** Null: unassigned. */
  readonly assignee?: NewAssignee | null;
  /** Version that the change is based on. */
  readonly version: number;
}

export interface NewNote {
  readonly text: string;
  /** A retry under the same key is stored once; 8 to 100 of A–Z, a–z, 0–9, _ and -. */
  readonly key?: string;
}

export interface NewAnswer {
  readonly language: Locale;
  readonly subject: string;
  /** Plain text; an empty line separates paragraphs. */
  readonly body: string;
  /** State after the answer. */
  readonly nextState: 'waiting' | 'answered' | 'closed';
  readonly version: number;
  /** A retry under the same key is sent once; 8 to 100 of A–Z, a–z, 0–9, _ and -. */
  readonly key: string;
}

/** A decision on an order; the sender is notified by mail. */
export interface NewDecision {
  readonly decision: OrderDecision;
  /** Paragraphs of the mail; required as the reason of a refusal. */
  readonly text: string;
  readonly version: number;
}

/** A template of answers; the desk fills in `{name}` and `{reference}`. */
export interface AnswerTemplate {
  readonly id: string;
  /** Kinds of case that it applies to. */
  readonly kinds: readonly CaseKind[];
  readonly nextState: NewAnswer['nextState'];
  readonly title: Readonly<Record<Locale, string>>;
  readonly subject: Readonly<Record<Locale, string>>;
  readonly body: Readonly<Record<Locale, string>>;
}

/** Counts of the cases that the caller may see. */
export interface DeskSummary {
  readonly states: Readonly<Record<CaseState, number>>;
  readonly overdue: number;
  /** Open and due within two working days. */
  readonly dueSoon: number;
  /** Open and assigned to the caller. */
  readonly mine: number;
  /** Open and unassigned. */
  readonly unassigned: number;
  /** All assignees by name, also of deleted accounts. */
  readonly assignees: readonly CasePerson[];
}

/** Query of GET /desk/access-log. */
export interface AccessQuery {
  readonly reference?: string;
  /** Id of a person. */
  readonly user?: string;
  readonly page?: number;
  readonly pageSize?: number;
}

/** A read access to personal data. */
export interface AccessEntry {
  readonly id: number;
  readonly at: string;
  readonly by: CasePerson;
  readonly role: DeskRole;
  readonly what: 'list' | 'search' | 'case' | 'file' | 'export';
  /** Null for lists and exports. */
  readonly reference: string | null;
  /** Number of cases, for lists and exports. */
  readonly count: number;
}

export interface AccessPage {
  readonly items: readonly AccessEntry[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}
