import { CASE_KINDS, formByKind, type FormField } from '@ports-authority/e-services-contract';
import { textAt } from '../i18n/text-at';
import ar from '../../messages/ar.json';
import en from '../../messages/en.json';

const fields = CASE_KINDS.flatMap((kind) =>
  Object.entries(formByKind(kind).fields).map(
    ([name, field]) => [`${kind}: ${name}`, field] as const,
  ),
);

function labelKeys(field: FormField): string[] {
  const { label, hint, missing, invalid } = field;
  const errors = [missing, invalid].flatMap((key) => (key === undefined ? [] : `errors.${key}`));
  const values =
    field.kind !== 'choice'
      ? []
      : field.values.map((value) =>
          typeof field.labels === 'string' ? `${field.labels}.${value}` : field.labels[value],
        );
  return [label, ...(hint ? [hint] : []), ...errors, ...values.map((key) => key ?? '')];
}

it.each(fields)('%s has its messages in both languages', (_field, field) => {
  for (const key of labelKeys(field)) {
    for (const messages of [ar, en]) expect([key, textAt(messages, key)]).not.toEqual([key, '']);
  }
});

it.each(CASE_KINDS)('%s is titled and confirmed by fields that it has', (kind) => {
  const { title, confirmed = [], fields: own } = formByKind(kind);
  expect(Object.keys(own)).toEqual(expect.arrayContaining([...title, ...confirmed]));
});
