import { Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DESK_ERRORS, DESK_HEADERS, type DeskError } from '@ports-authority/e-services-contract';
import { DeskFault, type DeskReason } from './fault';
import type { DeskPerson } from './people';

const TIMEOUT_MS = 15_000;
const DOWNLOAD_TIMEOUT_MS = 120_000;
const MAX_BODY_BYTES = 100_000;
const MAX_JSON_BYTES = 4 * 1024 * 1024;
const MAX_DOWNLOAD_BYTES = 50 * 1024 * 1024;

export interface DeskRequest {
  readonly method: 'GET' | 'PATCH' | 'POST';
  /** Path below the URL of the desk API, with encoded segments. */
  readonly path: string;
  readonly query?: URLSearchParams;
  readonly body?: unknown;
}

export interface Download {
  readonly type: string;
  /** In bytes; undefined if the desk API does not send it. */
  readonly size: number | undefined;
  readonly content: Readable;
}

/** Client of the e-services' desk API, on behalf of a signed-in user. */
export class DeskApi {
  constructor(private readonly settings: { readonly url: string; readonly token: string }) {}

  get isConfigured(): boolean {
    return this.settings.token !== '';
  }

  /** @returns the response's JSON. @throws DeskFault */
  async json(person: DeskPerson, request: DeskRequest): Promise<unknown> {
    const response = await this.send(person, request, TIMEOUT_MS);
    try {
      return JSON.parse(await readText(response)) as unknown;
    } catch (error) {
      throw toFault(error);
    }
  }

  /** @throws DeskFault; later failures destroy the stream */
  async download(person: DeskPerson, request: DeskRequest): Promise<Download> {
    const response = await this.send(person, request, DOWNLOAD_TIMEOUT_MS);
    const length = Number(response.headers.get('content-length') ?? Number.NaN);
    const size = Number.isSafeInteger(length) ? length : undefined;
    if (size !== undefined && size > MAX_DOWNLOAD_BYTES) throw new DeskFault(502, 'too-large');
    return {
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      size,
      content: readBody(response, MAX_DOWNLOAD_BYTES),
    };
  }

  private async send(
    person: DeskPerson,
    { method, path, query, body }: DeskRequest,
    timeoutMs: number,
  ): Promise<Response> {
    const { url, token } = this.settings;
    if (!token) throw new DeskFault(503, 'not-configured');
    const payload = body === undefined ? undefined : JSON.stringify(body);
    if (payload && Buffer.byteLength(payload) > MAX_BODY_BYTES)
      throw new DeskFault(413, 'too-large');
    const { id, name, role, departments } = person;
    const search = query?.size ? `?${query}` : '';
    let response: Response;
    try {
      response = await fetch(`${url.replace(/\/+$/, '')}${path}${search}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          [DESK_HEADERS.user]: id,
          [DESK_HEADERS.name]: encodeURIComponent(name),
          [DESK_HEADERS.role]: role,
          [DESK_HEADERS.departments]: departments === '*' ? '*' : departments.join(','),
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
        ...(payload !== undefined && { body: payload }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw toFault(error);
    }
    if (!response.ok) throw await toRefusal(response);
    return response;
  }
}

/** 401 of the API (wrong token) becomes 502: a 401 would sign the user out of the panel. */
async function toRefusal(response: Response): Promise<DeskFault> {
  const { status } = response;
  const reason = await readReason(response);
  if (status === 401) return new DeskFault(502, 'token-refused');
  if (status >= 400 && status < 500) return new DeskFault(status, reason ?? defaultReason(status));
  return new DeskFault(502, 'unavailable');
}

async function readReason(response: Response): Promise<DeskError | undefined> {
  try {
    const { error } = JSON.parse(await readText(response)) as { error?: unknown };
    return Object.values(DESK_ERRORS).find((known) => known === error);
  } catch {
    return undefined;
  }
}

function defaultReason(status: number): DeskReason {
  return status === 404 ? 'not-found' : status === 429 ? 'unavailable' : 'input';
}

function toFault(error: unknown): DeskFault {
  if (error instanceof DeskFault) return error;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return isLate ? new DeskFault(504, 'timeout') : new DeskFault(502, 'unavailable');
}

const readText = (response: Response): Promise<string> => text(readBody(response, MAX_JSON_BYTES));

/** The body as a stream, which fails beyond a size. */
function readBody({ body }: Response, maxBytes: number): Readable {
  let bytes = 0;
  const limit = new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.length;
      if (bytes > maxBytes) done(new Error('The response is larger than allowed.'));
      else done(null, part);
    },
  });
  const source = body ? Readable.fromWeb(body as never) : Readable.from([]);
  source.once('error', (error) => limit.destroy(error));
  limit.once('close', () => source.destroy());
  return source.pipe(limit);
}
