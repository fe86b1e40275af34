import { isLocale, type Locale } from '../i18n/locales';

export const SHORTEST_QUERY = 2;
export const LONGEST_QUERY = 100;

/** A query as it is searched for: without spaces around it; cut where it is too long. */
export function tidyQuery(value: string | null | undefined): string {
  return (value ?? '').trim().slice(0, LONGEST_QUERY);
}

export type SearchRequest =
  | { readonly locale: Locale; readonly query: string }
  | { readonly locale: Locale; readonly refused: 'locale' | 'length' };

/** Reads `q` (2 to 100 characters) and `locale` (ar or en); whatever else is asked is ignored. */
export function parseSearchRequest(parameters: URLSearchParams): SearchRequest {
  const locale = parameters.get('locale');
  if (!isLocale(locale)) return { locale: 'ar', refused: 'locale' };
  const query = (parameters.get('q') ?? '').trim();
  if (query.length < SHORTEST_QUERY || query.length > LONGEST_QUERY) {
    return { locale, refused: 'length' };
  }
  return { locale, query };
}
