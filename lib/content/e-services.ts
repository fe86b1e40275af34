import { readHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchAll, fetchFirst } from './client';
import { entry, optionalText, requiredText } from './entry';
import { NotPublishedError } from './errors';
import { document, oneFile } from './media';
import type { EService, EServiceSummary } from './types';

const summary = entry({ Key: requiredText, Title: requiredText, Summary: optionalText });

const eService = entry({
  Key: requiredText,
  Title: requiredText,
  Summary: optionalText,
  Content: optionalText,
  Guide: oneFile,
});

/** Names and one-line summaries of the e-services, in the editors' order. */
export const loadEServiceSummaries = cachedLoader({
  name: 'e-service-summaries',
  version: 1,
  tags: ['e-service'],
  load: async (locale: Locale): Promise<EServiceSummary[]> => {
    const entries = await fetchAll('e-services', locale, summary, {
      'fields[0]': 'Key',
      'fields[1]': 'Title',
      'fields[2]': 'Summary',
      'fields[3]': 'updatedAt',
      sort: 'DisplayOrder:asc',
    });
    return entries.map(({ attributes }) => ({
      key: attributes.Key,
      title: attributes.Title,
      summary: attributes.Summary,
      updatedAt: attributes.updatedAt,
    }));
  },
});

/** The page of an e-service by its key, `iogs`; null while it is not published (specification §2). */
export const loadEService = cachedLoader({
  name: 'e-service',
  version: 2,
  tags: ['e-service'],
  load: async (locale: Locale, key: string): Promise<EService | null> => {
    try {
      const { attributes } = await fetchFirst('e-services', locale, eService, {
        'filters[Key][$eq]': key,
      });
      const { introduction } = readHtml(attributes.Content, locale);
      return {
        key: attributes.Key,
        title: attributes.Title,
        summary: attributes.Summary,
        intro: introduction.html,
        content: introduction.rest,
        guide: document(attributes.Guide),
        updatedAt: attributes.updatedAt,
      };
    } catch (error) {
      if (error instanceof NotPublishedError) return null;
      throw error;
    }
  },
});
