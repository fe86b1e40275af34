import {
  CAPTCHA_CHALLENGE_HEADER,
  CLIENT_ADDRESS_HEADER,
  ERRORS,
  MAX_NAME_PART_CHARACTERS,
  MAX_PAGE_SIZE,
  PROOF_HEADER,
  type Accepted,
  type SearchPage,
  type Titled,
} from '@ports-authority/e-services-contract';
import type { FastifySchema } from 'fastify';
import type { Property } from './validation.js';

/** A route's schema, with the name of the form's file field. */
export type FormSchema = FastifySchema & { file?: string | undefined };

const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });

export const REFUSED = {
  type: 'object',
  properties: {
    isSuccess: { type: 'boolean', const: false },
    error: { type: 'string', example: ERRORS.input },
    data: nullable({
      type: 'object',
      properties: {
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
    }),
  },
} as const;

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

export function success<Data>(data: Data): Accepted<Data> {
  return { isSuccess: true, error: null, data };
}

/** An object whose properties are all required. */
export function record<Row = Record<string, unknown>>(properties: Record<keyof Row, object>) {
  return { type: 'object', required: Object.keys(properties), properties };
}

export const TEXT = { type: 'string' } as const;
export const NUMBER = { type: 'number' } as const;
export const WHOLE = { type: 'integer' } as const;
export const TEXT_OR_NULL = { type: ['string', 'null'] } as const;
export const TITLED = record<Titled>({ id: WHOLE, title: TEXT, titleAr: TEXT });

/** Answer to the captcha; empty or missing is wrong, not invalid input. */
export const CAPTCHA: Property = {
  type: 'string',
  maxLength: 64,
  description:
    'The digits of a captcha of the session, Arabic or Latin; anything with a proof of work that takes their place.',
  'x-invalid': ERRORS.captcha,
};

/** Captcha headers, which the site forwards for the visitor. */
export const CAPTCHA_HEADERS = {
  type: 'object',
  properties: {
    [CAPTCHA_CHALLENGE_HEADER]: {
      type: 'string',
      description: 'The challenge that is answered; without it, any of the cookie.',
    },
    [PROOF_HEADER]: {
      type: 'string',
      description: 'Base64 of {challenge, solution}; a request without one counts several times.',
    },
    [CLIENT_ADDRESS_HEADER]: { type: 'string', description: 'IP address of the visitor.' },
  },
} as const;

export const PAGING: Record<string, Property> = {
  page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
  pageSize: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: MAX_PAGE_SIZE },
};

export const META = record<SearchPage<unknown>['meta']>({
  total: WHOLE,
  page: WHOLE,
  pageSize: WHOLE,
  pageCount: WHOLE,
});

export function searchPage<Row>(
  data: readonly Row[],
  total: number,
  { page, pageSize }: { page: number; pageSize: number },
): SearchPage<Row> {
  const meta = { total, page, pageSize, pageCount: Math.ceil(total / pageSize) };
  return { ...success(data), meta };
}

export const NAME_PART: Property = {
  type: 'string',
  maxLength: MAX_NAME_PART_CHARACTERS,
  format: 'plain-line',
  default: '',
};

export const PORT: Property = {
  type: 'string',
  minLength: 1,
  maxLength: 100,
  format: 'plain-line',
  description: 'The `title` of a port in the lookups.',
  example: 'Jeddah Port',
  'x-missing': ERRORS.portMissing,
};
