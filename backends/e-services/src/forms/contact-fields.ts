import type { CaseKind } from '@ports-authority/e-services-contract';

/** In which field each kind has what its sender is reached by, and what names it in lists. */
const FIELDS: Record<CaseKind, { email?: string; mobile?: string; title: readonly string[] }> = {
  contact: { email: 'emailAddress', mobile: 'mobileNumber', title: ['name'] },
  'data-sharing': { email: 'emailAddress', mobile: 'mobileNumber', title: ['applicant'] },
  order: { email: 'Email', mobile: 'MobileNo', title: ['Title'] },
  'job-application': { email: 'email', mobile: 'phone', title: ['firstName', 'lastName'] },
  callback: { mobile: 'phoneNumber', title: ['name'] },
  feedback: { title: ['page'] },
};

/** Where the sender of a submission is reached. */
export function contactOf(kind: CaseKind, fields: Readonly<Record<string, string>>) {
  const { email = '', mobile = '' } = FIELDS[kind];
  return { email: fields[email], mobile: fields[mobile] };
}

/** Name of the sender, or the page that was rated. */
export function titleOf(kind: CaseKind, fields: Readonly<Record<string, string>>): string {
  return FIELDS[kind].title.map((name) => fields[name] ?? '').join(' ');
}
