/** Groups of search results, in the order in which they are shown. */
export const SEARCH_KINDS = [
  'e-services',
  'pages',
  'ports',
  'regulations',
  'circulars',
  'articles',
  'library',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One thing that the site's search finds: plain texts of one language. */
export interface SearchText {
  /** Unique in its source. */
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** The authority's own number, `2024/017` or `REG-01`; empty where there is none. */
  readonly code: string;
  readonly summary: string;
  readonly text: string;
  /** Address on this site in the text's language. */
  readonly href: string;
  /** ISO date or date-time; null where the entry has none. */
  readonly date: string | null;
}
