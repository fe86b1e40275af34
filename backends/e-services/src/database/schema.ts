import type {
  AccessEntry,
  Award,
  CaseEvent,
  CaseKind,
  CaseLanguage,
  CaseState,
  Department,
  DeskRole,
  OpenedBid,
  OrderState,
  TenderDocument,
  Unit,
} from '@ports-authority/e-services-contract';
import { boolean, date, integer, jsonb, numeric, text, uuid } from 'drizzle-orm/pg-core';
import { moment, numbered, own } from './columns.js';

export const migrations = own.table('migrations', { name: text().primaryKey() });

/** One row: the id of this database. */
export const installation = own.table('installation', { id: uuid().primaryKey() });

/** One row: version and reference date of the sample rows. */
export const sampleState = own.table('sample_state', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  day: date({ mode: 'string' }).notNull(),
});

export const ports = own.table('ports', {
  id: integer().primaryKey(),
  title: text().notNull(),
  titleAr: text('title_ar').notNull(),
});

export const agents = own.table('agents', {
  id: integer().primaryKey(),
  portId: integer('port_id').notNull(),
  title: text().notNull(),
  titleAr: text('title_ar').notNull(),
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

export const vesselCalls = own.table('vessel_calls', {
  id: integer().primaryKey(),
  portId: integer('port_id').notNull(),
  agentId: integer('agent_id').notNull(),
  vessel: text().notNull(),
  imo: text().notNull(),
  tonnage: integer().notNull(),
  /** The arrival first announced by the agent. */
  announcedAt: moment('announced_at').notNull(),
  /** The arrival currently expected. */
  arrivesAt: moment('arrives_at').notNull(),
  berthedAt: moment('berthed_at').notNull(),
  leavesAt: moment('leaves_at').notNull(),
  foldedVessel: text('folded_vessel').notNull(),
});

export const transactions = own.table('transactions', {
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

export const biddings = own.table('biddings', {
  id: integer().primaryKey(),
  title: text().notNull(),
  titleEn: text('title_en').notNull(),
  fees: integer().notNull(),
  location: text().notNull(),
  locationEn: text('location_en').notNull(),
  finalAt: moment('final_at'),
  envelopesAt: moment('envelopes_at'),
  number: text().notNull().default(''),
  documents: jsonb().$type<TenderDocument[]>().notNull().default([]),
  bids: jsonb().$type<OpenedBid[]>().notNull().default([]),
  award: jsonb().$type<Award>(),
});

export const mainCategories = own.table('main_categories', {
  id: integer().primaryKey(),
  title: text().notNull(),
  titleAr: text('title_ar').notNull(),
});

export const subCategories = own.table('sub_categories', {
  id: integer().primaryKey(),
  mainCategoryId: integer('main_category_id').notNull(),
  title: text().notNull(),
  titleAr: text('title_ar').notNull(),
});

export const movables = own.table('movables', {
  id: integer().primaryKey(),
  subCategoryId: integer('sub_category_id').notNull(),
  portId: integer('port_id').notNull(),
  title: text().notNull(),
  titleAr: text('title_ar').notNull(),
  /** Stock minus reserved and delivered quantities. */
  available: numeric().notNull(),
  unit: text().$type<Unit>().notNull().default('piece'),
  createdAt: moment('created_at').notNull(),
  modifiedAt: moment('modified_at').notNull(),
  author: text().notNull(),
  editor: text().notNull(),
});

export const announcements = own.table('announcements', {
  id: integer().primaryKey(),
  details: text().notNull(),
});

/** Submitted forms; `fileName` is the key of an attached file. */
export const submissions = own.table('submissions', {
  id: numbered(),
  reference: text().notNull(),
  kind: text().$type<CaseKind>().notNull(),
  receivedAt: moment('received_at').notNull(),
  fields: jsonb().$type<Record<string, string>>().notNull(),
  fileName: text('file_name'),
  fileTitle: text('file_title'),
  fileSize: integer('file_size'),
  /** True: a scanner found it clean before it was stored; null: unknown. */
  fileScanned: boolean('file_scanned'),
});

/** How staff work on a submission: one row for each. */
export const cases = own.table('cases', {
  reference: text().primaryKey(),
  state: text().$type<CaseState>().notNull(),
  department: text().$type<Department>().notNull(),
  assigneeId: text('assignee_id'),
  assigneeName: text('assignee_name'),
  language: text().$type<CaseLanguage>().notNull(),
  dueOn: date('due_on', { mode: 'string' }),
  changedAt: moment('changed_at').notNull(),
  version: integer().notNull().default(1),
  /** Search text (`foldCase`); '' until the backfill at start. */
  foldedText: text('folded_text').notNull().default(''),
});

export const caseEvents = own.table('case_events', {
  id: numbered(),
  reference: text().notNull(),
  at: moment('at').notNull(),
  byId: text('by_id'),
  byName: text('by_name'),
  what: text().$type<CaseEvent['what']>().notNull(),
  from: text(),
  to: text(),
});

export const caseNotes = own.table('case_notes', {
  id: numbered(),
  reference: text().notNull(),
  at: moment('at').notNull(),
  byId: text('by_id').notNull(),
  byName: text('by_name').notNull(),
  text: text().notNull(),
  key: text().notNull(),
});

/** Access log of personal data. */
export const deskAccesses = own.table('desk_accesses', {
  id: numbered(),
  at: moment('at').notNull(),
  byId: text('by_id').notNull(),
  byName: text('by_name').notNull(),
  role: text().$type<DeskRole>().notNull(),
  what: text().$type<AccessEntry['what']>().notNull(),
  reference: text(),
  count: integer().notNull(),
});

/** Idempotency keys of stored submissions; some outlive their submission. */
export const submissionKeys = own.table('submission_keys', {
  key: text().primaryKey(),
  kind: text().notNull(),
  /** Digest of the content: tells a retry from another submission under the same key. */
  fingerprint: text().notNull(),
  reference: text().notNull(),
  message: text().notNull(),
  storedAt: moment('stored_at').notNull(),
});

/** Idempotency keys of submissions that are being stored. */
export const submissionsInProgress = own.table('submissions_in_progress', {
  key: text().primaryKey(),
  holder: uuid().notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Used captcha challenges and proofs of work, until they expire. */
export const captchaUsed = own.table('captcha_used', {
  id: text().primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** Counters of the captcha's limits (schema of rate-limiter-flexible). */
export const captchaLimits = own.table('captcha_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: moment('expire'),
});

/** Stock reserved by orders; contact digests only until a decision. */
export const reservations = own.table('reservations', {
  reference: text().primaryKey(),
  movableId: integer('movable_id').notNull(),
  quantity: numeric().notNull(),
  state: text().$type<OrderState>().notNull(),
  expiresAt: moment('expires_at').notNull(),
  identityDigest: text('identity_digest'),
  clientDigest: text('client_digest'),
  networkDigest: text('network_digest'),
});

/** Rate-limit counters (schema of rate-limiter-flexible). */
export const limits = own.table('limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: moment('expire'),
});
