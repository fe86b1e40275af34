import type { Department } from '../departments';
import {
  CALLBACK_MOBILE,
  EMAIL,
  IDENTITY,
  MAX_EMAIL_CHARACTERS,
  MAX_QUANTITY_CHARACTERS,
  MOBILE,
  PHONE,
  QUANTITY,
} from '../fields';

/*
 * The definition of a form: browser, handler, server action, both stores, desk and OpenAPI description
 * are derived from it.
 */

interface AnyField {
  /** Key of the label in the site's `messages/`. */
  readonly label: string;
  /** Key of the hint. */
  readonly hint?: string;
  /** Key in `errors` for a missing value; a field without one is optional. */
  readonly missing?: string;
  /** Key in `errors` for an invalid value, where the kind's own does not fit. */
  readonly invalid?: string;
  /** The field's name on the wire, if it differs. */
  readonly wire?: string;
  /** A valid value, for tests and the OpenAPI description. */
  readonly example: string;
  readonly autoComplete?: string;
  /** Takes a whole row of the page; texts of several lines and files always do. */
  readonly wide?: true;
  /** Several fields have the same message, which an error summary shows after the label. */
  readonly sharesMessage?: true;
  /** A counter of the characters is shown; texts of several lines always have it. */
  readonly counted?: true;
}

export interface TextField extends AnyField {
  readonly kind: 'line' | 'lines';
  /** In characters. */
  readonly max: number;
  /** The list of the service that the value is chosen from. */
  readonly list?: 'ports' | 'mainCategories' | 'subCategories' | 'movables';
  /** Copied by the sender from a response of the service, which changes between attempts. */
  readonly copied?: true;
}

export interface PatternField extends AnyField {
  readonly kind: keyof typeof PATTERNS;
}

export interface ChoiceField extends AnyField {
  readonly kind: 'choice';
  readonly values: readonly string[];
  /** Group of the labels of the values, or the key of each. */
  readonly labels: string | Readonly<Record<string, string>>;
  readonly control: 'select' | 'radio';
}

/** One PDF; such a form is sent as multipart. */
export interface FileField extends AnyField {
  readonly kind: 'file';
}

export type FormField = TextField | PatternField | ChoiceField | FileField;

/** Within how many days of the one after its receipt a case is answered. */
export interface CasePromise {
  readonly days: number;
  /** Working days are Sunday to Thursday without holidays. */
  readonly counted: 'working' | 'all';
}

export interface FormDefinition {
  readonly kind: string;
  /** `operationId` in the OpenAPI description. */
  readonly operation: string;
  /** Path of the service below `BASE_PATH`, without a leading slash. */
  readonly path: string;
  /** Path of the site's handler below `/api/`. */
  readonly endpoint: string;
  /** Summary in the OpenAPI description. */
  readonly summary: string;
  /** Message of the receipt. */
  readonly receipt: string;
  /** `service`: the form does not require it, the service refuses a wrong value. */
  readonly captcha: 'required' | 'service' | 'none';
  /** Default: on submit. */
  readonly validatedOn?: 'onBlur';
  /** By their names in the form, in the order of the page. */
  readonly fields: Readonly<Record<string, FormField>>;
  /** Fields of the wire that the sender adds, by their names there. */
  readonly added?: Readonly<Record<string, TextField | PatternField>>;
  /** Fields that the confirmation repeats, in order; default: all. */
  readonly confirmed?: readonly string[];
  /** Fields that name the sender, or the page that was rated, in lists of the desk. */
  readonly title: readonly string[];
  /** Null: the page promises no time. */
  readonly promise: CasePromise | null;
  /** The first department of its cases. */
  readonly department: Department;
  /** Retention: `days` by default, `months` as stated in the form's notice, if any. */
  readonly retention: { readonly days: number; readonly months?: number };
  /** Submissions that one client may send in a day, by default; offices share addresses. */
  readonly perDay: number;
}

/** Validation rule of a field's value. */
export interface FieldRule {
  readonly pattern?: RegExp;
  /** In characters. */
  readonly max: number;
  readonly values?: readonly string[];
  readonly multiline: boolean;
}

const PATTERNS = {
  email: { pattern: EMAIL, max: MAX_EMAIL_CHARACTERS },
  mobile: { pattern: MOBILE, max: 12 },
  phone: { pattern: PHONE, max: 12 },
  identity: { pattern: IDENTITY, max: 10 },
  'callback-mobile': { pattern: CALLBACK_MOBILE, max: 10 },
  quantity: { pattern: QUANTITY, max: MAX_QUANTITY_CHARACTERS },
  /** A path within the site. */
  path: { pattern: /^\/(?![/\\])[\x21-\x7e]*$/, max: 200 },
  /** An id of the service. */
  id: { pattern: /^[1-9]\d{0,8}$/, max: 9 },
} as const;

const MAX_CHOICE_CHARACTERS = 100;

/** Values are normalised before (`packages/text/src/input.ts`). A file has no rule here. */
export function fieldRule(field: Exclude<FormField, FileField>): FieldRule {
  switch (field.kind) {
    case 'line':
    case 'lines':
      return { max: field.max, multiline: field.kind === 'lines' };
    case 'choice':
      return { values: field.values, max: MAX_CHOICE_CHARACTERS, multiline: false };
    default:
      return { ...PATTERNS[field.kind], multiline: false };
  }
}

type TextFieldName<Form extends FormDefinition> = {
  [Name in keyof Form['fields'] & string]: Form['fields'][Name] extends FileField ? never : Name;
}[keyof Form['fields'] & string];

type WireName<
  Form extends FormDefinition,
  Name extends keyof Form['fields'] & string,
> = Form['fields'][Name] extends { readonly wire: infer Wire extends string } ? Wire : Name;

/** The body of a form's operation, by the names of the wire and without its file. */
export type WireFields<Form extends FormDefinition> = Readonly<
  Record<
    | { [Name in TextFieldName<Form>]: WireName<Form, Name> }[TextFieldName<Form>]
    | (Form extends { readonly added: infer Added } ? keyof Added & string : never)
    | (Form['captcha'] extends 'none' ? never : 'captcha'),
    string
  >
>;

/** The fields of a form with their names on the wire, without its file, then those that are added. */
export function wireFields({
  fields,
  added,
}: FormDefinition): readonly (readonly [string, Exclude<FormField, FileField>])[] {
  const typed = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'file' ? [] : [[field.wire ?? name, field] as const],
  );
  return [...typed, ...Object.entries(added ?? {})];
}

/** The name of a form's file field, else undefined. */
export function findFileField({ fields }: FormDefinition): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.kind === 'file');
}

/** A valid form by the names of the page, without file and captcha. */
export function exampleOf<Form extends FormDefinition>({
  fields,
}: Form): Record<TextFieldName<Form>, string> {
  const typed = Object.entries(fields).filter(([, { kind }]) => kind !== 'file');
  return Object.fromEntries(typed.map(([name, { example }]) => [name, example])) as Record<
    TextFieldName<Form>,
    string
  >;
}

/** A valid form by the names of the wire, without file and captcha. */
export function wireExampleOf<Form extends FormDefinition>(
  form: Form,
): Omit<WireFields<Form>, 'captcha'> {
  const examples = wireFields(form).map(([name, { example }]) => [name, example]);
  return Object.fromEntries(examples) as Omit<WireFields<Form>, 'captcha'>;
}
