import { isFetchError } from '@strapi/strapi/admin';
import type en from './texts.en.json';

/** Reason of a failed request: the last part of a `desk.reason.…` message key. */
export type Reason = keyof typeof en extends infer Key
  ? Key extends `desk.reason.${infer End}`
    ? End
    : never
  : never;

/** Maps an error to its reason. @param known the desk's messages; unlisted reasons map by status */
export function errorReason(error: unknown, known: Readonly<Record<string, unknown>>): Reason {
  if (error instanceof TypeError) return 'offline';
  if (!isFetchError(error)) return 'unknown';
  const { reason } = (error.response?.data.error.details ?? {}) as { reason?: unknown };
  if (typeof reason === 'string' && `desk.reason.${reason}` in known) return reason as Reason;
  const byStatus: Partial<Record<number, Reason>> = {
    401: 'signed-out',
    403: 'role',
    404: 'not-found',
    413: 'too-large',
    502: 'unavailable',
    503: 'unavailable',
    504: 'timeout',
  };
  return byStatus[error.status ?? 0] ?? 'unknown';
}
