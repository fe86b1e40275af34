import { sanitizeHtml } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { nullIfUnpublished, SingleType } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalText } from '../fields';
import { bodyText, serviceSearchTexts } from '../search-text';
import type { Entry } from '../types';

/** Safe HTML of the two result tabs of the biddings page. */
export interface BiddingResults extends Entry {
  readonly opening: string;
  readonly results: string;
}

const biddingResults = new SingleType('bidding-results', {
  ResultsOpening: optionalText,
  BiddingsListResult: optionalText,
});

async function readResults(locale: Locale): Promise<BiddingResults> {
  const raw = await biddingResults.read(locale);
  return {
    opening: sanitizeHtml(raw.ResultsOpening, locale, {
      headings: { level: 3, idPrefix: 'opening' },
    }),
    results: sanitizeHtml(raw.BiddingsListResult, locale, {
      headings: { level: 3, idPrefix: 'results' },
    }),
    updatedAt: raw.updatedAt,
  };
}

/** Null if not published. */
export const loadBiddingResults = cachedLoader({
  name: 'bidding-results',
  version: 2,
  tags: ['bidding-results'],
  load: (locale: Locale) => nullIfUnpublished(readResults(locale)),
});

export const biddingResultsContent: ContentDescriptor = {
  search: {
    name: 'bidding-results',
    tags: ['bidding-results'],
    load: async (locale) => {
      const raw = await biddingResults.read(locale);
      const text = bodyText(raw.ResultsOpening, raw.BiddingsListResult);
      return serviceSearchTexts(locale, 'biddings', [text]);
    },
  },
  changes: lastChangeLoader('bidding-results', biddingResults),
};
