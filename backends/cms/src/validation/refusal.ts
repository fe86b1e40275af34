import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Both } from '@ports-authority/content-types';

/** Strapi's spelling of the account's panel language. */
interface PanelLanguage {
  readonly preferedLanguage?: string | null;
}

/** Message in the language of the account, or in both if none is chosen. */
export function localize(user: PanelLanguage | undefined, [ar, en]: Both): string {
  if (user?.preferedLanguage === 'ar') return ar;
  return user?.preferedLanguage === 'en' ? en : `${ar} ${en}`;
}

/** Validation error at a field, in the language of the requesting account. */
export function refusal(strapi: Core.Strapi, path: readonly string[], text: Both): Error {
  const context = strapi.requestContext.get() as { state?: { user?: PanelLanguage } } | undefined;
  const message = localize(context?.state?.user, text);
  return new errors.ValidationError(message, {
    errors: [{ path: [...path], message, name: 'ValidationError' }],
  });
}
