import type { SearchKind, SearchText } from '../content/search-text';
import type { Locale } from '../i18n/locales';
import type { Hit } from './language-index';

export interface SearchView {
  readonly kind?: SearchKind | null;
  /** 1-based; clamped to the last page. */
  readonly page?: number;
  readonly pageSize: number;
}

/** One page of hits, best first, with the number of all by kind. */
export interface FoundPage {
  readonly totals: ReadonlyMap<SearchKind, number>;
  readonly hits: readonly Hit[];
  readonly page: number;
  readonly pages: number;
}

/** Text of each page of a document; empty until it has been read. */
export type PagesOf = (src: string) => readonly string[];

/** What answers searches: in the process, or in a database that processes share. */
export interface Engine {
  readonly inUse: boolean;
  /** @throws SearchUnavailableError */
  find: (
    locale: Locale,
    query: string,
    view: SearchView,
  ) => Promise<FoundPage & { readonly pagesOf: PagesOf }>;
  /** A spelling suggestion that has results, else null. */
  suggest: (locale: Locale, query: string) => Promise<string | null>;
  /**
   * All texts of a source.
   * @throws SearchUnavailableError if they have not been read yet
   */
  texts: (source: string, locale: Locale) => Promise<SearchText[]>;
  /**
   * Reads sources again; their old texts stay searchable meanwhile.
   * @param whole growing sources of which all entries are read again
   */
  refresh: (sources: readonly string[], whole?: readonly string[]) => Promise<void>;
}

/** The page of hits that are sorted best first. */
export function pageOf(
  hits: readonly Hit[],
  { kind = null, page = 1, pageSize }: SearchView,
): FoundPage {
  const totals = countKinds(hits);
  const ofKind = kind === null ? hits : hits.filter(({ found }) => found.kind === kind);
  const pages = Math.max(1, Math.ceil(ofKind.length / pageSize));
  const shown = Math.min(Math.max(1, page), pages);
  return {
    ...{ totals, pages, page: shown },
    hits: ofKind.slice((shown - 1) * pageSize, shown * pageSize),
  };
}

export function countKinds(hits: readonly Hit[]): Map<SearchKind, number> {
  const totals = new Map<SearchKind, number>();
  for (const { found } of hits) totals.set(found.kind, (totals.get(found.kind) ?? 0) + 1);
  return totals;
}
