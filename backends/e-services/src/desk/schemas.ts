import {
  CASE_KINDS,
  CASE_SORTS,
  CASE_STATES,
  DEPARTMENTS,
  IDEMPOTENCY_KEY,
  MAX_CASES_PER_PAGE,
  MAX_SEARCH_CHARACTERS,
  REFERENCE,
} from '@ports-authority/e-services-contract';

export interface ByReference {
  Params: { reference: string };
}

const HISTORY_PAGES = 100_000;

const listPattern = (values: readonly string[]) => {
  const value = `(?:${values.join('|')})`;
  return { type: 'string', pattern: `^${value}(?:,${value})*$` };
};

export const CASE_FILTERS = {
  kind: listPattern(CASE_KINDS),
  state: listPattern([...CASE_STATES, 'open']),
  department: listPattern(DEPARTMENTS),
  assignee: { type: 'string', minLength: 1, maxLength: 100, format: 'plain-line' },
  overdue: { enum: ['true', 'false'] },
  dueSoon: { enum: ['true', 'false'] },
  search: {
    type: 'string',
    minLength: 2,
    maxLength: MAX_SEARCH_CHARACTERS,
    format: 'plain-line',
  },
  sort: { enum: CASE_SORTS },
};

export const page = { type: 'integer', minimum: 1, maximum: HISTORY_PAGES };
export const pageSize = { type: 'integer', minimum: 1, maximum: MAX_CASES_PER_PAGE };
export const VERSION = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
export const KEY = { type: 'string', pattern: IDEMPOTENCY_KEY.source };

export const BY_REFERENCE = {
  type: 'object',
  required: ['reference'],
  properties: { reference: { type: 'string', pattern: REFERENCE.source } },
};

export const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

export function text(maxLength: number) {
  return { type: 'string', pattern: '\\S', maxLength, format: 'plain-text' };
}
