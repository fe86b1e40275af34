import {
  formByKind,
  wireFields,
  type CaseField,
  type CaseKind,
  type FormField,
} from '@ports-authority/e-services-contract';
import type { Database } from '../database/connect.js';
import { listTitles, type ListName, type ListTitles } from './list-titles.js';

type Values = Readonly<Record<string, string>>;

const FORMATS: Readonly<Partial<Record<FormField['kind'], CaseField['format']>>> = {
  lines: 'lines',
  email: 'email',
  mobile: 'phone',
  'callback-mobile': 'phone',
  phone: 'phone',
  identity: 'code',
  quantity: 'code',
  path: 'code',
  choice: 'choice',
};

/** Titles of the list values in some submissions. */
export function chosenTitles(
  database: Database,
  submissions: readonly { readonly kind: CaseKind; readonly fields: Values }[],
): Promise<ListTitles> {
  const values: Record<ListName, Set<string>> = {
    ports: new Set(),
    mainCategories: new Set(),
    subCategories: new Set(),
    movables: new Set(),
  };
  for (const { kind, fields } of submissions) {
    for (const [name, field] of wireFields(formByKind(kind))) {
      const list = serviceList(field);
      if (list && fields[name]) values[list].add(fields[name]);
    }
  }
  return listTitles(database, values);
}

export function shownFields(
  kind: CaseKind,
  values: Values,
  lists: ListTitles,
): readonly CaseField[] {
  return wireFields(formByKind(kind)).flatMap(([name, field]) => {
    const value = values[name];
    // Fields without a label show the submitted value.
    if (value === undefined || value === '' || field.label === '') return [];
    const list = serviceList(field);
    const titles = list && lists[list].get(value);
    const valueKey = field.kind === 'choice' ? valueLabelKey(field.labels, value) : undefined;
    return [
      {
        name,
        labelKey: field.label,
        value,
        format: FORMATS[field.kind] ?? 'line',
        ...(valueKey && { valueKey }),
        ...(titles && { titles }),
      },
    ];
  });
}

function serviceList(field: FormField): ListName | undefined {
  return 'list' in field ? field.list : undefined;
}

function valueLabelKey(labels: string | Values, value: string): string | undefined {
  return typeof labels === 'string' ? `${labels}.${value}` : labels[value];
}
