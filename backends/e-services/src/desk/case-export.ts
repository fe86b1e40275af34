import { shownFields } from '../cases/fields.js';
import { caseRow, type CaseRecord } from '../cases/list.js';
import { CSV_BEGINNING, csvLines } from '../csv.js';
import { contactOf } from '../submissions/contact-fields.js';

const CSV_HEADER = [
  'reference',
  'kind',
  'state',
  'department',
  'assignee',
  'received',
  'due',
  'overdue',
  'title',
  'email',
  'mobile',
  'fields',
];

/** Cases as a CSV file, in batches. */
export async function* csvOf(
  batches: AsyncIterable<CaseRecord[]>,
  now: Date,
): AsyncGenerator<string> {
  yield CSV_BEGINNING + csvLines([CSV_HEADER]);
  for await (const records of batches) {
    yield csvLines(
      records.map((record) => {
        const row = caseRow(record, now);
        const { fields } = record.submission;
        const { email = '', mobile = '' } = contactOf(row.kind, fields);
        return [
          row.reference,
          row.kind,
          row.state,
          row.department,
          row.assignee?.name ?? '',
          row.receivedAt,
          row.dueOn ?? '',
          row.overdue ? 'yes' : 'no',
          row.title,
          email,
          mobile,
          shownFields(row.kind, fields)
            .map(({ name, value }) => `${name}: ${value}`)
            .join('\n'),
        ];
      }),
    );
  }
}
