import { formByKind, wireFields, type CaseKind } from '@ports-authority/e-services-contract';

type Values = Readonly<Record<string, string>>;

/** Mail address and mobile number of the sender of a submission; without one of its own, a telephone number. */
export function senderContact(kind: CaseKind, values: Values) {
  const fields = wireFields(formByKind(kind));
  const first = (...kinds: string[]) => fields.find(([, field]) => kinds.includes(field.kind))?.[0];
  const email = first('email') ?? '';
  const mobile = first('mobile', 'callback-mobile') ?? first('phone') ?? '';
  return { email: values[email], mobile: values[mobile] };
}

/** Name of the sender, or the page that was rated. */
export function caseTitle(kind: CaseKind, values: Values): string {
  const { title, fields } = formByKind(kind);
  return title.map((name) => values[fields[name]?.wire ?? name] ?? '').join(' ');
}
