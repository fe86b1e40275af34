import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Both } from './both';

/** The language that an account of the panel has chosen. */
interface Reader {
  readonly preferedLanguage?: string | null;
}

/** A sentence in the language of an account; in both where it has chosen none. */
export function inLanguageOf(reader: Reader | undefined, [ar, en]: Both): string {
  if (reader?.preferedLanguage === 'ar') return ar;
  return reader?.preferedLanguage === 'en' ? en : `${ar} ${en}`;
}

/** Refuses what the present request wants to store, at the field that is wrong. */
export function refusal(strapi: Core.Strapi, path: readonly string[], sentence: Both): Error {
  const context = strapi.requestContext.get() as { state?: { user?: Reader } } | undefined;
  const message = inLanguageOf(context?.state?.user, sentence);
  return new errors.ValidationError(message, {
    errors: [{ path: [...path], message, name: 'ValidationError' }],
  });
}
