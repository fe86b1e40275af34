import type * as yup from 'yup';
import { INVALID_CAPTCHA } from '../e-services/server-errors';
import type { Visitor } from '../e-services/visitor';
import { forClient } from '../e-services/current-client';
import { countSecurityEvent } from '../logging/security-events';
import { captchaCookie } from './captcha-cookie';
import { failure } from './responses';
import { toFailure } from './failure';
import { secondsToWait, type CallKind } from './rate-limits';
import { isSameOrigin } from './same-origin';
import { readVisitor } from './visitor';
import { readLimitedRequest } from '../files/limited-body';

/** Context of a handler besides the validated values. */
export interface Caller {
  readonly request: Request;
  readonly visitor: Visitor;
}

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * GET handler of the site's API: rate limits, `no-store`, and failures as {isSuccess, error, data}.
 * With `kind`, calls are also counted per captcha session.
 */
export function getHandler<Context = unknown>(
  run: (caller: Caller, context: Context) => Promise<Response>,
  { kind = null }: { kind?: CallKind | null } = {},
): Handler<Context> {
  return (request, context) => withGuards(request, kind, (caller) => run(caller, context));
}

/**
 * POST handler for a JSON object: like `getHandler`, for same-origin requests of at most 16 KB.
 * Values are validated with the form's schema before the e-services API is called, so that invalid
 * input consumes no captcha. Unknown keys are dropped.
 */
export function postHandler<Schema extends yup.AnyObjectSchema>(
  schema: Schema,
  run: (values: yup.InferType<Schema>, caller: Caller) => Promise<Response>,
  { kind = 'search' }: { kind?: CallKind } = {},
): Handler<unknown> {
  return sameOriginHandler(kind, async (caller) => {
    const body = await readJsonObject(caller.request);
    if ('refusal' in body) return failure(body.refusal, BODY_REFUSALS[body.refusal]);
    const given = pickKeys(body.value, Object.keys(schema.fields));
    if (!isFlat(given)) return failure(400, BODY_REFUSALS[400]);
    const values: yup.InferType<Schema> = schema.validateSync(given, { abortEarly: false });
    return run(values, caller);
  });
}

/** A handler for same-origin requests with any body. */
export function sameOriginHandler(
  kind: CallKind,
  work: (caller: Caller) => Promise<Response>,
): Handler<unknown> {
  return async (request) => {
    if (isSameOrigin(request.headers)) return withGuards(request, kind, work);
    countSecurityEvent('other origin');
    return failure(403, 'Request from another site');
  };
}

/** Yup throws on inherited keys, such as `constructor`. */
function pickKeys(value: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}

/** Yup throws on an object whose `toString` is not a function. */
function isFlat(value: object): boolean {
  return Object.values(value).every((field) => typeof field !== 'object' || field === null);
}

const BODY_REFUSALS = {
  400: 'Input is not valid',
  413: 'Too large',
  415: 'Input is not valid',
} as const satisfies Record<BodyRefusal, string>;

async function withGuards(
  request: Request,
  kind: CallKind | null,
  work: (caller: Caller) => Promise<Response>,
): Promise<Response> {
  const visitor = readVisitor(request.headers);
  const response = await answered({ request, visitor }, kind, work);
  const session = visitor.session?.changed;
  if (session !== undefined) response.headers.append('Set-Cookie', captchaCookie(session));
  return response;
}

async function answered(
  { request, visitor }: Caller,
  kind: CallKind | null,
  work: (caller: Caller) => Promise<Response>,
): Promise<Response> {
  try {
    const { ip, session: { id } = {} } = visitor;
    const wait = await secondsToWait(ip, kind && id !== undefined ? { id, kind } : null);
    if (wait !== null) {
      return failure(429, 'Too many requests', { headers: { 'Retry-After': String(wait) } });
    }
    return await forClient(ip, () => work({ request, visitor }));
  } catch (error) {
    // An aborted request has a truncated body, which is no error of the site.
    if (request.signal.aborted) return failure(400, 'Input is not valid');
    return errorResponse(error);
  }
}

const RETRY_SOON = { 'Retry-After': '5' };

function errorResponse(error: unknown): Response {
  const { status, error: message, details } = toFailure(error);
  if (message === INVALID_CAPTCHA) countSecurityEvent('captcha');
  const headers = status === 503 ? RETRY_SOON : {};
  return failure(status, message, { data: details, headers });
}

/** Size limit of a JSON body in bytes. */
const MAX_BODY_BYTES = 16 * 1024;

/** HTTP status of a rejected body. */
type BodyRefusal = 400 | 413 | 415;

/**
 * Parses a JSON object, or returns the error status: 415 for another content type, 413 for more
 * than 16 KB, 400 for a truncated body, invalid UTF-8, invalid JSON and anything but an object.
 */
async function readJsonObject(
  request: Request,
): Promise<{ readonly value: object } | { readonly refusal: BodyRefusal }> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { refusal: 415 };
  try {
    const bytes = await readLimitedRequest(request, MAX_BODY_BYTES);
    if (!bytes) return { refusal: 413 };
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { value } : { refusal: 400 };
  } catch {
    return { refusal: 400 };
  }
}
