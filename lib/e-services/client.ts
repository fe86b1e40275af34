import { isIP } from 'node:net';
import {
  CAPTCHA_CHALLENGE_HEADER,
  CLIENT_ADDRESS_HEADER,
  DATA_SHARING_FORM,
  IDEMPOTENCY_HEADER,
  OPERATIONS,
  PROOF_HEADER,
} from '@ports-authority/e-services-contract';
import type * as yup from 'yup';
import { config } from '../config';
import { CircuitOpenError, isTimeout, throughCircuit } from '../resilience/circuit';
import { currentClient } from './current-client';
import { readLimited } from '../files/limited-body';
import { requestIdHeaders } from '../logging/current-request';
import { log } from '../logging/log';
import { observeCall } from '../metrics/upstream';
import { responseData, isAccepted, parseBody, findRefusal } from './answer';
import { hasCapability } from '../capabilities';
import { ServiceRefusedError, ServiceUnavailableError } from './errors';
import type { Found } from './types';
import type { Visitor } from './visitor';
import { toAmount, rowId, isRecord, toItems, toRecord, toText, type Fields } from './wire';

const MAX_RESPONSE_BYTES = 5 * 1024 * 1024;

/** Circuit breaker by operation; unlisted operations store a form. */
const CIRCUITS: Readonly<Record<string, string>> = {
  [OPERATIONS.captcha]: 'captcha',
  [OPERATIONS.captchaCheck]: 'captcha',
  [OPERATIONS.captchaProof]: 'captcha',
  [OPERATIONS.announcements]: 'announcements',
  [OPERATIONS.biddings]: 'lists',
  [OPERATIONS.lookups]: 'lists',
  [OPERATIONS.mainCategories]: 'lists',
  [OPERATIONS.subCategories]: 'lists',
  [OPERATIONS.movables]: 'lists',
  [OPERATIONS.agents]: 'searches',
  [OPERATIONS.transaction]: 'searches',
  [OPERATIONS.caseStatus]: 'searches',
  [OPERATIONS.vesselSchedule]: 'vessel schedule',
  [OPERATIONS.portCalls]: 'port calls',
  [OPERATIONS.serviceRatings]: 'lists',
  [OPERATIONS.submissionStatus]: 'submission status',
  [OPERATIONS.subscribe]: 'subscriptions',
  [OPERATIONS.confirmSubscription]: 'subscriptions',
  [OPERATIONS.findSubscriptions]: 'subscriptions',
  [OPERATIONS.changeSubscription]: 'subscriptions',
  [OPERATIONS.endSubscription]: 'subscriptions',
  [OPERATIONS.resumeSubscriptions]: 'subscriptions',
};

/** Circuits with the short timeout: visitors wait for them. */
const SHORT_TIMEOUT_CIRCUITS = new Set(['captcha', 'announcements', 'lists', 'submission status']);

export interface Call {
  /** Path below the service's base path, for example `searchAgents`. */
  readonly operation: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Required by operations that check or rate-limit visitors. */
  readonly visitor?: Visitor;
  /** Overrides the configured timeout if shorter. */
  readonly timeoutMs?: number;
  /** Makes the call a POST: objects are sent as JSON, form data as multipart. */
  readonly body?: FormData | Readonly<Record<string, string>>;
  /** A repeated key is the same submission. */
  readonly idempotencyKey?: string | undefined;
}

interface Rows<Row> extends Found<Row> {
  /** Number of rows including invalid ones. */
  readonly given: number;
  readonly meta: Fields;
}

export interface RawResponse {
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Calls the e-services API and returns the raw response.
 * @throws ServiceRefusedError if the response names its error, ServiceUnavailableError otherwise.
 */
export async function callService(call: Call): Promise<RawResponse> {
  return makeCall(call, ({ response, bytes }) => {
    if (!response.ok) {
      throw (
        findRefusal(parseBody(bytes), response.status) ??
        new BadResponse(`status ${response.status}`)
      );
    }
    return { headers: response.headers, bytes };
  });
}

/**
 * Calls an optional operation, validating the whole response.
 * @throws ServiceRefusedError if the response names its error, ServiceUnavailableError otherwise.
 */
export async function callForJson<Wire>(call: Call, schema: yup.Schema<Wire>): Promise<Wire> {
  return callForBody(call, (body) => schema.validateSync(body));
}

/**
 * Calls the e-services API and parses `data` with `read`.
 * @throws ServiceRefusedError if the response names its error, ServiceUnavailableError otherwise.
 */
export async function callForData<Result>(
  call: Call,
  read: (data: unknown) => Result,
): Promise<Result> {
  return callForBody(call, (body) => read(responseData(body)));
}

/**
 * Calls the e-services API for a list. Rows for which `read` returns null are dropped and counted
 * in the log.
 * @throws ServiceRefusedError if the response names its error, ServiceUnavailableError otherwise.
 */
export async function callForRows<Row>(
  call: Call,
  read: (fields: Fields, id: string) => Row | null,
): Promise<Rows<Row>> {
  return callForBody(call, (body) => {
    const data = responseData(body);
    const items = toItems(data);
    const taken = new Map<string, number>();
    const rows = items
      .map((item) => read(isRecord(item) ? item : { title: item }, rowId(item, taken)))
      .filter((row) => row !== null);
    const leftOut = items.length - rows.length;
    if (!Array.isArray(data) && (leftOut > 0 || toText(data) !== ''))
      throw new BadResponse('no list');
    if (leftOut > 0) log.warn({ operation: call.operation, leftOut }, 'rows left out');
    const meta = toRecord(toRecord(body).meta);
    const total = Math.max(rows.length, (toAmount(meta.total) ?? items.length) - leftOut);
    return { rows, total, given: items.length, meta };
  });
}

/**
 * Sends a form; returns the data of the response.
 * @throws ServiceRefusedError if the response names its error, ServiceUnavailableError otherwise.
 */
export async function callToStore(call: Call): Promise<Fields> {
  return callForBody(call, (body) => {
    if (!isAccepted(body)) throw new BadResponse('not accepted');
    const data = responseData(body);
    return toRecord(Array.isArray(data) ? data[0] : data);
  });
}

async function callForBody<Result>(call: Call, read: (body: unknown) => Result): Promise<Result> {
  return makeCall(call, ({ response, bytes }) => {
    const answer = parseBody(bytes);
    const refused = findRefusal(answer, response.status);
    if (refused) throw refused;
    if (!response.ok) throw new BadResponse(`status ${response.status}`);
    if (bytes.length === 0) return read(undefined);
    if (!answer || !('json' in answer)) throw new BadResponse('no JSON');
    if (isRecord(answer.json) && Object.keys(answer.json).length === 0)
      throw new BadResponse('empty object');
    return read(answer.json);
  });
}

/** An unusable response; the message must not quote it. */
class BadResponse extends Error {
  override name = 'BadResponse';
}

function circuitName({ operation }: Call): string {
  return CIRCUITS[operation] ?? 'submissions';
}

/** Writes use the long timeout. */
function timeoutMs(call: Call): number {
  const { eServicesApiTimeoutMs, eServicesShortTimeoutMs } = config();
  const isShort = call.body === undefined && SHORT_TIMEOUT_CIRCUITS.has(circuitName(call));
  return Math.min(
    eServicesApiTimeoutMs,
    isShort ? eServicesShortTimeoutMs : Infinity,
    call.timeoutMs ?? Infinity,
  );
}

async function request(call: Call) {
  const { operation, query = {} } = call;
  const { eServicesApiUrl, eServicesDataSharingPath } = config();
  const path = operation === DATA_SHARING_FORM.path ? eServicesDataSharingPath : operation;
  const url = new URL(`${eServicesApiUrl}/${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const signal = AbortSignal.timeout(timeoutMs(call));
  const attempt = async () => {
    const response = await fetch(url, {
      cache: 'no-store',
      redirect: 'error',
      signal,
      ...requestBody(call),
      headers: requestHeaders(call),
    });
    call.visitor?.session?.keep(response.headers);
    return { response, bytes: await readBytes(response) };
  };
  try {
    return await attempt();
  } catch (error) {
    if (!isClosedConnection(error) || !isRetryable(call)) throw error;
    return attempt();
  }
}

/**
 * Servers may close a keep-alive connection just when it is reused. A captcha is consumed by the
 * first attempt, so only plain reads are retried, and submissions if the service supports
 * idempotency keys.
 */
function isRetryable({ body, query, idempotencyKey }: Call): boolean {
  if (body !== undefined) return idempotencyKey !== undefined && hasCapability('idempotency');
  return query?.captcha === undefined;
}

function isClosedConnection(error: unknown): boolean {
  const { code } = errorParts(errorParts(error).cause);
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET';
}

function requestBody({ body }: Call): RequestInit {
  if (!body) return {};
  return { method: 'POST', body: body instanceof FormData ? body : JSON.stringify(body) };
}

/** fetch sets the Content-Type of form data, with the boundary. */
function requestHeaders({ visitor, idempotencyKey, body }: Call): Record<string, string> {
  const { eServicesToken } = config();
  const client = visitor?.ip ?? currentClient() ?? '';
  return {
    ...requestIdHeaders(),
    ...(eServicesToken && { Authorization: `Bearer ${eServicesToken}` }),
    ...(isIP(client) !== 0 && { [CLIENT_ADDRESS_HEADER]: client }),
    ...(visitor && captchaHeaders(visitor)),
    ...(visitor?.language && { 'Accept-Language': visitor.language }),
    ...(idempotencyKey && hasCapability('idempotency') && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
  };
}

function captchaHeaders({ session, challenge, proof }: Visitor): Record<string, string> {
  return {
    ...(session?.cookies && { Cookie: session.cookies }),
    ...(challenge && { [CAPTCHA_CHALLENGE_HEADER]: challenge }),
    ...(proof && { [PROOF_HEADER]: proof }),
  };
}

async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readLimited(response, MAX_RESPONSE_BYTES);
  if (!bytes) throw new Error('response too large');
  return bytes;
}

/** Makes a call and reads its response. Logs only the operation: queries contain personal data. */
async function makeCall<Result>(
  call: Call,
  read: (answer: Awaited<ReturnType<typeof request>>) => Result,
): Promise<Result> {
  const { operation } = call;
  const began = performance.now();
  try {
    const circuit = `e-services ${circuitName(call)}`;
    const result = read(await throughCircuit(circuit, () => request(call)));
    observeCall('e-services', operation, 'ok', began);
    return result;
  } catch (error) {
    const ms = Math.round(performance.now() - began);
    if (error instanceof ServiceRefusedError) {
      observeCall('e-services', operation, error.status >= 500 ? 'failed' : 'refused', began);
      if (error.status >= 500) log.error({ operation, status: error.status, ms }, FAILED);
      throw error;
    }
    if (error instanceof CircuitOpenError) throw new ServiceUnavailableError(operation, 'paused');
    observeCall('e-services', operation, isTimeout(error) ? 'timeout' : 'failed', began);
    log.error({ operation, reason: errorName(error), ms }, FAILED);
    throw new ServiceUnavailableError(operation, isTimeout(error) ? 'timeout' : 'failed');
  }
}

const FAILED = 'e-services API call failed';

/** Never includes the response, which may contain personal data. */
function errorName(error: unknown): string {
  if (error instanceof BadResponse) return error.message;
  const { name, cause, path } = errorParts(error);
  return [name, errorParts(cause).code, path].filter((part) => typeof part === 'string').join(' ');
}

function errorParts(error: unknown): {
  name?: unknown;
  cause?: unknown;
  code?: unknown;
  path?: unknown;
} {
  return typeof error === 'object' && error !== null ? error : {};
}
