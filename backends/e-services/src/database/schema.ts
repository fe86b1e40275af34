import type {
  AccessEntry,
  Award,
  CaseEvent,
  CaseKind,
  Locale,
  CaseState,
  Department,
  DeskRole,
  OpenedBid,
  OrderState,
  TenderDocument,
  Unit,
} from '@ports-authority/e-services-contract';
import { bigint, boolean, date, integer, jsonb, numeric, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz, identityKey, schema } from './columns.js';

export const migrations = schema.table('migrations', { name: text().primaryKey() });

/** One row: the id of this database. */
export const installation = schema.table('installation', { id: uuid().primaryKey() });

/** One row: version and reference date of the sample rows. */
export const sampleState = schema.table('sample_state', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  day: date({ mode: 'string' }).notNull(),
});

const titles = { title: text().notNull(), titleAr: text('title_ar').notNull() };

export const ports = schema.table('ports', {
  id: integer().primaryKey(),
  ...titles,
});

export const agents = schema.table('agents', {
  id: integer().primaryKey(),
  portId: integer('port_id').notNull(),
  ...titles,
  company: text().notNull(),
  companyAr: text('company_ar').notNull(),
  address: text().notNull(),
  addressAr: text('address_ar').notNull(),
  description: text().notNull(),
  descriptionAr: text('description_ar').notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  /** Both titles, folded, one per line. */
  foldedNames: text('folded_names').notNull(),
  /** Both names of the company, likewise. */
  foldedCompanies: text('folded_companies').notNull(),
});

export const vesselCalls = schema.table('vessel_calls', {
  id: integer().primaryKey(),
  portId: integer('port_id').notNull(),
  agentId: integer('agent_id').notNull(),
  vessel: text().notNull(),
  imo: text().notNull(),
  tonnage: integer().notNull(),
  /** The arrival first announced by the agent. */
  announcedAt: timestamptz('announced_at').notNull(),
  /** The arrival currently expected. */
  arrivesAt: timestamptz('arrives_at').notNull(),
  berthedAt: timestamptz('berthed_at').notNull(),
  leavesAt: timestamptz('leaves_at').notNull(),
  foldedVessel: text('folded_vessel').notNull(),
});

export const transactions = schema.table('transactions', {
  id: integer().primaryKey(),
  referenceNumber: text('reference_number').notNull(),
  documentDate: text('document_date').notNull(),
  subject: text().notNull(),
  subjectEn: text('subject_en').notNull(),
  category: text().notNull(),
  categoryEn: text('category_en').notNull(),
  organisation: text().notNull(),
  organisationEn: text('organisation_en').notNull(),
  directedTo: text('directed_to').notNull(),
  directedToEn: text('directed_to_en').notNull(),
  status: text().notNull(),
  statusEn: text('status_en').notNull(),
  transferDate: text('transfer_date').notNull(),
});

export const biddings = schema.table('biddings', {
  id: integer().primaryKey(),
  title: text().notNull(),
  titleEn: text('title_en').notNull(),
  fees: integer().notNull(),
  location: text().notNull(),
  locationEn: text('location_en').notNull(),
  finalAt: timestamptz('final_at'),
  envelopesAt: timestamptz('envelopes_at'),
  number: text().notNull().default(''),
  documents: jsonb().$type<TenderDocument[]>().notNull().default([]),
  bids: jsonb().$type<OpenedBid[]>().notNull().default([]),
  award: jsonb().$type<Award>(),
});

export const mainCategories = schema.table('main_categories', {
  id: integer().primaryKey(),
  ...titles,
});

export const subCategories = schema.table('sub_categories', {
  id: integer().primaryKey(),
  mainCategoryId: integer('main_category_id').notNull(),
  ...titles,
});

export const movables = schema.table('movables', {
  id: integer().primaryKey(),
  subCategoryId: integer('sub_category_id').notNull(),
  portId: integer('port_id').notNull(),
  ...titles,
  /** Stock minus reserved and delivered quantities. */
  available: numeric().notNull(),
  unit: text().$type<Unit>().notNull().default('piece'),
  createdAt: timestamptz('created_at').notNull(),
  modifiedAt: timestamptz('modified_at').notNull(),
  author: text().notNull(),
  editor: text().notNull(),
});

export const announcements = schema.table('announcements', {
  id: integer().primaryKey(),
  details: text().notNull(),
});

/** Submitted forms; `fileName` is the key of an attached file. */
export const submissions = schema.table('submissions', {
  id: identityKey(),
  reference: text().notNull(),
  kind: text().$type<CaseKind>().notNull(),
  receivedAt: timestamptz('received_at').notNull(),
  fields: jsonb().$type<Record<string, string>>().notNull(),
  fileName: text('file_name'),
  fileTitle: text('file_title'),
  fileSize: integer('file_size'),
  /** True: a scanner found it clean before it was stored; null: unknown. */
  fileScanned: boolean('file_scanned'),
});

/** Case of a submission (1:1). */
export const cases = schema.table('cases', {
  reference: text().primaryKey(),
  state: text().$type<CaseState>().notNull(),
  department: text().$type<Department>().notNull(),
  assigneeId: text('assignee_id'),
  assigneeName: text('assignee_name'),
  language: text().$type<Locale>().notNull(),
  dueOn: date('due_on', { mode: 'string' }),
  changedAt: timestamptz('changed_at').notNull(),
  version: integer().notNull().default(1),
  /** Search text (`foldCase`); '' until the backfill at start. */
  foldedText: text('folded_text').notNull().default(''),
  /** Id and kind of the submission; a trigger sets both. */
  number: bigint({ mode: 'number' }).notNull().default(0),
  kind: text().$type<CaseKind>().notNull().default('contact'),
});

export const caseEvents = schema.table('case_events', {
  id: identityKey(),
  reference: text().notNull(),
  at: timestamptz('at').notNull(),
  byId: text('by_id'),
  byName: text('by_name'),
  what: text().$type<CaseEvent['what']>().notNull(),
  from: text(),
  to: text(),
});

export const caseNotes = schema.table('case_notes', {
  id: identityKey(),
  reference: text().notNull(),
  at: timestamptz('at').notNull(),
  byId: text('by_id').notNull(),
  byName: text('by_name').notNull(),
  text: text().notNull(),
  key: text().notNull(),
});

/** Access log of personal data. */
export const deskAccesses = schema.table('desk_accesses', {
  id: identityKey(),
  at: timestamptz('at').notNull(),
  byId: text('by_id').notNull(),
  byName: text('by_name').notNull(),
  role: text().$type<DeskRole>().notNull(),
  what: text().$type<AccessEntry['what']>().notNull(),
  reference: text(),
  count: integer().notNull(),
});

/** Idempotency keys of stored submissions; some outlive their submission. */
export const submissionKeys = schema.table('submission_keys', {
  key: text().primaryKey(),
  kind: text().notNull(),
  /** Digest of the content: distinguishes a retry from another submission under the same key. */
  fingerprint: text().notNull(),
  reference: text().notNull(),
  message: text().notNull(),
  storedAt: timestamptz('stored_at').notNull(),
});

/** Idempotency keys of submissions that are being stored. */
export const submissionsInProgress = schema.table('submissions_in_progress', {
  key: text().primaryKey(),
  holder: uuid().notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** Used captcha challenges and proofs of work, until they expire. */
export const captchaUsed = schema.table('captcha_used', {
  id: text().primaryKey(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** Of rate-limiter-flexible. */
const counters = {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamptz('expire'),
};

export const captchaLimits = schema.table('captcha_limits', counters);

/** Stock reserved by orders; contact digests only until a decision. */
export const reservations = schema.table('reservations', {
  reference: text().primaryKey(),
  movableId: integer('movable_id').notNull(),
  quantity: numeric().notNull(),
  state: text().$type<OrderState>().notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  identityDigest: text('identity_digest'),
  clientDigest: text('client_digest'),
  networkDigest: text('network_digest'),
});

export const limits = schema.table('limits', counters);
