import {
  CASE_KINDS,
  findFileField,
  formByKind,
  OPERATIONS,
  wireFields,
  type Capability,
} from '@ports-authority/e-services-contract';

/** Types of values; each has a reader in lib/e-services/wire.ts. */
export type ValueKind = 'text' | 'HTML' | 'number' | 'date' | 'object' | 'list';

export interface ValueContract {
  readonly kind: ValueKind;
  /** Effect of a missing value on visitors. */
  readonly without: string;
  /** Rows without it are dropped. */
  readonly needed?: true;
  /** Beyond the contract. */
  readonly extra?: true;
}

/** A read operation of the e-services API. */
export interface CallContract {
  readonly operation: string;
  readonly title: string;
  readonly query: readonly string[];
  /** Effect on visitors if it is missing. */
  readonly without: string;
  /** The data is an object instead of a list of rows. */
  readonly isData?: true;
  /** Fields of each row, or of the data. */
  readonly fields: Readonly<Record<string, ValueContract>>;
}

/** A form that the e-services API stores. */
export interface FormContract {
  readonly operation: string;
  readonly title: string;
  readonly fields: readonly string[];
}

/** Sent where the service has the capability `movable-ids`. */
const MOVABLE_ID = 'MovableId';

const ROW = 'the row is left out';
const CELL = 'an empty cell';
const OTHER = 'the other language';

const text = (without: string): ValueContract => ({ kind: 'text', without });
const needed = (kind: ValueKind): ValueContract => ({ kind, without: ROW, needed: true });
const extra = (kind: ValueKind, without: string): ValueContract => ({ kind, without, extra: true });
const date = (without: string): ValueContract => ({ kind: 'date', without });

const CALL_FIELDS = {
  vessel: needed('text'),
  trafficType: text('status takes its place'),
  status: text('trafficType takes its place'),
  arrivalDate: date(CELL),
  departureDate: date(CELL),
  startDate: date(CELL),
  endDate: date(CELL),
  agent: text(CELL),
  agentAr: extra('text', OTHER),
  tonnage: { kind: 'number', without: CELL },
  imo: extra('text', 'no link to notices about the ship'),
  port: text(CELL),
  portAr: extra('text', OTHER),
} as const satisfies CallContract['fields'];

const AGENT_FIELDS = {
  title: {
    kind: 'text',
    without: 'company takes its place, or else the row is left out',
    needed: true,
  },
  titleAr: extra('text', OTHER),
  company: text(CELL),
  companyAr: extra('text', OTHER),
  address: text(CELL),
  addressAr: extra('text', OTHER),
  description: text(CELL),
  descriptionAr: extra('text', OTHER),
  phone: extra('text', CELL),
  email: extra('text', CELL),
} as const satisfies CallContract['fields'];

const CHOICE_FIELDS = {
  id: text('the title takes its place'),
  title: needed('text'),
  titleAr: extra('text', OTHER),
} as const satisfies CallContract['fields'];

export const CALLS = {
  captcha: {
    operation: OPERATIONS.captcha,
    title: 'Captcha, an image',
    query: [],
    without: 'no form and no search can be sent',
    fields: {},
  },
  lookups: {
    operation: OPERATIONS.lookups,
    title: 'Choices of the forms',
    query: [],
    isData: true,
    without: 'the searches and the contact form cannot be used',
    fields: {
      vesselPorts: { kind: 'list', without: 'the searches have no ports', needed: true },
      vesselTrafficTypes: { kind: 'list', without: 'all types are searched' },
    },
  },
  biddings: {
    operation: OPERATIONS.biddings,
    title: 'Biddings',
    query: [],
    without: 'the first tab of the biddings shows an error',
    fields: {
      id: extra('text', 'an id of the content'),
      title: needed('text'),
      titleEn: extra('text', OTHER),
      compDocumentFeesAr: text(CELL),
      compSubmissionLocationAr: { kind: 'HTML', without: CELL },
      compSubmissionLocationEn: extra('HTML', OTHER),
      compFinalDateAr: date('after those that have one'),
      openEnvelopesDate: date(CELL),
      day: text(CELL),
      number: extra('text', 'no number'),
      documents: extra('list', 'no documents'),
      bids: extra('list', 'no opened bids'),
      award: extra('object', 'no award'),
    },
  },
  announcements: {
    operation: OPERATIONS.announcements,
    title: 'Details of announcements',
    query: [],
    without: 'announcements have the text of the content API alone',
    fields: {
      id: { kind: 'text', without: 'no details', needed: true },
      details: { kind: 'HTML', without: 'no details' },
    },
  },
  mainCategories: {
    operation: OPERATIONS.mainCategories,
    title: 'Classifications of movable items',
    query: [],
    without: 'no order can be placed',
    fields: CHOICE_FIELDS,
  },
  subCategories: {
    operation: OPERATIONS.subCategories,
    title: 'Items of a classification',
    query: ['maincategory'],
    without: 'no order can be placed',
    fields: CHOICE_FIELDS,
  },
  movables: {
    operation: OPERATIONS.movables,
    title: 'Movable items',
    query: ['subCategory'],
    without: 'no order can be placed',
    fields: {
      id: extra('text', 'an id of the content'),
      title: needed('text'),
      titleAr: extra('text', OTHER),
      category: { kind: 'object', without: 'that of the choice' },
      subcategory: { kind: 'object', without: 'that of the choice' },
      port: { kind: 'object', without: ROW, needed: true },
      quantity: needed('number'),
      unit: extra('text', 'quantities without a unit'),
      created: text('sent empty with an order'),
      modified: text('sent empty with an order'),
      author: text('sent empty with an order'),
      editor: text('sent empty with an order'),
    },
  },
  vesselSchedule: {
    operation: OPERATIONS.vesselSchedule,
    title: 'Vessel schedule',
    query: ['AgentName', 'VesselName', 'Status', 'Port', 'StartDate', 'EndDate', 'captcha'],
    without: 'the search shows an error',
    fields: CALL_FIELDS,
  },
  agents: {
    operation: OPERATIONS.agents,
    title: 'Agents',
    query: ['Port', 'AgentName', 'captcha'],
    without: 'the search shows an error',
    fields: AGENT_FIELDS,
  },
  transaction: {
    operation: OPERATIONS.transaction,
    title: 'State of a transaction',
    query: ['DocumentNumber', 'HDate', 'captcha'],
    without: 'the search shows an error',
    fields: {
      REFERENCE_NUMBER: text('the number that was asked for'),
      DOCUMENT_DATE_HIJRI: text(CELL),
      SUBJECT: text(CELL),
      SUBJECT_EN: extra('text', OTHER),
      CATEGORY: text(CELL),
      CATEGORY_EN: extra('text', OTHER),
      DOCUMENT_FROM_ORG_NAME: text(CELL),
      DOCUMENT_FROM_ORG_NAME_EN: extra('text', OTHER),
      DIRECTED_TO: text(CELL),
      DIRECTED_TO_EN: extra('text', OTHER),
      STATUS: text(CELL),
      STATUS_EN: extra('text', OTHER),
      TRANSFER_DATE_HIJRI: text(CELL),
    },
  },
} as const satisfies Readonly<Record<string, CallContract>>;

/** The forms that every service stores; feedback is a capability. */
export const FORMS: readonly FormContract[] = CASE_KINDS.filter((kind) => kind !== 'feedback').map(
  (kind) => {
    const form = formByKind(kind);
    const file = findFileField(form);
    const names = wireFields(form).map(([name]) => name);
    return {
      operation: form.path,
      title: `${form.summary}, ${file ? 'multipart' : 'JSON'}`,
      fields: [
        ...names.filter((name) => name !== MOVABLE_ID),
        ...(file ? [file] : []),
        ...(form.captcha === 'none' ? [] : ['captcha']),
      ],
    };
  },
);

/** Requirements of each capability, and the effect on visitors without it. */
export const CAPABILITY_CONTRACT: Readonly<
  Record<Capability, { readonly offers: string; readonly without: string }>
> = {
  idempotency: {
    offers: 'stores forms of one `Idempotency-Key` once',
    without: 'a form whose response was lost is not sent again by the site',
  },
  'captcha-challenges': {
    offers: 'names each captcha in the header `x-captcha-challenge`, and takes it back there',
    without: 'one captcha for each visitor at a time',
  },
  'captcha-audio': {
    offers: '`GET captcha?audio=1&locale=…&challenge=…`, a WAV of the code',
    without: 'no captcha to listen to',
  },
  'captcha-check': {
    offers: '`POST captcha/check` with `captcha`, which checks and consumes a code',
    without: 'contact forms cannot be stored in the CMS (`CONTACT_FORM_TARGET`)',
  },
  'proof-of-work': {
    offers: '`GET captcha/proof`, a challenge of ALTCHA',
    without: 'no calculation in place of the code',
  },
  'submission-status': {
    offers: '`GET submissionStatus?key=…`',
    without: 'after a lost response visitors cannot find out what became of a form',
  },
  'request-tracking': {
    offers: '`POST caseStatus` with `Reference`, `Contact` and `captcha`',
    without: 'no page to follow a request by its reference',
  },
  subscriptions: {
    offers: '`POST subscribe`, `subscriptions/…`',
    without: 'no mails about circulars, news and ships',
  },
  'service-ratings': {
    offers: '`POST rateService`, `GET serviceRatings`',
    without: 'no ratings of e-services, no results of them',
  },
  'port-calls': {
    offers: '`GET portCalls?after=…`, all calls by id',
    without: 'no dataset of vessel calls, no calendars of ports',
  },
  feedback: {
    offers: '`POST feedback` with `page`, `useful`, `topic` and `reason`',
    without: 'pages do not ask whether they were useful',
  },
  'movable-ids': {
    offers: 'takes `MovableId` with orders',
    without: 'orders name a movable by its title and site',
  },
  reservations: {
    offers: 'reserves an ordered quantity for 30 days',
    without: 'orders promise no reservation',
  },
  'submission-fields': {
    offers: 'takes `page` and `pageSize`, gives `meta.total`, names wrong fields in `data.fields`',
    without: 'searches show what comes, refusals mark no fields',
  },
  'tender-pages': {
    offers: '`number`, `documents`, `bids` and `award` with biddings',
    without: 'no pages, calendars and dataset of tenders',
  },
  'list-queries': {
    offers:
      '`GET biddings` with `id`, `after` (an id; 1,000 rows by id, 100,000 in all) and `days` (back), `GET getAnnouncements` with `id`',
    without: 'all rows are read for one',
  },
};
