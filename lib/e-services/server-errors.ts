import { ERRORS } from '@ports-authority/e-services-contract';

/** A wrong, used or expired captcha: marks the captcha field, without a general alert. */
export const INVALID_CAPTCHA = ERRORS.captcha;

/** The key was used for a different, stored submission. */
export const ERROR_KEY_REUSED = ERRORS.keyReused;

/** The general failure. */
export const SOMETHING_WENT_WRONG = ERRORS.failure;

/** Every error of the site's and the e-services API; keys of `serverErrors`. */
export const SERVER_ERRORS = [
  ...Object.values(ERRORS),
  'Too many submissions',
  'The service is busy',
  'Too many uploads',
  'The connection is too slow',
  'Request from another site',
] as const;

export type ServerError = (typeof SERVER_ERRORS)[number];

/** Longer errors of the e-services API are truncated. */
export const MAX_ERROR_CHARACTERS = 300;

/**
 * Translates an error with the `serverErrors` messages `t`. Unknown errors are returned unchanged,
 * truncated to 300 characters; a missing one becomes the general failure.
 */
export function translateServerError(
  t: (key: ServerError) => string,
  text: string | null | undefined,
): string {
  const message = text?.trim() || SOMETHING_WENT_WRONG;
  const known = SERVER_ERRORS.find((error) => error === message);
  return known ? t(known) : message.slice(0, MAX_ERROR_CHARACTERS);
}
