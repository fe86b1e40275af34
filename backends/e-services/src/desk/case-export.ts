import type { ExportedCase } from '@ports-authority/e-services-contract';
import { shownFields } from '../cases/fields.js';
import { caseRow, type CaseRecord } from '../cases/list.js';
import { contactOf } from '../submissions/contact-fields.js';

/** Cases as JSON, each in a line of its own. */
export async function* exportOf(
  batches: AsyncIterable<CaseRecord[]>,
  now: Date,
): AsyncGenerator<string> {
  for await (const records of batches) {
    yield records.map((record) => `${JSON.stringify(exported(record, now))}\n`).join('');
  }
}

function exported(record: CaseRecord, now: Date): ExportedCase {
  const row = caseRow(record, now);
  const { fields } = record.submission;
  const { email = '', mobile = '' } = contactOf(row.kind, fields);
  return { ...row, email, mobile, fields: shownFields(row.kind, fields) };
}
