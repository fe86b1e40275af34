import { SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import type { Answer } from '@/lib/e-services/types';

/** The site's API answers within eight seconds; a visitor is told something within ten. */
const TIMEOUT_MS = 9500;

/** A call that did not succeed. `message` is the server's error sentence, in English. */
export class CallError extends Error {
  constructor(
    message: string,
    /** True where nobody is there to answer, as opposed to a request that was refused. */
    readonly unavailable: boolean,
    /** Keys of the `errors` group by field, where the server refused single fields. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** What the server says beyond its error sentence, one sentence for each row. */
    readonly rows: readonly string[] = [],
  ) {
    super(message);
  }
}

/**
 * Sends a request to the site's own API and gives its answer.
 * @throws CallError on anything but success.
 */
export async function postJson<Data>(address: string, body: object): Promise<Answer<Data>> {
  return call<Data>(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/**
 * Asks the site's own API.
 * @throws CallError on anything but success.
 */
export async function getJson<Data>(address: string): Promise<Answer<Data>> {
  return call<Data>(address, {});
}

async function call<Data>(address: string, init: RequestInit): Promise<Answer<Data>> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(address, {
      ...init,
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    answer = await response.json();
  } catch {
    throw new CallError(SOMETHING_WENT_WRONG, true);
  }
  return successOf<Data>(response.status, answer);
}

/**
 * The answer of a call that succeeded.
 * @throws CallError on anything else.
 */
export function successOf<Data>(status: number, answer: unknown): Answer<Data> {
  if (!isApiResponse(answer)) throw new CallError(SOMETHING_WENT_WRONG, true);
  if (answer.isSuccess) return answer as Answer<Data>;
  const error = answer.error || SOMETHING_WENT_WRONG;
  const refused = answer.data as { fields?: Record<string, string>; message?: string } | null;
  throw new CallError(error, status >= 500, refused?.fields, rowsOf(refused?.message ?? '', error));
}

/** The rows of a server's message that say more than its error sentence. */
export function rowsOf(message: string, error: string): string[] {
  const rows = message.split('\n').map((row) => row.trim());
  return rows.filter((row) => row !== '' && row !== error);
}

function isApiResponse(value: unknown): value is Answer<unknown> {
  return typeof value === 'object' && value !== null && 'isSuccess' in value;
}
