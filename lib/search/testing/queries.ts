import type { Locale } from '../../i18n/locales';
import stored from './queries.json';

/**
 * A query and its expected results: a path without language, a kind of results (`kind:tenders`) or
 * the beginning of a title. Any of them suffices, as the first result or among the first three.
 */
export interface SearchQuery {
  readonly locale: Locale;
  readonly query: string;
  /** Why visitors search in these words. */
  readonly reason: string;
  readonly within: 1 | 3;
  readonly expected: readonly string[];
}

export const SEARCH_QUERIES: readonly SearchQuery[] = (['ar', 'en'] as const).flatMap((locale) =>
  Object.entries(stored[locale]).flatMap(([reason, rows]) =>
    rows.map(([query, within, ...expected]) => ({
      ...{ locale, reason, query: String(query) },
      within: within === 1 ? (1 as const) : (3 as const),
      expected: expected.map(String),
    })),
  ),
);
