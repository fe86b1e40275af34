import { EMAIL, MAX_EMAIL_CHARACTERS } from '@ports-authority/e-services-contract';
import { yup } from '@strapi/utils';

/**
 * Replaces what Strapi's validation library says and does in three places. Schemas take it when they
 * are made, so this runs before Strapi's plugins are loaded.
 * - Its rule for email addresses: the time it takes doubles with every label of a domain that does not
 *   end, so that one request of 100 bytes to a form that nobody has to sign in for would keep the CMS
 *   busy for longer than it lives.
 * - Two messages that repeat what was sent: a password of a wrong type, or the names of unknown fields.
 */
export function setValidationRules(): void {
  yup.addMethod(yup.string, 'email', function email(message?: string) {
    return this.max(MAX_EMAIL_CHARACTERS, message).matches(EMAIL, {
      name: 'email',
      message: message ?? '${path} must be a valid email',
      excludeEmptyString: true,
    });
  });
  yup.setLocale({
    mixed: { notType: '${path} must be a `${type}` type' },
    object: { noUnknown: '${path} has unspecified keys' },
  });
}
