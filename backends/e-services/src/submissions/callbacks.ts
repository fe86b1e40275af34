import { ERRORS } from '@ports-authority/e-services-contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { DAY_MS } from '../dates.js';
import { submissions } from '../database/schema.js';
import { refuseField } from '../http/errors.js';

/** Callbacks are stored one after the other, so that of two at once the second is refused. */
const CALLBACKS_LOCK = 7502;

/**
 * A visitor can enter any number, so a number is called back once a day.
 * @param transaction the one that stores the callback
 * @throws Refusal 429 if a callback to the number was requested within a day
 */
export async function requireNoOpenCallback(
  transaction: Database,
  phoneNumber: string,
  now: Date,
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${CALLBACKS_LOCK})`);
  const [open] = await transaction
    .select({ reference: submissions.reference })
    .from(submissions)
    .where(
      and(
        eq(submissions.kind, 'callback'),
        sql`${submissions.fields} ->> 'phoneNumber' = ${phoneNumber}`,
        gt(submissions.receivedAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .limit(1);
  if (open) throw refuseField(429, 'phoneNumber', ERRORS.callbackOpen);
}
