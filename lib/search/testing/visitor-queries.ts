import type { Locale } from '../../i18n/locales';
import stored from './visitor-queries.json';

/**
 * Queries of people who have not seen the site, by who searches, each with the pages that answer it.
 * They were written without the index: fix a miss with a general improvement, not by changing its row.
 */
export interface VisitorQuery {
  readonly locale: Locale;
  readonly query: string;
  readonly expected: readonly string[];
}

export const VISITOR_QUERIES: readonly VisitorQuery[] = (['ar', 'en'] as const).flatMap((locale) =>
  Object.values(stored[locale])
    .flat()
    .map(([query = '', ...expected]) => ({ locale, query, expected })),
);
