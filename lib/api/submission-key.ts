import { createHash } from 'node:crypto';
import * as yup from 'yup';

/** UUID of a submission, the same at each retry: Idempotency-Key of the e-services API. */
export const submissionKeyField = yup
  .string()
  .strict()
  .matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'ERROR TEXT')
  .required('ERROR TEXT');

/**
 * Idempotency key of a form posted without JavaScript: derived from the session id, which is random
 * and secret, and the typed captcha, which identifies the picture; a reload or a double click
 * repeats both. Undefined without a session, where the captcha is refused anyway.
 */
export function keyWithoutScripts(
  form: string,
  session: string | undefined,
  captcha: string,
): string | undefined {
  if (session === undefined) return undefined;
  return createHash('sha256').update([form, session, captcha].join('\n')).digest('base64url');
}
