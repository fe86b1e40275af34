import { RELEASE_DATE } from '../startup/release';
import { isoDate, textOf } from './values';

/** An entry of the content API, whichever version of Strapi sent it: its fields without envelopes. */
export type WireEntry = Readonly<Record<string, unknown>>;

/** Relations that `populate=deep` follows end sooner; deeper values are made up. */
const MAX_DEPTH = 30;

/**
 * The entries in the `data` of a response: of a list, or of one entry, since some types may be either.
 * @returns undefined for anything else
 */
export function entriesOf(data: unknown): WireEntry[] | undefined {
  if (data === null) return [];
  const items: readonly unknown[] | undefined = Array.isArray(data)
    ? data
    : isObject(data)
      ? [data]
      : undefined;
  return items?.map(entryOf);
}

/**
 * Takes an entry out of the envelopes of Strapi 4 (`{id, attributes}`, `{data}` around relations and
 * files); those of Strapi 5 have none. It always has a `documentId`, empty where nothing identifies
 * it, and the time of its last change.
 */
export function entryOf(item: unknown): WireEntry {
  const value = unwrapped(item, 0);
  const fields: WireEntry = isObject(value) ? value : {};
  return {
    ...fields,
    documentId: textOf(fields.documentId) || textOf(fields.id),
    updatedAt:
      isoDate(fields.updatedAt) ??
      isoDate(fields.publishedAt) ??
      isoDate(fields.createdAt) ??
      RELEASE_DATE,
  };
}

function unwrapped(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((item) => unwrapped(item, depth + 1));
  if (!isObject(value)) return value;
  const { data, attributes, ...others } = value;
  const isEnvelope = data !== undefined && Object.keys(others).every((key) => key === 'meta');
  if (isEnvelope) return unwrapped(data, depth + 1);
  const fields = isObject(attributes) ? { ...others, ...attributes } : value;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, unwrapped(field, depth + 1)]),
  );
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
