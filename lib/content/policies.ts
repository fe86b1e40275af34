import { readHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import type { ContentTag } from '../routing/routes';
import { cachedLoader } from './cached-loader';
import { fetchSingle } from './client';
import { entry, optionalText } from './entry';
import { NotPublishedError } from './errors';
import type { PolicyText } from './types';

const policy = entry({ Content: optionalText });

/** The privacy policy (specification §3); null while it is not published. */
export const loadPrivacyPolicy = policyLoader('privacy-policy');

/** The terms and conditions (specification §3); null while they are not published. */
export const loadConditions = policyLoader('condition');

function policyLoader(singleType: ContentTag) {
  return cachedLoader({
    name: singleType,
    version: 2,
    tags: [singleType],
    load: async (locale: Locale): Promise<PolicyText | null> => {
      try {
        const { attributes } = await fetchSingle(singleType, locale, policy);
        const { html, outline } = readHtml(attributes.Content, locale);
        return {
          content: html,
          outline,
          updatedAt: attributes.updatedAt,
        };
      } catch (error) {
        if (error instanceof NotPublishedError) return null;
        throw error;
      }
    },
  });
}
