import { isLocale, type Locale } from '../i18n/locales';

const MIN_QUERY_LENGTH = 2;
export const MAX_QUERY_LENGTH = 100;

/** Used by the message `search.wrongLength`. */
export const QUERY_LIMITS = {
  shortest: String(MIN_QUERY_LENGTH),
  longest: String(MAX_QUERY_LENGTH),
};

/** Validates a trimmed query: 2 to 100 characters. */
export function queryFault(query: string): 'short' | 'long' | null {
  if (query.length < MIN_QUERY_LENGTH) return 'short';
  return query.length > MAX_QUERY_LENGTH ? 'long' : null;
}

export type SearchRequest =
  | { readonly locale: Locale; readonly query: string }
  | { readonly locale: Locale; readonly refused: 'locale' | 'length' };

/** Reads `q` (2 to 100 characters) and `locale` (ar or en); other parameters are ignored. */
export function parseSearchRequest(parameters: URLSearchParams): SearchRequest {
  const locale = parameters.get('locale');
  if (!isLocale(locale)) return { locale: 'ar', refused: 'locale' };
  const query = (parameters.get('q') ?? '').trim();
  if (queryFault(query)) return { locale, refused: 'length' };
  return { locale, query };
}
