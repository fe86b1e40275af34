import { SOMETHING_WENT_WRONG } from './server-errors';
import type { ApiResponse } from './types';

/**
 * Reason of a failed call. `refused`: by the server. `unavailable`: no usable response. `offline`: not
 * reachable. `cancelled`: upload cancelled. After a lost response: `not-received` by the service,
 * `undetermined` if its status could not be requested, `nothing-open` if there is no submission.
 */
export type FailureReason =
  | 'refused'
  | 'unavailable'
  | 'offline'
  | 'cancelled'
  | 'not-received'
  | 'undetermined'
  | 'nothing-open';

/** A failed call. `message` is the server's error message, in English. */
export class CallError extends Error {
  override name = 'CallError';

  constructor(
    message: string,
    readonly reason: FailureReason,
    /** Keys of the `errors` messages by field. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** Details beyond the error message, one per line. */
    readonly rows: readonly string[] = [],
  ) {
    super(message);
  }
}

/** Unwraps a response; throws CallError for a failure or a body without the envelope. */
export function unwrapResponse<Data>(status: number, body: unknown): ApiResponse<Data> {
  if (!isApiResponse(body)) {
    // Node and nginx respond 408 without a body to a slow request.
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
    detailRows(details?.message ?? '', error),
  );
}

/** Lines of a server's message besides its error message. */
export function detailRows(message: string, error: string): string[] {
  const rows = message.split('\n').map((row) => row.trim());
  return rows.filter((row) => row !== '' && row !== error);
}

function isApiResponse(value: unknown): value is ApiResponse<unknown> {
  return typeof value === 'object' && value !== null && 'isSuccess' in value;
}
