import { SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import type { ApiResponse } from '@/lib/e-services/types';

/**
 * Why a call failed: the server refused the request; it gave no usable response; it could not be
 * reached; or the visitor cancelled the upload. For a submission whose response was lost: the service
 * does not have it, nobody could be asked, or there is none to ask about.
 */
export type FailureReason =
  | 'refused'
  | 'unavailable'
  | 'offline'
  | 'cancelled'
  | 'not-received'
  | 'undetermined'
  | 'nothing-open';

/** A call that did not succeed. `message` is the server's error sentence, in English. */
export class CallError extends Error {
  override name = 'CallError';

  constructor(
    message: string,
    readonly reason: FailureReason,
    /** Keys of the `errors` messages by field, where the server refused single fields. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** Details beyond the error sentence, one sentence each. */
    readonly rows: readonly string[] = [],
  ) {
    super(message);
  }
}

/**
 * The body of a successful response.
 * @throws CallError for a failure, and for anything that is not the API's envelope.
 */
export function successOf<Data>(status: number, body: unknown): ApiResponse<Data> {
  if (!isApiResponse(body)) {
    // Node and nginx end a request that arrives too slowly, without a body.
    if (status === 408) throw new CallError('The connection is too slow', 'refused');
    throw new CallError(SOMETHING_WENT_WRONG, 'unavailable');
  }
  if (body.isSuccess) return body as ApiResponse<Data>;
  const error = body.error || SOMETHING_WENT_WRONG;
  const details = body.data as { fields?: Record<string, string>; message?: string } | null;
  throw new CallError(
    error,
    status >= 500 ? 'unavailable' : 'refused',
    details?.fields,
    rowsOf(details?.message ?? '', error),
  );
}

/** The lines of a server's message that say more than its error sentence. */
export function rowsOf(message: string, error: string): string[] {
  const rows = message.split('\n').map((row) => row.trim());
  return rows.filter((row) => row !== '' && row !== error);
}

function isApiResponse(value: unknown): value is ApiResponse<unknown> {
  return typeof value === 'object' && value !== null && 'isSuccess' in value;
}
