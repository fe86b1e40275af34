import type { CaseKind } from '@ports-authority/e-services-contract';

/** Contact and title fields of each kind. */
const FIELDS: Record<CaseKind, { email?: string; mobile?: string; title: readonly string[] }> = {
  contact: { email: 'emailAddress', mobile: 'mobileNumber', title: ['name'] },
  'data-sharing': { email: 'emailAddress', mobile: 'mobileNumber', title: ['applicant'] },
  order: { email: 'Email', mobile: 'MobileNo', title: ['Title'] },
  'job-application': { email: 'email', mobile: 'phone', title: ['firstName', 'lastName'] },
  callback: { mobile: 'phoneNumber', title: ['name'] },
  feedback: { title: ['page'] },
};

/** Mail address and telephone of the sender. */
export function senderContact(kind: CaseKind, fields: Readonly<Record<string, string>>) {
  const { email = '', mobile = '' } = FIELDS[kind];
  return { email: fields[email], mobile: fields[mobile] };
}

/** Title of a case in lists: the sender's name, or the page that was rated. */
export function caseTitle(kind: CaseKind, fields: Readonly<Record<string, string>>): string {
  return FIELDS[kind].title.map((name) => fields[name] ?? '').join(' ');
}
