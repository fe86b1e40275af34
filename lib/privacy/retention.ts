import { FORMS, type CaseKind } from '@ports-authority/e-services-contract';

type Form = Extract<(typeof FORMS)[CaseKind], { readonly retention: { readonly months: number } }>;

/** Forms with personal data, by their operation. */
export type PersonalForm = Form['operation'];

/**
 * Retention of submissions in months, as published (complaints: regulation on complaints and suggestions,
 * article 7). The notices at the forms are made from this table.
 */
export const RETENTION_MONTHS = Object.fromEntries(
  Object.values(FORMS).flatMap(({ operation, retention }) =>
    'months' in retention ? [[operation, retention.months]] : [],
  ),
) as Readonly<Record<PersonalForm, Form['retention']['months']>>;
