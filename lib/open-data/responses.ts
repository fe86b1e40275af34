import { createHash } from 'node:crypto';
import { csvText } from '../csv/csv';
import { isCurrent } from '../files/file-version';
import { fullUrl } from '../seo/full-url';
import type { Dataset, Selection } from './datasets';
import { cellFields, type AnyRow } from './fields';
import { encodeCursor, decodeCursor, type Query } from './parameters';
import { OPEN_DATA_BASE } from './paths';
import { PROBLEMS, type Problem, type ProblemName } from './problem';

export type Format = 'json' | 'csv';

/** CORS: readable from any origin, headers included. */
const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Content-Disposition, ETag, Last-Modified, Link, RateLimit, RateLimit-Policy, Retry-After',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

const FRESH = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=3600';
/** Short cache lifetime of stale data. */
const SHORT_CACHE = 'public, max-age=10';

/** Age from which live data counts as stale. */
const STALE_AFTER_MS = 5 * 60_000;

export const READ_METHODS = 'GET, HEAD, OPTIONS';

/** CORS preflight. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS_HEADERS,
      Allow: READ_METHODS,
      'Access-Control-Allow-Methods': READ_METHODS,
      'Access-Control-Allow-Headers': 'Accept, If-Modified-Since, If-None-Match',
      'Access-Control-Max-Age': '86400',
    },
  });
}

/** application/problem+json, not cacheable. */
export function problem(
  name: ProblemName,
  detail: string,
  { parameter, headers = {} }: { parameter?: string; headers?: Record<string, string> } = {},
): Response {
  const { status, title } = PROBLEMS[name];
  const body: Problem = {
    type: fullUrl(`/en/open-data/api#problem-${name}`),
    title,
    status,
    detail,
    ...(parameter !== undefined && { parameter }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...CORS_HEADERS,
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/** A rendered body with its version. */
interface Content {
  readonly body: string;
  readonly type: string;
  /** The body's data without its read time. */
  readonly version: unknown;
  readonly changedAt?: string | null;
  readonly isStale?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The content, or 304 if the ETag matches. */
export function contentResponse(request: Request, content: Content, policy: string): Response {
  const digest = createHash('sha1').update(JSON.stringify(content.version)).digest('base64url');
  // Weak: bodies differ in their read time.
  const etag = `W/"${digest}"`;
  const lastModified = content.changedAt ? new Date(content.changedAt).toUTCString() : undefined;
  const headers = {
    ...CORS_HEADERS,
    'Cache-Control': content.isStale ? SHORT_CACHE : FRESH,
    ETag: etag,
    // Cacheable, so only the policy is sent and not the client's remaining quota.
    'RateLimit-Policy': policy,
    ...(lastModified && { 'Last-Modified': lastModified }),
    ...content.headers,
  };
  if (isCurrent(request.headers, { etag, lastModified })) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(content.body, {
    headers: { ...headers, 'Content-Type': `${content.type}; charset=utf-8` },
  });
}

/** One page of a dataset in a format. */
export async function datasetContent(
  dataset: Dataset,
  selection: Selection,
  query: Query,
  format: Format,
  now = Date.now(),
): Promise<Content> {
  const { asOf, changedAt } = selection;
  const { rows: selected, next } = toPage(dataset, selection, query);
  const rows = (await selection.complete?.(selected)) ?? selected;
  const total = selection.rows.length;
  const isStale = asOf !== null && now - Date.parse(asOf) > STALE_AFTER_MS;
  const url = (target: Format, more: Partial<Query> = {}) =>
    datasetUrl(dataset, target, query, more);
  const nextUrl = next === null ? null : url(format, { cursor: next });
  const headers = {
    Link: [
      `<${fullUrl(`${OPEN_DATA_BASE}/openapi.json`)}>; rel="service-desc"`,
      ...(nextUrl ? [`<${nextUrl}>; rel="next"`] : []),
    ].join(', '),
    Vary: 'Accept',
  };
  const version = { format, rows, total, nextUrl, isStale };
  if (format === 'csv') {
    const columns = cellFields(dataset.fields);
    return {
      body: csvText([columns, ...rows.map((row) => columns.map((column) => toCell(row[column])))]),
      type: 'text/csv',
      version,
      changedAt,
      isStale,
      headers: { ...headers, 'Content-Disposition': `inline; filename="${dataset.path}.csv"` },
    };
  }
  const body = {
    data: rows,
    meta: { total, limit: Number(query.limit), asOf, isStale },
    links: { self: url('json'), next: nextUrl, csv: url('csv') },
  };
  return {
    body: JSON.stringify(body),
    type: 'application/json',
    version,
    changedAt,
    isStale,
    headers,
  };
}

function toPage(
  { isDescending }: Dataset,
  { rows, rowKey }: Selection,
  query: Query,
): { readonly rows: readonly AnyRow[]; readonly next: string | null } {
  const last = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const isAfter = (row: AnyRow) =>
    last === null || (isDescending ? rowKey(row) < last : rowKey(row) > last);
  const rest = rows.filter(isAfter);
  const page = rest.slice(0, Number(query.limit));
  const end = page.at(-1);
  return { rows: page, next: end && rest.length > page.length ? encodeCursor(rowKey(end)) : null };
}

function datasetUrl(dataset: Dataset, format: Format, query: Query, more: Partial<Query>): string {
  const given = Object.entries({ ...query, ...more }).filter(([, value]) => value !== undefined);
  const parameters = new URLSearchParams(given);
  return fullUrl(`${OPEN_DATA_BASE}/${dataset.path}.${format}?${parameters.toString()}`);
}

function toCell(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' ? value : String(value);
}
