import { createHash } from 'node:crypto';
import { csvText } from '../csv/csv';
import { isCurrent } from '../files/file-version';
import { fullUrl } from '../seo/full-url';
import type { Dataset, Selection } from './datasets';
import { cellFields, type AnyRow } from './fields';
import { cursorOf, keyOfCursor, type Query } from './parameters';
import { OPEN_DATA_BASE } from './paths';
import { PROBLEMS, type Problem, type ProblemName } from './problem';

export type Format = 'json' | 'csv';

/** Any page of any site may read the open data, and what it is told in headers. */
const SHARED = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Content-Disposition, ETag, Last-Modified, Link, RateLimit, RateLimit-Policy, Retry-After',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

const FRESH = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=3600';
/** What is stale is asked for again soon. */
const SOON = 'public, max-age=10';

/** Age from which live data counts as stale. */
const STALE_AFTER_MS = 5 * 60_000;

export const READ_METHODS = 'GET, HEAD, OPTIONS';

/** The response to a preflight: whether a page of another site may read. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...SHARED,
      Allow: READ_METHODS,
      'Access-Control-Allow-Methods': READ_METHODS,
      'Access-Control-Allow-Headers': 'Accept, If-Modified-Since, If-None-Match',
      'Access-Control-Max-Age': '86400',
    },
  });
}

/** A problem as application/problem+json, which nobody stores. */
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
      ...SHARED,
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/** A finished body with its version. */
interface Content {
  readonly body: string;
  readonly type: string;
  /** What the body says, without the moment at which it was read. */
  readonly version: unknown;
  readonly changedAt?: string | null;
  readonly isStale?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The content, or 304 for a client that has it. */
export function contentResponse(request: Request, content: Content, policy: string): Response {
  const digest = createHash('sha1').update(JSON.stringify(content.version)).digest('base64url');
  // Weak: another reading of the same data has another moment in it.
  const etag = `W/"${digest}"`;
  const lastModified = content.changedAt ? new Date(content.changedAt).toUTCString() : undefined;
  const headers = {
    ...SHARED,
    'Cache-Control': content.isStale ? SOON : FRESH,
    ETag: etag,
    // The same for everybody, since caches store it; what is left of the quota is not.
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
export function datasetContent(
  dataset: Dataset,
  selection: Selection,
  query: Query,
  format: Format,
  now = Date.now(),
): Content {
  const { asOf, changedAt } = selection;
  const { rows, next } = pageOf(dataset, selection, query);
  const total = selection.rows.length;
  const isStale = asOf !== null && now - Date.parse(asOf) > STALE_AFTER_MS;
  const url = (one: Format, more: Partial<Query> = {}) => datasetUrl(dataset, one, query, more);
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
      body: csvText([columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))]),
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

function pageOf(
  { isDescending }: Dataset,
  { rows, keyOf }: Selection,
  query: Query,
): { readonly rows: readonly AnyRow[]; readonly next: string | null } {
  const last = query.cursor === undefined ? null : keyOfCursor(query.cursor);
  const isAfter = (row: AnyRow) =>
    last === null || (isDescending ? keyOf(row) < last : keyOf(row) > last);
  const rest = rows.filter(isAfter);
  const page = rest.slice(0, Number(query.limit));
  const end = page.at(-1);
  return { rows: page, next: end && rest.length > page.length ? cursorOf(keyOf(end)) : null };
}

function datasetUrl(dataset: Dataset, format: Format, query: Query, more: Partial<Query>): string {
  const given = Object.entries({ ...query, ...more }).filter(([, value]) => value !== undefined);
  const parameters = new URLSearchParams(given);
  return fullUrl(`${OPEN_DATA_BASE}/${dataset.path}.${format}?${parameters.toString()}`);
}

function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' ? value : String(value);
}
