import { isEnded, SEARCH_KINDS, type SearchKind } from '../content/search-text';
import { otherLocale, type Locale } from '../i18n/locales';
import { findPage } from './engine';
import { searchExcerpt, matchesIn } from './excerpt';
import { pageOf, type FoundPage, type PagesOf, type SearchView } from './found-page';
import type { Hit } from './language-index';
import { foundIn } from './marks';

/** One result to render: plain text, a path of this site, an ISO date or null. */
export interface SearchResult {
  readonly kind: SearchKind;
  readonly title: string;
  /** The text around the match, at most 160 characters. */
  readonly excerpt: string;
  readonly href: string;
  readonly date: string | null;
  readonly ended: boolean;
  /** The page of a document that matches; null if the entry's own text does. */
  readonly document: { readonly href: string; readonly page: number } | null;
}

export interface SearchFindings {
  /** Number of results of all kinds. */
  readonly total: number;
  /** Kinds with results, in their fixed order. */
  readonly kinds: readonly { readonly kind: SearchKind; readonly total: number }[];
  /** One page of the results of the selected kind, best first. */
  readonly results: readonly SearchResult[];
  readonly page: number;
  readonly pages: number;
  /** Folded words to highlight in titles and excerpts. */
  readonly words: readonly string[];
}

/** Results in the other language, shown where the visitor's language has none. */
export interface OtherLanguage {
  readonly locale: Locale;
  readonly total: number;
  readonly results: readonly SearchResult[];
  readonly words: readonly string[];
}

/**
 * One page of results in one language.
 * @throws SearchUnavailableError
 */
export async function findTexts(
  locale: Locale,
  query: string,
  view: SearchView,
): Promise<SearchFindings> {
  return toFindings(await findPage(locale, query, view));
}

const OTHER_RESULTS = 3;

/** The first results in the other language; null if it has none or can't be searched. */
export async function findInOtherLanguage(
  locale: Locale,
  query: string,
): Promise<OtherLanguage | null> {
  const other = otherLocale(locale);
  const found = await findTexts(other, query, { pageSize: OTHER_RESULTS }).catch(() => null);
  if (!found || found.total === 0) return null;
  return { locale: other, total: found.total, results: found.results, words: found.words };
}

/** The page of hits that are sorted best first. */
export function searchPage(
  hits: readonly Hit[],
  view: SearchView,
  pagesOf: PagesOf,
  now = Date.now(),
): SearchFindings {
  return toFindings({ ...pageOf(hits, view), pagesOf }, now);
}

export function toFindings(
  { totals, hits, pagesOf, page, pages }: FoundPage & { readonly pagesOf: PagesOf },
  now = Date.now(),
): SearchFindings {
  const words = new Set<string>();
  const results = hits.map((hit) => {
    const result = toResult(hit, pagesOf, now);
    const shown = `${result.title} ${result.excerpt}`;
    for (const word of foundIn(shown, new Set(hit.terms))) words.add(word);
    return result;
  });
  const kinds = SEARCH_KINDS.flatMap((candidate) => {
    const total = totals.get(candidate);
    return total === undefined ? [] : [{ kind: candidate, total }];
  });
  const total = kinds.reduce((sum, kind) => sum + kind.total, 0);
  return { total, kinds, results, page, pages, words: [...words] };
}

/** Kinds whose numbers are shown with the title. */
const NUMBERED: readonly SearchKind[] = ['circulars', 'regulations'];

function toResult(
  { found, terms: list, onlyInDocuments }: Hit,
  pagesOf: PagesOf,
  now: number,
): SearchResult {
  const { kind, title, code, summary, text, href, date, documents } = found;
  const terms = new Set(list);
  const place = onlyInDocuments.length > 0 ? matchingPage(documents, { terms, pagesOf }) : null;
  return {
    kind,
    title: NUMBERED.includes(kind) && !title.includes(code) ? `${code} · ${title}` : title,
    excerpt: searchExcerpt(place?.text ?? bestText([summary, text], terms), terms),
    href,
    date,
    ended: isEnded(found, now),
    document: place && { href: `${place.src}#page=${place.page}`, page: place.page },
  };
}

/** The text with the most matching terms; without any, the first that is not empty. */
function bestText(texts: readonly string[], terms: ReadonlySet<string>): string {
  const counted = texts.filter(Boolean).map((text) => ({ text, count: matchesIn(text, terms) }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.text ?? '';
}

/** The document page with the most matching terms. */
function matchingPage(
  documents: Hit['found']['documents'],
  { terms, pagesOf }: { readonly terms: ReadonlySet<string>; readonly pagesOf: PagesOf },
): { src: string; page: number; text: string; count: number } | null {
  let best: { src: string; page: number; text: string; count: number } | null = null;
  for (const { src } of documents) {
    for (const [index, text] of pagesOf(src).entries()) {
      const count = matchesIn(text, terms);
      if (count > (best?.count ?? 0)) best = { src, page: index + 1, text, count };
    }
  }
  return best;
}
