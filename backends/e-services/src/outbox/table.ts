import type { Locale } from '@ports-authority/e-services-contract';
import { boolean, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz, identityKey, schema } from '../database/columns.js';
import type { Channel, Content, Purpose } from './content.js';

export const outbox = schema.table('outbox', {
  id: identityKey(),
  key: text().notNull(),
  reference: text(),
  purpose: text().$type<Purpose>().notNull(),
  channel: text().$type<Channel>().notNull(),
  recipient: text().notNull(),
  language: text().$type<Locale>().notNull(),
  content: jsonb().$type<Content>().notNull(),
  messageId: text('message_id').notNull(),
  byId: text('by_id'),
  byName: text('by_name'),
  createdAt: timestamptz('created_at').notNull(),
  state: text().$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
  attempts: integer().notNull().default(0),
  nextAttemptAt: timestamptz('next_attempt_at').notNull(),
  holder: uuid(),
  endedAt: timestamptz('ended_at'),
  subscriberId: text('subscriber_id'),
  refused: boolean().notNull().default(false),
});
