import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect.js';

/** Rows per transaction: locks are short, also after years without a clean-up. */
export const BATCH = 500;

export async function deleteInBatches(
  database: Database,
  table: PgTable,
  matching: SQL | undefined,
): Promise<void> {
  for (;;) {
    const some = database
      .select({ row: sql`ctid` })
      .from(table)
      .where(matching)
      .limit(BATCH);
    const deleted = await database
      .delete(table)
      .where(sql`ctid in ${some}`)
      .returning({ row: sql`1` });
    if (deleted.length < BATCH) return;
  }
}
