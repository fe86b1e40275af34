import type { Locale, ExportedCase } from '@ports-authority/e-services-contract';
import { findLabel, type Labels } from './labels';
import type en from './texts.en.json';

interface TableTexts {
  readonly language: Locale;
  text(key: keyof typeof en): string;
  label(group: 'kind' | 'state' | 'department', value: string): string;
}

/**
 * Rows of the CSV export, the header first, with labels of the panel and the site's forms.
 * @param lines NDJSON of the desk API: one case per line
 */
export function caseTable(
  lines: string,
  { language, text, label }: TableTexts,
  labels: Labels,
): string[][] {
  const columns: Record<string, (row: ExportedCase) => string> = {
    [text('desk.list.reference')]: ({ reference }) => reference,
    [text('desk.kind')]: ({ kind }) => label('kind', kind),
    [text('desk.state')]: ({ state }) => label('state', state),
    [text('desk.department')]: ({ department }) => label('department', department),
    [text('desk.list.assignee')]: ({ assignee }) => assignee?.name ?? '',
    [text('desk.list.received')]: ({ receivedAt }) => receivedAt,
    [text('desk.list.due')]: ({ dueOn }) => dueOn ?? '',
    [text('desk.due.overdue')]: ({ overdue }) =>
      findLabel(labels, overdue ? 'dataSharing.yes' : 'dataSharing.no') ?? String(overdue),
    [text('desk.list.sender')]: ({ title }) => title,
    [findLabel(labels, 'contact.email') ?? 'email']: ({ email }) => email,
    [findLabel(labels, 'submission.mobile') ?? 'mobile']: ({ mobile }) => mobile,
    [text('desk.case.form')]: ({ fields }) =>
      fields
        .map(({ name, labelKey, value, valueKey, titles }) => {
          const shown = (valueKey && findLabel(labels, valueKey)) ?? titles?.[language] ?? value;
          return `${findLabel(labels, labelKey) ?? name}: ${shown}`;
        })
        .join('\n'),
  };
  const rows = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ExportedCase);
  const cells = Object.values(columns);
  return [Object.keys(columns), ...rows.map((row) => cells.map((cell) => cell(row)))];
}
