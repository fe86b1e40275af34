import { readVisitor } from '../api/visitor';
import { config } from '../config';
import { ContentUnavailableError, NotPublishedError } from '../content/errors';
import { ServiceRefusedError, ServiceUnavailableError } from '../e-services/errors';
import { forClient } from '../e-services/current-client';
import { isLocale, type Locale } from '../i18n/locales';
import { log } from '../logging/log';
import { fullUrl } from '../seo/full-url';
import { portCalendar, tenderCalendar } from './calendars';
import { catalogue } from './catalogue';
import { offeredDatasets, type Dataset } from './datasets';
import { isDatasetOffered } from '../routing/offered-datasets';
import { openApiDocument } from './openapi';
import { readQuery, type QueryFault } from './parameters';
import { CATALOGUE_PATH, OPEN_DATA_BASE, OPENAPI_PATH } from './paths';
import { contentResponse, datasetContent, preflight, problem, READ_METHODS } from './responses';
import { addressRateLimiter, type RateLimiter } from '../limits/rate-limiter';
import { countSecurityEvent } from '../logging/security-events';
import { processWide } from '../process-state';

/** Handles a request below `/api/open/v1`; failures are problems (RFC 9457), never 500. */
export async function serveOpenData(
  request: Request,
  segments: readonly string[],
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return problem('method', `Use ${READ_METHODS}.`, { headers: { Allow: READ_METHODS } });
  }
  const { ip } = readVisitor(request.headers);
  const wait = await secondsOverQuota(ip);
  if (wait !== null) return overQuota(wait);
  try {
    return await forClient(ip, () => answer(request, segments));
  } catch (error) {
    if (!isExpected(error)) {
      log.error(
        { error: error instanceof Error ? error.stack : String(error) },
        'open data failed',
      );
    }
    return problem('unavailable', 'Ask again in a minute.', { headers: { 'Retry-After': '60' } });
  }
}

function isExpected(error: unknown): boolean {
  return [
    ContentUnavailableError,
    NotPublishedError,
    ServiceRefusedError,
    ServiceUnavailableError,
  ].some((kind) => error instanceof kind);
}

function overQuota(wait: number): Response {
  const detail = `Without an agreement ${config().rateLimitOpenData} requests an hour are answered. Ask again in ${wait} seconds, ask for more rows at once (limit), or write to us: ${fullUrl('/en/open-data/api#quota')}`;
  return problem('quota', detail, {
    headers: {
      'Retry-After': String(wait),
      RateLimit: `"anonymous";r=0;t=${wait}`,
      'RateLimit-Policy': quotaPolicy(),
    },
  });
}

async function answer(request: Request, segments: readonly string[]): Promise<Response> {
  const [first = '', ...rest] = segments;
  if (first === 'calendars') return calendarResponse(request, rest);
  if (rest.length > 0) return missing();
  if (first === '') return jsonResponse(request, index(), 'application/json');
  if (first === 'openapi.json') return openApiResponse(request);
  if (first === 'catalog.jsonld') {
    return jsonResponse(request, await catalogue(), 'application/ld+json');
  }
  const [, name = '', suffix] = /^([a-z-]+)(?:\.(json|csv))?$/.exec(first) ?? [];
  const dataset = offeredDatasets().find(([, { path }]) => path === name)?.[1];
  return dataset ? datasetResponse(request, dataset, suffix) : missing();
}

async function datasetResponse(
  request: Request,
  dataset: Dataset,
  suffix: string | undefined,
): Promise<Response> {
  const read = readQuery(new URL(request.url).searchParams, dataset.parameters);
  if ('fault' in read) return badParameter(read.fault, dataset.parameters);
  const format = suffix === 'csv' || (!suffix && prefersCsv(request.headers)) ? 'csv' : 'json';
  const selection = await dataset.select(read.query);
  return contentResponse(
    request,
    await datasetContent(dataset, selection, read.query, format),
    quotaPolicy(),
  );
}

const REASONS: Readonly<Record<QueryFault['reason'], string>> = {
  unknown: 'is not a parameter here',
  repeated: 'may be given once',
  invalid: 'has a value that is not valid',
};

function badParameter({ parameter, reason }: QueryFault, allowed: readonly string[]): Response {
  const known = allowed.includes(parameter) ? parameter : 'The query';
  const detail = `${known} ${known === parameter ? REASONS[reason] : 'has a parameter that is not known'}. Parameters: ${allowed.join(', ')}. See ${fullUrl(OPENAPI_PATH)}.`;
  // Echo user input only without special characters.
  return problem('parameter', detail, { parameter: parameter.replace(/[^\w-]/g, '').slice(0, 40) });
}

/** CSV preferred over JSON. Browsers accept any type and get JSON. */
function prefersCsv(headers: Headers): boolean {
  const accepted = headers.get('accept') ?? '';
  const weight = (type: string) => {
    const part = accepted.split(',').find((range) => range.trim().startsWith(type));
    return part ? Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1) : 0;
  };
  return weight('text/csv') > weight('application/json');
}

function openApiResponse(request: Request): Response {
  const locale = new URL(request.url).searchParams.get('locale') ?? 'en';
  if (!isLocale(locale)) {
    return badParameter({ parameter: 'locale', reason: 'invalid' }, ['locale']);
  }
  return jsonResponse(request, openApiDocument(locale), 'application/json');
}

async function calendarResponse(request: Request, segments: readonly string[]): Promise<Response> {
  const [locale, ...rest] = segments;
  if (!isLocale(locale)) return missing();
  const calendar = await findCalendar(locale, rest.join('/'));
  if (!calendar) return missing();
  return contentResponse(
    request,
    {
      ...calendar,
      type: 'text/calendar',
      headers: { 'Content-Disposition': `inline; filename="${calendar.name}.ics"` },
    },
    quotaPolicy(),
  );
}

async function findCalendar(locale: Locale, name: string) {
  if (name === 'tenders.ics') return isDatasetOffered('tenders') ? tenderCalendar(locale) : null;
  const slug = /^ports\/([a-z0-9-]{1,120})\.ics$/.exec(name)?.[1];
  return slug && isDatasetOffered('portCalls') ? portCalendar(locale, slug) : null;
}

function jsonResponse(request: Request, value: unknown, type: string): Response {
  const content = { body: JSON.stringify(value), type, version: value };
  return contentResponse(request, content, quotaPolicy());
}

/** Entry document of the API. */
function index() {
  return {
    documentation: { ar: fullUrl('/open-data/api'), en: fullUrl('/en/open-data/api') },
    openapi: fullUrl(OPENAPI_PATH),
    catalog: fullUrl(CATALOGUE_PATH),
    datasets: Object.fromEntries(
      offeredDatasets().map(([, { path }]) => [path, fullUrl(`${OPEN_DATA_BASE}/${path}`)]),
    ),
  };
}

function missing(): Response {
  return problem('not-found', `See ${fullUrl(OPEN_DATA_BASE)} for what there is.`);
}

/** Rate limit window. */
const QUOTA_SECONDS = 3600;

const limiter = (): RateLimiter =>
  processWide('open-data-limiter', () =>
    addressRateLimiter('open data', { points: config().rateLimitOpenData, seconds: QUOTA_SECONDS }),
  );

/** Value of the RateLimit-Policy header. */
function quotaPolicy(): string {
  return `"anonymous";q=${config().rateLimitOpenData};w=${QUOTA_SECONDS}`;
}

/** Counts one request. Returns seconds until retry if the quota of the client IP is exceeded. */
async function secondsOverQuota(ip: string): Promise<number | null> {
  const wait = await limiter().consume(ip);
  if (wait !== null) countSecurityEvent('rate limit');
  return wait;
}
