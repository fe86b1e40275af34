import type { ExportedCase } from '@ports-authority/e-services-contract';
import { chosenTitles, shownFields } from '../cases/fields.js';
import type { ListTitles } from '../cases/list-titles.js';
import { caseRow, type CaseRecord } from '../cases/list.js';
import type { Database } from '../database/connect.js';
import { senderContact } from '../forms/contact-fields.js';

/** Cases as JSON Lines. */
export async function* exportCases(
  database: Database,
  batches: AsyncIterable<CaseRecord[]>,
  now: Date,
): AsyncGenerator<string> {
  for await (const records of batches) {
    const titles = await chosenTitles(
      database,
      records.map(({ submission }) => submission),
    );
    yield records.map((record) => `${JSON.stringify(exported(record, titles, now))}\n`).join('');
  }
}

function exported(record: CaseRecord, titles: ListTitles, now: Date): ExportedCase {
  const row = caseRow(record, now);
  const { fields } = record.submission;
  const { email = '', mobile = '' } = senderContact(row.kind, fields);
  return { ...row, email, mobile, fields: shownFields(row.kind, fields, titles) };
}
