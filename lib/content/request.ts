import { config } from '../config';
import { throughBulkhead } from '../resilience/bulkhead';
import { throughCircuit } from '../resilience/circuit';
import { readLimited } from '../files/limited-body';
import { requestIdHeaders } from '../logging/current-request';
import { log } from '../logging/log';
import { observe } from '../metrics/upstream';
import { readsDrafts } from '../preview/reading-drafts';
import type { Query } from './local-query';
import { isFirstReport } from './reports';

const MAX_RESPONSE_BYTES = 20 * 1024 * 1024;
/** Per instance. A response takes the CMS 30 to 100 ms, and there may be several instances. */
const MAX_CONCURRENT_READS = 8;

/** The content API rejected a query or ignored a part of it: it lacks a field, filter or plugin. */
export class RefusedQueryError extends Error {}

/** The content API lacks the type or denies access. */
export class NotThereError extends Error {}

/** Separate from drafts: a failing preview must not open the circuit for visitors. */
export const CONTENT_CIRCUIT = 'content API';

/** @throws NotThereError, RefusedQueryError, or Error on anything but JSON in time */
export function fetchJson(name: string, query: Query): Promise<unknown> {
  const circuit = readsDrafts() ? `${CONTENT_CIRCUIT} drafts` : CONTENT_CIRCUIT;
  const isUsable = (error: unknown) =>
    error instanceof NotThereError || error instanceof RefusedQueryError;
  return throughBulkhead(circuit, MAX_CONCURRENT_READS, () =>
    throughCircuit(circuit, () =>
      observe('content', name, isUsable, () => requestJson(name, query)),
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
  const { status } = response;
  if (status === 404 || status === 403) {
    if (isFirstReport([name, status])) {
      log[status === 403 ? 'warn' : 'info']({ type: name, status }, 'content type not published');
    }
    throw new NotThereError(name);
  }
  if (status === 400) throw new RefusedQueryError('status 400');
  if (!response.ok) throw new Error(`${name}: status ${status}`);
  return JSON.parse(text) as unknown;
}

async function readText(response: Response, name: string): Promise<string> {
  const bytes = await readLimited(response, MAX_RESPONSE_BYTES);
  if (!bytes) throw new Error(`${name}: response too large`);
  return new TextDecoder().decode(bytes);
}
