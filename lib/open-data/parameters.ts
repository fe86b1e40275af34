import { riyadhDay } from '../dates/riyadh-clock';
import { CALL_STATUSES, TENDER_STATES } from './fields';

/** A parameter with JSON Schema and check; described by `openData.parameters.<name>`. */
interface Parameter {
  readonly schema: Readonly<Record<string, unknown>>;
  /** A value with results. */
  readonly example: string | ((now: number) => string);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Most vessel calls are near today. */
const dayFromNow = (days: number) => (now: number) => riyadhDay(new Date(now + days * DAY_MS));

const MAX_LIMIT = 1000;
const DEFAULT_LIMIT = 100;

/** Written by `encodeCursor`. */
const CURSOR = '^[A-Za-z0-9_-]{1,200}$';

export const PARAMETERS = {
  locode: { schema: { type: 'string', pattern: '^[A-Za-z]{2}[A-Za-z2-9]{3}$' }, example: 'SAJED' },
  port: { schema: { type: 'string', pattern: '^[a-z0-9-]{1,120}$' }, example: 'jeddah' },
  imo: { schema: { type: 'string', pattern: '^(?:IMO ?)?[0-9]{7}$' }, example: '9205902' },
  name: { schema: { type: 'string', minLength: 2, maxLength: 100 }, example: 'pearl' },
  status: { schema: { type: 'string', enum: CALL_STATUSES }, example: 'expected' },
  from: { schema: { type: 'string', format: 'date' }, example: dayFromNow(0) },
  to: { schema: { type: 'string', format: 'date' }, example: dayFromNow(7) },
  year: { schema: { type: 'string', pattern: '^20[0-9]{2}$' }, example: '2026' },
  q: { schema: { type: 'string', minLength: 2, maxLength: 100 }, example: 'dredging' },
  state: { schema: { type: 'string', enum: TENDER_STATES }, example: 'open' },
  limit: {
    schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
    example: '100',
  },
  cursor: { schema: { type: 'string', pattern: CURSOR }, example: 'MjAyNi0xMS0yMg' },
} as const satisfies Readonly<Record<string, Parameter>>;

export type ParameterName = keyof typeof PARAMETERS;

/** A value with results, for documentation. */
export function parameterExample(name: ParameterName, now = Date.now()): string {
  const { example }: Parameter = PARAMETERS[name];
  return typeof example === 'string' ? example : example(now);
}

/** All values of an enum parameter. */
export function parameterValues(name: ParameterName): readonly string[] | undefined {
  const schema: Parameter['schema'] = PARAMETERS[name].schema;
  return Array.isArray(schema.enum) ? (schema.enum as readonly string[]) : undefined;
}

/** A validated query; missing parameters are undefined. */
export type Query = Partial<Readonly<Record<ParameterName, string>>> & { readonly limit: string };

/** An unknown, repeated or invalid parameter. */
export interface QueryFault {
  readonly parameter: string;
  readonly reason: 'unknown' | 'repeated' | 'invalid';
}

/** Validates a query; returns the first fault. */
export function readQuery(
  given: URLSearchParams,
  allowed: readonly ParameterName[],
): { readonly query: Query } | { readonly fault: QueryFault } {
  const query: Record<string, string> = { limit: String(DEFAULT_LIMIT) };
  for (const parameter of new Set(given.keys())) {
    const name = allowed.find((candidate) => candidate === parameter);
    if (!name) return { fault: { parameter, reason: 'unknown' } };
    const [value = '', ...more] = given.getAll(name);
    if (more.length > 0) return { fault: { parameter, reason: 'repeated' } };
    if (!isValid(value.trim(), PARAMETERS[name].schema)) {
      return { fault: { parameter, reason: 'invalid' } };
    }
    query[name] = value.trim();
  }
  if (query.from && query.to && query.to < query.from) {
    return { fault: { parameter: 'to', reason: 'invalid' } };
  }
  return { query: query as Query };
}

function isValid(value: string, schema: Parameter['schema']): boolean {
  if (schema.type === 'integer') {
    return /^\d{1,6}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_LIMIT;
  }
  if (schema.format === 'date') return isDay(value);
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if (typeof schema.pattern === 'string') return new RegExp(schema.pattern).test(value);
  const length = [...value].length;
  return (
    !/\p{Surrogate}/u.test(value) &&
    length >= Number(schema.minLength) &&
    length <= Number(schema.maxLength)
  );
}

function isDay(value: string): boolean {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}

/** Keyset pagination: stable when rows are added or removed. */
export function encodeCursor(key: string): string {
  return Buffer.from(key).toString('base64url');
}

export function decodeCursor(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString();
}
