import { bigint, pgSchema, timestamp } from 'drizzle-orm/pg-core';

/** A separate schema, so that the database can be shared with other applications. */
export const own = pgSchema('e_services');

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const numbered = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey();
