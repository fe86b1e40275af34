import { createHash } from 'node:crypto';
import * as yup from 'yup';

/**
 * The UUID that the browser generates for one submission and repeats with each retry: the
 * Idempotency-Key of the e-services API.
 */
export const submissionKeyField = yup
  .string()
  .strict()
  .matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'ERROR TEXT')
  .required('ERROR TEXT');

/**
 * The idempotency key of a form posted without JavaScript, where the page can't generate one. It is
 * derived from the session's id, which is random and secret, and the typed captcha, which identifies the
 * picture within the session; a reload or a second click repeats both. Undefined without a session,
 * where the captcha is refused anyway.
 */
export function keyWithoutScripts(
  form: string,
  session: string | undefined,
  captcha: string,
): string | undefined {
  if (session === undefined) return undefined;
  return createHash('sha256').update([form, session, captcha].join('\n')).digest('base64url');
}
