import { ValidationError } from 'yup';
import { hasCapability } from '../capabilities';
import { ContentUnavailableError } from '../content/errors';
import { ServiceRefusedError, ServiceUnavailableError } from '../e-services/errors';
import { SOMETHING_WENT_WRONG } from '../e-services/server-errors';
import { log } from '../logging/log';

/** A failed call as reported by the response. */
export interface CallFailure {
  /** HTTP status. */
  readonly status: number;
  /** One of SERVER_ERRORS or an error of the e-services API. */
  readonly error: string;
  readonly details: {
    /** Details of the e-services API, one line per error. */
    readonly message?: string;
    /** Keys of the `errors` messages by field. */
    readonly fields: Readonly<Record<string, string>>;
  } | null;
}

/** Statuses that are forwarded; others become 400, or 502 for a 5xx. */
const FORWARDED_STATUSES = new Set([404, 409, 413, 429]);

const UNAVAILABLE = { failed: 502, paused: 503, timeout: 504 } as const;

/** Maps an exception of a handler; unexpected errors are logged. */
export function toFailure(error: unknown): CallFailure {
  if (error instanceof ValidationError) {
    return { status: 400, error: 'Input is not valid', details: { fields: firstErrors(error) } };
  }
  if (error instanceof ServiceRefusedError) return refusalToFailure(error);
  if (error instanceof ServiceUnavailableError) {
    return { status: UNAVAILABLE[error.reason], error: SOMETHING_WENT_WRONG, details: null };
  }
  if (error instanceof ContentUnavailableError) {
    return { status: 503, error: SOMETHING_WENT_WRONG, details: null };
  }
  log.error({ error: error instanceof Error ? error.stack : String(error) }, 'API call failed');
  return { status: 500, error: SOMETHING_WENT_WRONG, details: null };
}

function refusalToFailure({ status, message, details }: ServiceRefusedError): CallFailure {
  // The submission may have been stored: the form then queries its status.
  if (status >= 500 && hasCapability('submission-status')) {
    return { status: 502, error: message, details: null };
  }
  const isEmpty = details.message === '' && Object.keys(details.fields).length === 0;
  return {
    status: FORWARDED_STATUSES.has(status) ? status : 400,
    error: message,
    details: isEmpty ? null : details,
  };
}

/** The first message of each field: a key of the `errors` messages. */
function firstErrors({ inner }: ValidationError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { path, message } of inner) {
    if (path && !fields.has(path)) fields.set(path, message);
  }
  return Object.fromEntries(fields);
}
