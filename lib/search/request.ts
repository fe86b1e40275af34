import { isLocale, type Locale } from '../i18n/locales';

export const MIN_QUERY_LENGTH = 2;
export const MAX_QUERY_LENGTH = 100;

/** A query as it is searched for: trimmed, cut if it is too long. */
export function tidyQuery(value: string | null | undefined): string {
  return (value ?? '').trim().slice(0, MAX_QUERY_LENGTH);
}

export type SearchRequest =
  | { readonly locale: Locale; readonly query: string }
  | { readonly locale: Locale; readonly refused: 'locale' | 'length' };

/** Reads `q` (2 to 100 characters) and `locale` (ar or en); other parameters are ignored. */
export function parseSearchRequest(parameters: URLSearchParams): SearchRequest {
  const locale = parameters.get('locale');
  if (!isLocale(locale)) return { locale: 'ar', refused: 'locale' };
  const query = (parameters.get('q') ?? '').trim();
  if (query.length < MIN_QUERY_LENGTH || query.length > MAX_QUERY_LENGTH) {
    return { locale, refused: 'length' };
  }
  return { locale, query };
}
