import * as yup from 'yup';
import { config } from '../config';
import type { ContactValues } from '../forms/contact';
import { throughCircuit } from '../http/circuit';
import { readLimited } from '../http/limited-body';
import { requestIdHeaders } from '../logging/current-request';
import { log } from '../logging/log';
import { measured } from '../metrics/upstream';
import { ContentUnavailableError } from './errors';

const TIMEOUT_MS = 15_000;
const MAX_RESPONSE_BYTES = 256 * 1024;
/** Invalid input, a key that was used for other content, a file that is too large. */
const REFUSALS: readonly number[] = [400, 409, 413];

const uploaded = yup
  .array(yup.object({ id: yup.string().required() }).required())
  .min(1)
  .required();

const stored = yup.object({ Reference: yup.string().required() }).required();

const found = yup
  .object({
    data: yup.array(stored.shape({ SubmissionKey: yup.string().required() })).required(),
  })
  .required();

/** The content API's response to a submission that breaks its rules. */
const refused = yup
  .object({
    error: yup
      .object({
        message: yup.string().required(),
        details: yup.object({ fields: yup.object().required() }).required(),
      })
      .required(),
  })
  .required();

const created = yup.object({ data: stored.required() }).required();

/** The content API rejected a submission, with a sentence for each invalid field. */
export class ContactRefusedError extends Error {
  override name = 'ContactRefusedError';

  constructor(
    readonly sentence: string,
    readonly status: number,
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super(sentence);
  }
}

/** A contact submission without its captcha. */
export type ContactEntry = Omit<ContactValues, 'captcha'>;

/** A submission that the content API has stored. */
interface StoredContactForm {
  readonly reference: string;
  readonly submissionKey: string;
}

/**
 * The submission whose SubmissionKey begins with a text; null if none is stored.
 * @throws ContentUnavailableError
 */
export async function findContactForm(beginning: string): Promise<StoredContactForm | null> {
  const query = new URLSearchParams({ 'filters[SubmissionKey][$startsWith]': beginning });
  const { data } = await call(`contact-forms?${query}`, found);
  const [first] = data;
  return first ? { reference: first.Reference, submissionKey: first.SubmissionKey } : null;
}

/**
 * Stores a submission in the content API: first the file, which returns its id, then the form with
 * that id.
 * @returns its reference number
 * @throws ContactRefusedError, ContentUnavailableError
 */
export async function storeContactForm(
  { file, ...fields }: ContactEntry,
  submissionKey: string,
): Promise<string> {
  const upload = new FormData();
  upload.set('files', new File([file], file.name, { type: 'application/pdf' }), file.name);
  const files = await call('upload', uploaded, upload);

  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', files[0]?.id ?? '');
  form.set('SubmissionKey', submissionKey);
  const { data } = await call('contact-forms', created, form);
  return data.Reference;
}

function call<Wire>(path: string, schema: yup.Schema<Wire>, body?: FormData): Promise<Wire> {
  const operation = path.split('?', 1)[0] ?? path;
  const isUsable = (error: unknown) => error instanceof ContactRefusedError;
  return logged(operation, () =>
    throughCircuit('contact forms', () =>
      measured('content', operation, isUsable, () => request(path, schema, body)),
    ),
  );
}

async function request<Wire>(
  path: string,
  schema: yup.Schema<Wire>,
  body?: FormData,
): Promise<Wire> {
  const { contentApiUrl, contentFormsToken } = config();
  const response = await fetch(`${contentApiUrl}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    body,
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { ...requestIdHeaders(), Authorization: `Bearer ${contentFormsToken}` },
  });
  if (REFUSALS.includes(response.status)) throw await refusalOf(response);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return schema.validateSync(await readJson(response));
}

/** @throws ContactRefusedError, ContentUnavailableError */
async function logged<Result>(operation: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ContactRefusedError) throw error;
    // Never log the response: it may repeat what a visitor typed.
    const reason = error instanceof yup.ValidationError ? 'unexpected shape' : nameOf(error);
    log.error({ operation, reason }, 'content API form call failed');
    throw new ContentUnavailableError(`${operation}: ${reason}`);
  }
}

async function refusalOf(response: Response): Promise<ContactRefusedError> {
  const { error } = refused.validateSync(await readJson(response));
  const fields = Object.entries(error.details.fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new ContactRefusedError(error.message, response.status, Object.fromEntries(fields));
}

async function readJson(response: Response): Promise<unknown> {
  const bytes = await readLimited(response, MAX_RESPONSE_BYTES);
  if (!bytes) throw new Error('response too large');
  return JSON.parse(new TextDecoder().decode(bytes));
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  return error.name === 'Error' ? error.message : error.name;
}
