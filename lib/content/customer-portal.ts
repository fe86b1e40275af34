import { readHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchSingle } from './client';
import { entry, optionalText, requiredText } from './entry';
import { NotPublishedError } from './errors';
import { document, oneFile } from './media';
import type { CustomerPortal } from './types';

const customerPortal = entry({
  Title: requiredText,
  Content: optionalText,
  GuideArabic: oneFile,
  GuideEnglish: oneFile,
});

/** Texts and user guides of the customer portal's page; null while they are not published. */
export const loadCustomerPortal = cachedLoader({
  name: 'customer-portal',
  version: 2,
  tags: ['customer-portal'],
  load: async (locale: Locale): Promise<CustomerPortal | null> => {
    try {
      const { attributes } = await fetchSingle('customer-portal', locale, customerPortal);
      const { introduction } = readHtml(attributes.Content, locale);
      return {
        title: attributes.Title,
        lead: introduction.lead,
        content: introduction.rest,
        guides: {
          ar: document(attributes.GuideArabic),
          en: document(attributes.GuideEnglish),
        },
        updatedAt: attributes.updatedAt,
      };
    } catch (error) {
      if (error instanceof NotPublishedError) return null;
      throw error;
    }
  },
});
