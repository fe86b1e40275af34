import type {
  Locale,
  SubscriptionKind,
  SubscriptionRhythm,
} from '@ports-authority/e-services-contract';
import { bigint, integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timestamptz, identityKey, schema } from '../database/columns.js';
import type { EventDetails } from './events.js';

export const subscribers = schema.table('subscribers', {
  id: text().primaryKey(),
  email: text().notNull(),
  createdAt: timestamptz('created_at').notNull(),
  refusals: integer().notNull().default(0),
  refusedAt: timestamptz('refused_at'),
  pausedAt: timestamptz('paused_at'),
});

export const subscriptions = schema.table('subscriptions', {
  id: text().primaryKey(),
  subscriberId: text('subscriber_id').notNull(),
  kind: text().$type<SubscriptionKind>().notNull(),
  /** Empty: all; likewise the next two. */
  port: text().notNull(),
  topic: text().notNull(),
  imo: text().notNull(),
  label: text().notNull(),
  rhythm: text().$type<SubscriptionRhythm>().notNull(),
  language: text().$type<Locale>().notNull(),
  requestedAt: timestamptz('asked_at').notNull(),
  confirmedAt: timestamptz('confirmed_at'),
});

export const subscriptionEvents = schema.table('subscription_events', {
  id: identityKey(),
  key: text().notNull(),
  subject: text().notNull(),
  kind: text().$type<SubscriptionKind>().notNull(),
  language: text().$type<Locale>(),
  ports: text().array().notNull().default([]),
  topics: text().array().notNull().default([]),
  imo: text().notNull().default(''),
  content: jsonb().$type<EventDetails>().notNull(),
  createdAt: timestamptz('created_at').notNull(),
  notifiedUpTo: text('notified_up_to').notNull().default(''),
  doneAt: timestamptz('done_at'),
});

export const publications = schema.table(
  'publications',
  {
    kind: text().notNull(),
    entry: text().notNull(),
    language: text().notNull(),
    firstSeenAt: timestamptz('first_seen_at').notNull(),
    notifiedAt: timestamptz('notified_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.entry, table.language] })],
);

export const digestItems = schema.table(
  'digest_items',
  {
    subscriberId: text('subscriber_id').notNull(),
    subject: text().notNull(),
    subscriptionId: text('subscription_id').notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriberId, table.subject] })],
);

export const vesselWatches = schema.table('vessel_watches', { imo: text().primaryKey() });

export const vesselStates = schema.table(
  'vessel_states',
  {
    imo: text().notNull(),
    callId: integer('call_id').notNull(),
    state: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.imo, table.callId] })],
);
