import { foldText } from '../../packages/text/src';

/** Query parameters of the list of circulars and its feed. */
export const CIRCULAR_FILTERS = ['q', 'year', 'category', 'port', 'addressee'] as const;
export type CircularFilterName = (typeof CIRCULAR_FILTERS)[number];

/** Maximum length of a search text, in characters. */
export const MAX_FILTER_TEXT = 100;

/** Filter of a list of circulars; empty values match all. */
export interface CircularFilter {
  readonly q: string;
  /** `2024`. */
  readonly year: string;
  /** Normalised by `filterKey`. */
  readonly category: string;
  /** Slug of a port. */
  readonly port: string;
  /** Normalised by `filterKey`. */
  readonly addressee: string;
}

export const NO_FILTER: CircularFilter = { q: '', year: '', category: '', port: '', addressee: '' };

/** A category or addressee in URLs: folded, with hyphens for spaces. */
export function filterKey(text: string): string {
  return foldText(text)
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_FILTER_TEXT);
}

/** Parses a filter from an untrusted query. */
export function circularFilter(
  valueOf: (name: CircularFilterName) => string | null | undefined,
): CircularFilter {
  const year = valueOf('year') ?? '';
  return {
    q: (valueOf('q') ?? '').trim().slice(0, MAX_FILTER_TEXT),
    // Databases refuse dates of other years.
    year: /^[12]\d{3}$/.test(year) ? year : '',
    category: filterKey(valueOf('category') ?? ''),
    port: filterKey(valueOf('port') ?? ''),
    addressee: filterKey(valueOf('addressee') ?? ''),
  };
}

/** True if the filter has more than a year. */
export function isSearch({ q, category, port, addressee }: CircularFilter): boolean {
  return Boolean(q || category || port || addressee);
}
