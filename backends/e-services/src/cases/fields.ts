import {
  DATA_SHARING_QUESTIONS,
  NO,
  YES,
  type CaseField,
  type CaseKind,
} from '@ports-authority/e-services-contract';
import type { Database } from '../database/connect.js';
import { listTitles, type ListName, type ListTitles } from './list-titles.js';

interface Shown {
  name: string;
  labelKey: string;
  format: CaseField['format'];
  /** Message group with the labels of its values, or the key of each. */
  values?: string | Readonly<Record<string, string>>;
  /** The list from which the value is chosen. */
  list?: ListName;
}

type Values = Readonly<Record<string, string>>;

const field = (
  name: string,
  labelKey: string,
  format: CaseField['format'] = 'line',
  values?: Shown['values'],
): Shown => ({ name, labelKey, format, ...(values && { values }) });

const chosen = (name: string, labelKey: string, list: ListName): Shown => ({
  name,
  labelKey,
  format: 'line',
  list,
});

const YES_NO = { [YES]: 'dataSharing.yes', [NO]: 'dataSharing.no' };

/** The fields of each form in order, with their message keys. */
const FIELDS: Record<CaseKind, readonly Shown[]> = {
  contact: [
    field('name', 'contact.name'),
    field('emailAddress', 'contact.email', 'email'),
    field('identityNumber', 'contact.identity', 'code'),
    field('phoneNumber', 'contact.phone', 'phone'),
    field('mobileNumber', 'submission.mobile', 'phone'),
    field('relationToPorts', 'contact.relation', 'choice', 'contact.relations'),
    chosen('port', 'contact.port', 'ports'),
    field('purpose', 'contact.purpose', 'choice', 'contact.purposes'),
    field('details', 'contact.details', 'lines'),
  ],
  'data-sharing': [
    field('name', 'dataSharing.name'),
    field('applicant', 'dataSharing.applicant'),
    field('mobileNumber', 'submission.mobile', 'phone'),
    field('emailAddress', 'dataSharing.email', 'email'),
    field('purpose', 'dataSharing.purpose', 'lines'),
    field('requiredData', 'dataSharing.requiredData', 'lines'),
    ...DATA_SHARING_QUESTIONS.map((name) =>
      field(name, `dataSharing.questions.${name}`, 'choice', YES_NO),
    ),
  ],
  order: [
    field('Title', 'order.name'),
    field('IdentityNo', 'order.identityNumber', 'code'),
    field('MobileNo', 'submission.mobile', 'phone'),
    field('Email', 'order.email', 'email'),
    field('DirectionName', 'order.entity'),
    field('DepartmentName', 'order.management'),
    field('Location', 'order.city'),
    chosen('MainCategory', 'order.levels.classification.label', 'mainCategories'),
    chosen('MangulCategory', 'order.levels.item.label', 'subCategories'),
    chosen('Port', 'order.levels.site.label', 'ports'),
    chosen('ManqulName', 'order.levels.movable.label', 'movables'),
    field('Quantity', 'order.quantity', 'code'),
    field('Explain', 'order.reviews', 'lines'),
  ],
  'job-application': [
    field('firstName', 'vacancies.firstName'),
    field('lastName', 'vacancies.lastName'),
    field('email', 'vacancies.email', 'email'),
    field('phone', 'vacancies.phone', 'phone'),
    field('message', 'vacancies.message', 'lines'),
  ],
  callback: [
    field('name', 'chat.name'),
    field('phoneNumber', 'chat.mobile', 'phone'),
    field('details', 'chat.details', 'lines'),
  ],
  feedback: [
    field('page', 'feedback.form', 'code'),
    field('useful', 'feedback.question', 'choice', { yes: 'feedback.yes', no: 'feedback.no' }),
    field('topic', 'feedback.topic', 'choice', 'feedback.topics'),
    field('reason', 'feedback.reasonNo', 'lines'),
  ],
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
    for (const { name, list } of FIELDS[kind]) {
      if (list && fields[name]) values[list].add(fields[name]);
    }
  }
  return listTitles(database, values);
}

/** A submission's fields as the desk shows them. */
export function shownFields(
  kind: CaseKind,
  values: Values,
  lists: ListTitles,
): readonly CaseField[] {
  return FIELDS[kind].flatMap(({ name, labelKey, format, values: labels, list }) => {
    const value = values[name];
    if (value === undefined || value === '') return [];
    const valueKey = typeof labels === 'string' ? `${labels}.${value}` : labels?.[value];
    const titles = list && lists[list].get(value);
    return [
      { name, labelKey, value, format, ...(valueKey && { valueKey }), ...(titles && { titles }) },
    ];
  });
}
