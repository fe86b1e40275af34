import { RELEASE_DATE } from '../startup/release';
import { isoDate, toText } from './values';

/** An entry without the envelopes of Strapi 4. */
export type WireEntry = Readonly<Record<string, unknown>>;

/** Legitimate `populate=deep` responses are shallower. */
const MAX_DEPTH = 30;

/** Entries in `data`, a list or one entry; undefined for anything else. */
export function toEntries(data: unknown): WireEntry[] | undefined {
  if (data === null) return [];
  const items: readonly unknown[] | undefined = Array.isArray(data)
    ? data
    : isObject(data)
      ? [data]
      : undefined;
  return items?.map(toEntry);
}

/**
 * Unwraps the envelopes of Strapi 4 (`{id, attributes}`, `{data}` around relations and files);
 * Strapi 5 has none. Always has a `documentId` (empty if unknown) and `updatedAt`.
 */
export function toEntry(item: unknown): WireEntry {
  const value = unwrapped(item, 0);
  const fields: WireEntry = isObject(value) ? value : {};
  return {
    ...fields,
    documentId: toText(fields.documentId) || toText(fields.id),
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
