import type { AccessPage, AccessQuery } from '@ports-authority/e-services-contract';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { deleteInBatches } from '../database/delete-in-batches.js';
import { deskAccesses } from '../database/schema.js';
import { DAY_MS, riyadhTime } from '../dates.js';
import type { Caller } from '../cases/caller.js';

type Access = Pick<typeof deskAccesses.$inferInsert, 'what'> & {
  reference?: string;
  count?: number;
};

/** Audit log: records an access to personal data before the data is sent. */
export async function logAccess(
  database: Database,
  { person, role }: Caller,
  { what, reference, count: shown = 1 }: Access,
  now: Date,
): Promise<void> {
  await database.insert(deskAccesses).values({
    at: now,
    byId: person.id,
    byName: person.name,
    role,
    what,
    reference: reference ?? null,
    count: shown,
  });
}

/** The access log, newest first. */
export async function accessPage(
  database: Database,
  { reference, user, page = 1, pageSize = 50 }: AccessQuery,
): Promise<AccessPage> {
  const matching = and(
    reference === undefined ? undefined : eq(deskAccesses.reference, reference),
    user === undefined ? undefined : eq(deskAccesses.byId, user),
  );
  const [total] = await database.select({ rows: count() }).from(deskAccesses).where(matching);
  const rows = await database
    .select()
    .from(deskAccesses)
    .where(matching)
    .orderBy(desc(deskAccesses.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = rows.map(({ at, byId, byName, ...row }) => ({
    ...row,
    at: riyadhTime(at),
    by: { id: byId, name: byName },
  }));
  return { items, total: total?.rows ?? 0, page, pageSize };
}

export async function deleteOldAccesses(database: Database, days: number, now: Date) {
  const oldest = new Date(now.getTime() - days * DAY_MS);
  await deleteInBatches(database, deskAccesses, lt(deskAccesses.at, oldest));
}
