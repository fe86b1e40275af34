import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry, optionalText, requiredText } from './entry';
import type { EServiceSummary } from './types';

const eService = entry({ Key: requiredText, Title: requiredText, Summary: optionalText });

/** Names and one-line summaries of the e-services, in the editors' order. */
export const loadEServiceSummaries = cachedLoader({
  name: 'e-service-summaries',
  version: 1,
  tags: ['e-service'],
  load: async (locale: Locale): Promise<EServiceSummary[]> => {
    const entries = await fetchAll('e-services', locale, eService, {
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
