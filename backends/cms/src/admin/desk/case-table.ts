import type { CaseLanguage, ExportedCase } from '@ports-authority/e-services-contract';
import { labelOf, type Labels } from './labels';
import type { en } from './texts.en';

interface Words {
  readonly language: CaseLanguage;
  text(key: keyof typeof en): string;
  label(group: 'kind' | 'state' | 'department', value: string): string;
}

/**
 * The cells of exported cases, with a row of titles, in the words of the panel and of the site's forms.
 * @param lines what the desk API exports: a case as JSON in each line
 */
export function caseTable(
  lines: string,
  { language, text, label }: Words,
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
      labelOf(labels, overdue ? 'dataSharing.yes' : 'dataSharing.no') ?? String(overdue),
    [text('desk.list.sender')]: ({ title }) => title,
    [labelOf(labels, 'contact.email') ?? 'email']: ({ email }) => email,
    [labelOf(labels, 'submission.mobile') ?? 'mobile']: ({ mobile }) => mobile,
    [text('desk.case.form')]: ({ fields }) =>
      fields
        .map(({ name, labelKey, value, valueKey, titles }) => {
          const shown = (valueKey && labelOf(labels, valueKey)) ?? titles?.[language] ?? value;
          return `${labelOf(labels, labelKey) ?? name}: ${shown}`;
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
