import {
  EMAIL,
  ERRORS,
  IDEMPOTENCY_KEY,
  IDENTITY,
  MAX_EMAIL_CHARACTERS,
  MOBILE,
  PHONE,
  RELATIONS,
  type ContactFields,
} from '@ports-authority/e-services-contract';
import { mailAddress, oneLine, severalLines } from '@ports-authority/text';
import type { Submission } from './content-type';
import { Refusal } from './refusal';

type Field = Exclude<keyof ContactFields, 'captcha'> | 'file' | 'SubmissionKey';
type Rule = (value: string) => boolean;

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value);

/** Non-empty text without the control characters that a database rejects; line breaks if allowed. */
const text =
  (maxLength: number, { multiline = false } = {}): Rule =>
  (value) =>
    value.length > 0 &&
    value.length <= maxLength &&
    !/[\p{Cc}\p{Cs}]/u.test(multiline ? value.replace(/[\n\r\t]/g, '') : value);

/** The fields as they are sent; `file` is the name that the upload responded with. */
const RULES: Readonly<Record<Field, Rule>> = {
  name: text(100),
  emailAddress: (value) => value.length <= MAX_EMAIL_CHARACTERS && EMAIL.test(value),
  phoneNumber: matching(PHONE),
  mobileNumber: matching(MOBILE),
  identityNumber: matching(IDENTITY),
  relationToPorts: (value) => (RELATIONS as readonly string[]).includes(value),
  port: text(100),
  purpose: text(100),
  details: text(5000, { multiline: true }),
  file: matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$/),
  SubmissionKey: matching(IDEMPOTENCY_KEY),
};

/** How fields are normalised that are not one line of text. */
const NORMALISERS: Readonly<Partial<Record<string, (value: string) => string>>> = {
  emailAddress: mailAddress,
  details: severalLines,
};

/**
 * Validates a submission; every field is required and unknown fields are ignored.
 * @throws Refusal that names the invalid fields
 */
export function checkSubmission(sent: ReadonlyMap<string, string>): Submission {
  const values = Object.fromEntries(
    Object.keys(RULES).map((name) => [name, (NORMALISERS[name] ?? oneLine)(sent.get(name) ?? '')]),
  );
  const invalid = Object.entries(RULES).filter(([name, rule]) => !rule(values[name] ?? ''));
  if (invalid.length > 0) {
    const fields = Object.fromEntries(
      invalid.map(([name]) => [
        name,
        name === 'file' && values.file === '' ? ERRORS.fileMissing : ERRORS.input,
      ]),
    );
    throw new Refusal(400, Object.values(fields)[0] ?? ERRORS.input, fields);
  }
  const { file, ...fields } = values;
  return { ...fields, FileName: file } as unknown as Submission;
}
