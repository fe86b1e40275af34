import { foldText } from '../../packages/text/src';

/** Query parameters that narrow the list of circulars and its feed. */
export const CIRCULAR_FILTERS = ['q', 'year', 'category', 'port', 'addressee'] as const;
export type CircularFilterName = (typeof CIRCULAR_FILTERS)[number];

/** Longest text that is searched for, in characters. */
export const MAX_FILTER_TEXT = 100;

/** What a list of circulars is narrowed to; everything where a value is empty. */
export interface CircularFilter {
  readonly q: string;
  /** `2024`. */
  readonly year: string;
  /** A category as `filterKey` spells it. */
  readonly category: string;
  /** Slug of a port. */
  readonly port: string;
  /** An addressee as `filterKey` spells it. */
  readonly addressee: string;
}

export const NO_FILTER: CircularFilter = { q: '', year: '', category: '', port: '', addressee: '' };

/** A category or addressee as URLs spell it: folded, with hyphens between its words. */
export function filterKey(text: string): string {
  return foldText(text)
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_FILTER_TEXT);
}

/** Reads a filter from a query, whose values may be any text. */
export function circularFilter(
  valueOf: (name: CircularFilterName) => string | null | undefined,
): CircularFilter {
  const year = valueOf('year') ?? '';
  return {
    q: (valueOf('q') ?? '').trim().slice(0, MAX_FILTER_TEXT),
    year: /^\d{4}$/.test(year) ? year : '',
    category: filterKey(valueOf('category') ?? ''),
    port: filterKey(valueOf('port') ?? ''),
    addressee: filterKey(valueOf('addressee') ?? ''),
  };
}

/** Whether a filter narrows the list by more than its year. */
export function isSearch({ q, category, port, addressee }: CircularFilter): boolean {
  return Boolean(q || category || port || addressee);
}
