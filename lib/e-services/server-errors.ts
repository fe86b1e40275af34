import { ERRORS } from '@ports-authority/e-services-contract';

/** A wrong, used or expired captcha: marks the captcha field, no general alert (specification §8). */
export const INVALID_CAPTCHA = ERRORS.captcha;

/** The general failure (specification §8). */
export const SOMETHING_WENT_WRONG = ERRORS.failure;

/**
 * Every error sentence that the site's own API answers with: the second service's and those of the
 * API itself. They are the keys of the messages' `serverErrors` group.
 */
export const SERVER_ERRORS = [
  ...Object.values(ERRORS),
  'Too many requests',
  'Too many submissions',
  'The service is busy',
  'Request from another site',
] as const;

export type ServerError = (typeof SERVER_ERRORS)[number];

/** Longer texts of the second service are cut. */
export const MAX_ERROR_CHARACTERS = 300;

/**
 * An error sentence in the visitor's language; `t` translates the `serverErrors` group. A sentence
 * that is not in the catalogue is given as it stands, at most 300 characters of it; without one it
 * is the general failure (specification §8).
 */
export function translateServerError(
  t: (key: ServerError) => string,
  text: string | null | undefined,
): string {
  const sentence = text?.trim() || SOMETHING_WENT_WRONG;
  const known = SERVER_ERRORS.find((error) => error === sentence);
  return known ? t(known) : sentence.slice(0, MAX_ERROR_CHARACTERS);
}
