import type { CaseDetails, CaseKind } from '@ports-authority/e-services-contract';
import { DESK_ERRORS } from '@ports-authority/e-services-contract';
import type { FastifyBaseLogger } from 'fastify';
import { describeCase, findCase } from '../cases/details.js';
import type { Holidays } from '../cases/holidays.js';
import type { CaseRecord } from '../cases/list.js';
import type { Database } from '../database/connect.js';
import type { Notices } from '../cases/notices.js';
import { logAccess } from './accesses.js';
import type { Caller } from '../cases/caller.js';
import type { DeskFiles } from './files.js';
import { DeskRefusal } from '../cases/refusal.js';

export interface Desk {
  database: Database;
  token: string;
  notices: Notices;
  holidays: Holidays;
  files: DeskFiles;
  retentionDays: Record<CaseKind, number>;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** The case with a reference, if the caller may see it. */
export async function requireCase(
  desk: Desk,
  caller: Caller,
  reference: string,
): Promise<CaseRecord> {
  const found = await findCase(desk.database, caller, reference);
  if (!found) throw unknownCase();
  return found;
}

/** A case as the desk shows it; every read of personal data is logged. */
export async function caseDetails(
  desk: Desk,
  caller: Caller,
  record: CaseRecord,
): Promise<CaseDetails> {
  const { database, files, retentionDays, notices, now } = desk;
  const context = {
    retentionDays,
    canMail: notices.canMail,
    canOpenUnscanned: files.canOpenUnscanned,
    now: now(),
  };
  const { reference } = record.case;
  await logAccess(database, caller, { what: 'case', reference }, context.now);
  return describeCase(database, record, caller, context);
}

export function unknownCase(): DeskRefusal {
  return new DeskRefusal(DESK_ERRORS.notFound, 'There is no such case.');
}
