import { createHash } from 'node:crypto';
import * as yup from 'yup';

/**
 * The uuid that the browser makes for one submission and sends again with each retry. It becomes the
 * second service's Idempotency-Key.
 */
export const submissionKeyField = yup
  .string()
  .strict()
  .matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'ERROR TEXT')
  .required('ERROR TEXT');

/**
 * The key of a submission that came without scripts: nothing in the page can make one up there. The
 * answer to a picture stands in for the picture's id, which only its header names: within a session
 * the two belong together, the session's name is random and secret, and a reload or a second click
 * sends both again. Undefined without a session, where the captcha is refused in any case.
 */
export function keyWithoutScripts(
  form: string,
  session: string | undefined,
  captcha: string,
): string | undefined {
  if (session === undefined) return undefined;
  return createHash('sha256').update([form, session, captcha].join('\n')).digest('base64url');
}
