import { Refusal, SENTENCES } from './refusal';
import type { Submission } from './content-type';

const RELATIONS = [
  'Investor',
  'Importer / Exporter',
  'Shipping Line / Agent',
  'Marine Line / Agent',
  'Customer Broker',
  'Other',
];

type Rule = (value: string) => boolean;

const pattern =
  (expression: RegExp): Rule =>
  (value) =>
    expression.test(value);

/** Text without control characters, which a database can't hold; line breaks where allowed. */
const text =
  (maxLength: number, { withLines = false } = {}): Rule =>
  (value) =>
    value.length > 0 &&
    value.length <= maxLength &&
    !/[\p{Cc}\p{Cs}]/u.test(withLines ? value.replace(/[\n\r\t]/g, '') : value);

/** The fields as they are sent; `file` is the name that the upload was answered with. */
const RULES: Readonly<Record<string, Rule>> = {
  name: text(100),
  emailAddress: (value) =>
    value.length <= 100 &&
    /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,8}\.[A-Za-z]{2,24}$/.test(
      value,
    ),
  phoneNumber: pattern(/^\d{12}$/),
  mobileNumber: pattern(/^966\d{9}$/),
  identityNumber: pattern(/^1\d{9}$/),
  relationToPorts: (value) => RELATIONS.includes(value),
  port: text(100),
  purpose: text(100),
  details: text(5000, { withLines: true }),
  file: pattern(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$/),
  SubmissionKey: pattern(/^[0-9A-Za-z_-]{8,100}$/),
};

/**
 * Checks what was sent by the rules of specification §5; every field is required. Fields that the
 * form does not have are left out.
 * @throws Refusal that names the fields at fault
 */
export function checkSubmission(sent: ReadonlyMap<string, string>): Submission {
  const values = Object.fromEntries(
    Object.keys(RULES).map((name) => [name, tidy(sent.get(name) ?? '')]),
  );
  const faults = Object.entries(RULES).filter(([name, rule]) => !rule(values[name] ?? ''));
  if (faults.length > 0) {
    const fields = Object.fromEntries(
      faults.map(([name]) => [
        name,
        name === 'file' && values.file === '' ? SENTENCES.fileMissing : SENTENCES.input,
      ]),
    );
    throw new Refusal(400, Object.values(fields)[0] ?? SENTENCES.input, fields);
  }
  const { file, ...fields } = values;
  return { ...fields, FileName: file } as unknown as Submission;
}

function tidy(value: string): string {
  return value.replaceAll('\r\n', '\n').trim();
}
