import { Ajv, type ErrorObject } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { parseHijri, parseMonthFirst } from '../dates.js';
import { latinDigits } from '../text.js';
import { Refusal, SENTENCES, type Sentence } from './errors.js';

/**
 * A property of an object that callers send. `x-missing` and `x-invalid` are the sentences with
 * which it is refused.
 */
export interface Property {
  'x-missing'?: Sentence;
  'x-invalid'?: Sentence;
  [keyword: string]: unknown;
}

/** The schema of what callers send: always a flat object. */
export interface InputSchema {
  type: 'object';
  required?: readonly string[];
  properties: Record<string, Property>;
  [keyword: string]: unknown;
}

const FORMATS: Record<string, (text: string) => boolean> = {
  'plain-text': isPlainText,
  'plain-line': (text) => isPlainText(text) && !/[\n\r\t]/.test(text),
  'month-first-date': (text) => parseMonthFirst(text) !== undefined,
  'hijri-date': (text) => parseHijri(latinDigits(text)) !== undefined,
};

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  useDefaults: true,
  removeAdditional: true,
  formats: FORMATS,
});
ajv.addVocabulary(['x-missing', 'x-invalid', 'example']);

/** Well-formed Unicode without control characters, which a database can't hold. */
function isPlainText(text: string): boolean {
  return text.isWellFormed() && !/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(text);
}

/** Compiles a route's schema to a check that refuses with the first fault's sentence. */
export const compileValidator: FastifySchemaCompiler<InputSchema> = ({ schema, httpPart }) => {
  const validate = ajv.compile(schema);
  return (data: Record<string, unknown>) => {
    if (httpPart === 'querystring') readNumbers(schema, data);
    return validate(data)
      ? { value: data }
      : { error: refuse(schema, validate.errors ?? [], httpPart === 'body') };
  };
};

/** A query holds texts; ajv's own reading of numbers takes 1e309 for a whole number. */
function readNumbers(schema: InputSchema, query: Record<string, unknown>): void {
  for (const [name, { type }] of Object.entries(schema.properties)) {
    const text = query[name];
    if (type === 'integer' && typeof text === 'string' && /^-?\d{1,10}$/.test(text)) {
      query[name] = Number(text);
    }
  }
}

function refuse(schema: InputSchema, errors: ErrorObject[], withFields: boolean): Refusal {
  const order = Object.keys(schema.properties ?? {});
  const faults = new Map<string, Sentence>();
  for (const error of errors) {
    const { name, sentence, missing } = describe(schema, error);
    if (missing || !faults.has(name)) faults.set(name, sentence);
  }
  const sorted = [...faults].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const sentence = sorted[0]?.[1] ?? SENTENCES.input;
  const fields = Object.fromEntries(sorted.filter(([name]) => name !== ''));
  return new Refusal(400, sentence, withFields ? { message: sentence, fields } : null);
}

function describe(schema: InputSchema, error: ErrorObject) {
  const absent = error.keyword === 'required';
  const name = absent
    ? String(error.params.missingProperty)
    : (error.instancePath.split('/')[1] ?? '');
  const property = schema.properties?.[name];
  const missing = absent || (error.keyword === 'minLength' && error.data === '');
  const sentence =
    (missing ? property?.['x-missing'] : undefined) ?? property?.['x-invalid'] ?? SENTENCES.input;
  return { name, sentence, missing };
}
