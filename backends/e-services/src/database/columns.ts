import { bigint, pgSchema, timestamp } from 'drizzle-orm/pg-core';

/** A separate schema, so that the database can be shared with other applications. */
export const schema = pgSchema('e_services');

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const identityKey = () =>
  bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey();
