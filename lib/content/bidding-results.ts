import { sanitizeHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchSingle } from './client';
import { entry, optionalText } from './entry';
import { NotPublishedError } from './errors';
import type { Entry } from './types';

/** Safe HTML of the two result tabs of the biddings page. */
export interface BiddingResults extends Entry {
  readonly opening: string;
  readonly results: string;
}

const results = entry({ ResultsOpening: optionalText, BiddingsListResult: optionalText });

/** Results Opening and Biddings List Result (specification §2); null while not published. */
export const loadBiddingResults = cachedLoader({
  name: 'bidding-results',
  version: 2,
  tags: ['bidding-results'],
  load: async (locale: Locale): Promise<BiddingResults | null> => {
    try {
      const { attributes } = await fetchSingle('bidding-results', locale, results);
      return {
        opening: sanitizeHtml(attributes.ResultsOpening, locale, {
          headings: { level: 3, idPrefix: 'opening' },
        }),
        results: sanitizeHtml(attributes.BiddingsListResult, locale, {
          headings: { level: 3, idPrefix: 'results' },
        }),
        updatedAt: attributes.updatedAt,
      };
    } catch (error) {
      if (error instanceof NotPublishedError) return null;
      throw error;
    }
  },
});
