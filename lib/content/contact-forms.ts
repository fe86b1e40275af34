import type { CONTACT_FORM } from '@ports-authority/e-services-contract';
import { config } from '../config';
import type { FormValues } from '../forms/schema-of';
import { throughCircuit } from '../resilience/circuit';
import { readLimited } from '../files/limited-body';
import { requestIdHeaders } from '../logging/current-request';
import { log } from '../logging/log';
import { observe } from '../metrics/upstream';
import { ContentUnavailableError } from './errors';
import { toText } from './values';
import { toEntries, isObject, type WireEntry } from './wire';

const TIMEOUT_MS = 15_000;
const MAX_RESPONSE_BYTES = 256 * 1024;
/** Invalid input, a reused key with different content, a file over the limit. */
const REFUSALS: readonly number[] = [400, 409, 413];
/** The content API has no lookup of submissions by key. */
const UNKNOWN: readonly number[] = [400, 403, 404, 405];

/** A required field is missing in the response. */
class UnexpectedShapeError extends Error {}

/** Validation errors of the content API, one message per field. */
export class ContactRefusedError extends Error {
  override name = 'ContactRefusedError';

  constructor(
    message: string,
    readonly status: number,
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super(message);
  }
}

/** A contact submission without its captcha. */
export type ContactEntry = Omit<FormValues<typeof CONTACT_FORM>, 'captcha'>;

/** A stored submission; the reference is empty if the API returns none. */
interface StoredContactForm {
  readonly reference: string;
  readonly submissionKey: string;
}

/**
 * Finds a submission by the beginning of its SubmissionKey; null if there is none or the content
 * API has no such lookup.
 * @throws ContentUnavailableError
 */
export async function findContactForm(beginning: string): Promise<StoredContactForm | null> {
  const query = new URLSearchParams({ 'filters[SubmissionKey][$startsWith]': beginning });
  const find = (body: unknown) =>
    toForms(body).find(({ SubmissionKey }) => toText(SubmissionKey).startsWith(beginning));
  const stored = await call(`contact-forms?${query}`, find).catch((error: unknown) => {
    if (error instanceof ContactRefusedError) return undefined;
    throw error;
  });
  if (!stored) return null;
  return { reference: toText(stored.Reference), submissionKey: toText(stored.SubmissionKey) };
}

/**
 * Uploads the file, then stores the form with the file's id.
 * @returns the reference number, empty if the content API returns none
 * @throws ContactRefusedError, ContentUnavailableError
 */
export async function storeContactForm(
  { file, ...fields }: ContactEntry,
  submissionKey: string,
): Promise<string> {
  const upload = new FormData();
  upload.set('files', new File([file], file.name, { type: 'application/pdf' }), file.name);
  const id = await call('upload', fileId, upload);

  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', toText(id));
  form.set('SubmissionKey', submissionKey);
  try {
    return await call('contact-forms', readReference, form);
  } catch (error) {
    if (!(error instanceof ContactRefusedError) || error.status !== 400) throw error;
    if (Object.keys(error.fields).length > 0) throw error;
    // Strapi's default controller accepts only JSON.
    const entry = JSON.stringify({ data: { ...fields, file: id } });
    return call('contact-forms', readReference, entry);
  }
}

/** A number or a string. */
function fileId(body: unknown): unknown {
  const { id } = toEntries(body)?.[0] ?? {};
  if (!toText(id)) throw new UnexpectedShapeError('upload');
  return id;
}

function readReference(body: unknown): string {
  return toText(toForms(body)[0]?.Reference);
}

function toForms(body: unknown): readonly WireEntry[] {
  return (isObject(body) && toEntries(body.data)) || [];
}

/** @param read parses the response body */
function call<Result>(
  path: string,
  read: (body: unknown) => Result,
  body?: FormData | string,
): Promise<Result> {
  const operation = path.split('?', 1)[0] ?? path;
  const isUsable = (error: unknown) => error instanceof ContactRefusedError;
  return logged(operation, () =>
    throughCircuit('contact forms', () =>
      observe('content', operation, isUsable, async () => read(await request(path, body))),
    ),
  );
}

async function request(path: string, body?: FormData | string): Promise<unknown> {
  const { contentApiUrl, contentFormsToken } = config();
  const response = await fetch(`${contentApiUrl}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    body,
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...requestIdHeaders(),
      ...(contentFormsToken && { Authorization: `Bearer ${contentFormsToken}` }),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
  });
  const isRefused = body ? REFUSALS.includes(response.status) : UNKNOWN.includes(response.status);
  if (isRefused) throw await readRefusal(response);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return readJson(response);
}

/** @throws ContactRefusedError, ContentUnavailableError */
async function logged<Result>(operation: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ContactRefusedError) throw error;
    // Never log the response: it may contain personal data.
    const reason = error instanceof UnexpectedShapeError ? 'unexpected shape' : errorName(error);
    log.error({ operation, reason }, 'content API form call failed');
    throw new ContentUnavailableError(`${operation}: ${reason}`);
  }
}

async function readRefusal(response: Response): Promise<ContactRefusedError> {
  const body = await readJson(response);
  const error = isObject(body) && isObject(body.error) ? body.error : {};
  const details =
    isObject(error.details) && isObject(error.details.fields) ? error.details.fields : {};
  const fields = Object.entries(details).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new ContactRefusedError(
    toText(error.message),
    response.status,
    Object.fromEntries(fields),
  );
}

/** Null for an empty or non-JSON body. */
async function readJson(response: Response): Promise<unknown> {
  const bytes = await readLimited(response, MAX_RESPONSE_BYTES);
  if (!bytes) throw new Error('response too large');
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return null;
  }
}

function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  return error.name === 'Error' ? error.message : error.name;
}
