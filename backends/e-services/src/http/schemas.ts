import type { Property } from './validation.js';
import { SENTENCES } from './errors.js';

const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });

/** The answer of a refused or failed call. */
export const REFUSED = {
  type: 'object',
  properties: {
    isSuccess: { type: 'boolean', const: false },
    error: { type: 'string', example: SENTENCES.input },
    data: nullable({
      type: 'object',
      properties: {
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
    }),
  },
} as const;

/** The answer of a call that succeeded, around its data. */
export function accepted(data: object, more: Record<string, object> = {}) {
  return {
    type: 'object',
    properties: {
      isSuccess: { type: 'boolean', const: true },
      error: { type: 'null' },
      data,
      ...more,
    },
  };
}

/** An object all of whose properties are always there. */
export function record(properties: Record<string, object>) {
  return { type: 'object', required: Object.keys(properties), properties };
}

export const TEXT = { type: 'string' } as const;
export const NUMBER = { type: 'number' } as const;
export const WHOLE = { type: 'integer' } as const;
export const TEXT_OR_NULL = { type: ['string', 'null'] } as const;
export const TITLED = record({ id: WHOLE, title: TEXT, titleAr: TEXT });

/** The captcha's answer; empty or missing is a wrong one, not a fault of the input. */
export const CAPTCHA: Property = {
  type: 'string',
  maxLength: 64,
  description: 'What the captcha of the session shows, in Arabic or Latin digits.',
  'x-invalid': SENTENCES.captcha,
};

export const PAGING: Record<string, Property> = {
  page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
  pageSize: { type: 'integer', minimum: 1, maximum: 500, default: 500 },
};

/** How much was found and which part of it this is. */
export const META = record({ total: WHOLE, page: WHOLE, pageSize: WHOLE, pageCount: WHOLE });

/** A name that is looked for, matched as a part of the whole name. */
export const NAME_PART: Property = {
  type: 'string',
  maxLength: 100,
  format: 'plain-line',
  default: '',
};

export const PORT: Property = {
  type: 'string',
  minLength: 1,
  maxLength: 100,
  format: 'plain-line',
  description: 'A `title` of the lookups’ ports.',
  example: 'Jeddah Port',
  'x-missing': SENTENCES.portMissing,
};
