import { ERRORS, type ErrorSentence } from '@ports-authority/e-services-contract';
import { hasDirectionOverride, latinDigits } from '@ports-authority/text';
import { Ajv, type ErrorObject } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { parseHijri, parseMonthFirst } from '../dates.js';
import { Refusal } from './errors.js';

/** A property of a request, with its error messages. */
export interface Property {
  'x-missing'?: ErrorSentence;
  'x-invalid'?: ErrorSentence;
  [keyword: string]: unknown;
}

/** The schema of a query or a body: always a flat object. */
export interface InputSchema {
  type: 'object';
  required?: readonly string[];
  properties: Record<string, Property>;
  [keyword: string]: unknown;
}

const FORMATS: Record<string, (text: string) => boolean> = {
  'plain-text': isPlainText,
  'plain-line': (text) =>
    isPlainText(text) && !/[\n\r\t]/.test(text) && !hasDirectionOverride(text),
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

/** Well-formed Unicode without control characters except line breaks and tabs. */
function isPlainText(text: string): boolean {
  return text.isWellFormed() && !/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/.test(text);
}

/** Compiles a route's schema to a validator that reports the first invalid field. */
export const compileValidator: FastifySchemaCompiler<InputSchema> = ({ schema, httpPart }) => {
  const validate = ajv.compile(schema);
  return (data: Record<string, unknown>) => {
    if (httpPart === 'querystring') readNumbers(schema, data);
    return validate(data)
      ? { value: data }
      : { error: refuse(schema, validate.errors ?? [], httpPart === 'body') };
  };
};

/** Query values are strings; ajv's own coercion accepts 1e309 as an integer. */
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
  const faults = new Map<string, ErrorSentence>();
  for (const error of errors) {
    const { name, sentence, missing } = describe(schema, error);
    if (missing || !faults.has(name)) faults.set(name, sentence);
  }
  const sorted = [...faults].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const sentence = sorted[0]?.[1] ?? ERRORS.input;
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
  const hidden =
    error.keyword === 'format' && error.schema === 'plain-line'
      ? ERRORS.hiddenCharacters
      : undefined;
  const sentence =
    (missing ? property?.['x-missing'] : undefined) ??
    property?.['x-invalid'] ??
    hidden ??
    ERRORS.input;
  return { name, sentence, missing };
}
