import {
  CONTACT_FORM,
  ERRORS,
  IDEMPOTENCY_KEY,
  fieldRule,
  wireFields,
  type FieldRule,
  type FormField,
} from '@ports-authority/e-services-contract';
import { mailAddress, oneLine, severalLines } from '@ports-authority/text';
import { Refusal } from './refusal';
import type { Submission } from './store';

type Rule = (value: string) => boolean;

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value);

const FIELDS = new Map(wireFields(CONTACT_FORM));

/** Rules by wire name; `file` is the name returned by the upload. */
const RULES: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(
    [...FIELDS].map(([name, field]) => [name, isValid(fieldRule(field), field)]),
  ),
  file: matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$/),
  SubmissionKey: matching(IDEMPOTENCY_KEY),
};

/** Rejects control characters, which databases do not store, except line breaks in multiline fields. */
function isValid({ pattern, max, values, multiline }: FieldRule, field: FormField): Rule {
  return (value) => {
    if (value === '') return field.missing === undefined;
    if (value.length > max || (values && !values.includes(value))) return false;
    if (pattern && !pattern.test(value)) return false;
    return !/[\p{Cc}\p{Cs}]/u.test(multiline ? value.replace(/[\n\r\t]/g, '') : value);
  };
}

function normalise(name: string, value: string): string {
  switch (FIELDS.get(name)?.kind) {
    case 'email':
      return mailAddress(value);
    case 'lines':
      return severalLines(value);
    default:
      return oneLine(value);
  }
}

/** Validates a submission, ignoring unknown fields; throws a Refusal with the invalid ones. */
export function checkSubmission(sent: ReadonlyMap<string, string>): Submission {
  const values = Object.fromEntries(
    Object.keys(RULES).map((name) => [name, normalise(name, sent.get(name) ?? '')]),
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
