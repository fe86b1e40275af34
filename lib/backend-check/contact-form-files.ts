import { CONTACT_FORM, fieldRule, type FormField } from '@ports-authority/e-services-contract';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { textAt } from '@/lib/i18n/text-at';

interface Schema {
  readonly attributes: Readonly<Record<string, object>>;
}

/** Columns of the CMS beside the form's fields, in front of them and behind them. */
const BEFORE = ['Reference', 'ReceivedAt'];
const AFTER = ['FileName', 'SubmissionKey'];

/** The form's fields without its file. */
const stored = Object.entries<FormField>(CONTACT_FORM.fields).flatMap(([name, field]) =>
  field.kind === 'file' ? [] : [[name, field] as const],
);

/** The schema of the CMS's contact forms, with the attributes of the form's definition. */
export function contactFormSchema(text: string): string {
  const schema = JSON.parse(text) as Schema;
  const own = (names: readonly string[]) => names.map((name) => [name, schema.attributes[name]]);
  const fields = stored.map(([name, field]) => {
    const { max, multiline } = fieldRule(field);
    const type = multiline ? 'text' : 'string';
    return [
      name,
      { type, maxLength: max, ...(field.missing && { required: true }), private: true },
    ];
  });
  const attributes = Object.fromEntries([...own(BEFORE), ...fields, ...own(AFTER)]) as object;
  return json({ ...schema, attributes });
}

/** The labels of the form's fields in Arabic and English, for the CMS's panel. */
export function contactFormLabels(): string {
  const lines = stored.map(([name, { label }]) => {
    return `  "${name}": ["${textAt(ar, label)}", "${textAt(en, label)}"]`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
