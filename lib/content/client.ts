import * as yup from 'yup';
import { config } from '../config';
import type { Locale } from '../i18n/locales';
import { throughBulkhead } from '../http/bulkhead';
import { throughCircuit } from '../http/circuit';
import { readLimited } from '../http/limited-body';
import { requestIdHeaders } from '../logging/current-request';
import { log } from '../logging/log';
import { measured } from '../metrics/upstream';
import { readsDrafts } from '../preview/reading-drafts';
import { NotPublishedError } from './errors';

/** The content API refuses larger pages. */
const PAGE_SIZE = 100;
const MAX_PAGES = 200;
const MAX_RESPONSE_BYTES = 20 * 1024 * 1024;
/** Of one instance. A response takes the CMS 30 to 100 ms, and there may be several instances. */
const MOST_READS_AT_ONCE = 8;

export type Query = Readonly<Record<string, string | number>>;

export interface EntryPage<Entry> {
  readonly entries: Entry[];
  readonly pageCount: number;
  readonly total: number;
}

const pagination = yup.object({
  page: yup.number().required(),
  pageSize: yup.number().required(),
  pageCount: yup.number().required(),
  total: yup.number().required(),
});

/**
 * One page of a collection, each entry checked against its schema.
 * @throws Error on anything but a well-formed response in time.
 */
export async function fetchPage<Entry>(
  collection: string,
  locale: Locale,
  entry: yup.Schema<Entry>,
  query: Query,
): Promise<EntryPage<Entry>> {
  const body = await fetchJson(collection, { ...query, locale });
  const envelope = await yup
    .object({
      data: yup.array().required(),
      meta: yup.object({ pagination: pagination.required() }).required(),
    })
    .required()
    .validate(body, { strict: true });
  const entries = await validEntries(collection, envelope.data, entry);
  return {
    entries,
    pageCount: envelope.meta.pagination.pageCount,
    total: envelope.meta.pagination.total,
  };
}

/** Leaves out drafts that lack a required field, so that the others can be previewed. */
async function validEntries<Entry>(
  collection: string,
  items: readonly unknown[],
  entry: yup.Schema<Entry>,
): Promise<Entry[]> {
  if (!readsDrafts()) return Promise.all(items.map((item) => entry.validate(item)));
  const results = await Promise.allSettled(items.map((item) => entry.validate(item)));
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return [result.value];
    log.info({ collection, error: String(result.reason) }, 'unfinished draft left out');
    return [];
  });
}

/** Every entry of a collection, read page by page. */
export async function fetchAll<Entry>(
  collection: string,
  locale: Locale,
  entry: yup.Schema<Entry>,
  query: Query,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const found = await fetchPage(collection, locale, entry, {
      ...query,
      'pagination[page]': page,
      'pagination[pageSize]': PAGE_SIZE,
    });
    entries.push(...found.entries);
    if (page >= found.pageCount) return entries;
  }
  throw new Error(`${collection} has more than ${MAX_PAGES * PAGE_SIZE} entries`);
}

/**
 * The first entry that a query finds.
 * @throws NotPublishedError if it finds none.
 */
export async function fetchFirst<Entry>(
  collection: string,
  locale: Locale,
  entry: yup.Schema<Entry>,
  query: Query,
): Promise<Entry> {
  const { entries } = await fetchPage(collection, locale, entry, {
    ...query,
    'pagination[page]': 1,
    'pagination[pageSize]': 1,
  });
  if (entries[0] === undefined) throw new NotPublishedError(collection);
  return entries[0];
}

/**
 * A single type. The content API responds with 404 while it is not published.
 * @throws NotPublishedError, or Error on anything but a well-formed response in time.
 */
export async function fetchSingle<Entry>(
  singleType: string,
  locale: Locale,
  entry: yup.Schema<Entry>,
  query: Query = {},
): Promise<Entry> {
  const body = await fetchJson(singleType, { populate: 'deep', ...query, locale }).catch(
    (error: unknown) => {
      if (error instanceof NotFoundResponse) throw new NotPublishedError(singleType);
      throw error;
    },
  );
  const envelope = await yup
    .object({ data: yup.mixed().nullable().defined() })
    .required()
    .validate(body, { strict: true });
  if (envelope.data === null) throw new NotPublishedError(singleType);
  return entry.validate(envelope.data);
}

/** Name of the circuit of what visitors read; a draft that cannot be read must not shut theirs. */
export const CONTENT_CIRCUIT = 'content API';

/** @throws NotFoundResponse, or Error on anything but JSON in time */
function fetchJson(name: string, query: Query): Promise<unknown> {
  const circuit = readsDrafts() ? `${CONTENT_CIRCUIT} drafts` : CONTENT_CIRCUIT;
  const isUsable = (error: unknown) => error instanceof NotFoundResponse;
  return throughBulkhead(circuit, MOST_READS_AT_ONCE, () =>
    throughCircuit(circuit, () =>
      measured('content', name, isUsable, () => requestJson(name, query)),
    ),
  );
}

async function requestJson(name: string, query: Query): Promise<unknown> {
  const { contentApiUrl, contentApiTimeoutMs, contentApiToken, contentPreviewToken } = config();
  const token = readsDrafts() ? contentPreviewToken : contentApiToken;
  const url = new URL(`${contentApiUrl}/api/${name}`);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
  if (readsDrafts()) url.searchParams.set('status', 'draft');
  const response = await fetch(url, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(contentApiTimeoutMs),
    headers: {
      Accept: 'application/json',
      'Strapi-Response-Format': 'v4',
      ...requestIdHeaders(),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  const text = await readText(response, name);
  if (response.status === 404 && isNotFoundResponse(text)) throw new NotFoundResponse(name);
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  return JSON.parse(text) as unknown;
}

/** The content API's own 404, as opposed to one of a proxy in front of it. */
class NotFoundResponse extends Error {}

function isNotFoundResponse(text: string): boolean {
  try {
    return (JSON.parse(text) as { error?: { name?: string } }).error?.name === 'NotFoundError';
  } catch {
    return false;
  }
}

async function readText(response: Response, name: string): Promise<string> {
  const bytes = await readLimited(response, MAX_RESPONSE_BYTES);
  if (!bytes) throw new Error(`${name}: response too large`);
  return new TextDecoder().decode(bytes);
}
