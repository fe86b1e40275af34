import { EMAIL, MAX_EMAIL_CHARACTERS } from '@ports-authority/e-services-contract';
import { yup } from '@strapi/utils';

/**
 * Overrides yup; must run before Strapi's plugins create their schemas.
 * - Its email pattern has exponential backtracking (ReDoS).
 * - Two of its messages repeat input: values of a wrong type and names of unknown fields.
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
