import { isOver, SEARCH_KINDS, type SearchKind } from '../content/search-text';
import { otherLocale, type Locale } from '../i18n/locales';
import { documentPages, searchTexts } from './engine';
import { excerptOf, matchesIn } from './excerpt';
import type { Hit } from './language-index';
import { foundIn } from './marks';

/** One result as a visitor sees it: plain text, a path of this site, an ISO date or null. */
export interface SearchResult {
  readonly kind: SearchKind;
  readonly title: string;
  /** The text around the match, at most 160 characters. */
  readonly excerpt: string;
  readonly href: string;
  readonly date: string | null;
  /** Whether it is over. */
  readonly ended: boolean;
  /** The page of one of its documents where the words stand; null if its own text has them. */
  readonly document: { readonly href: string; readonly page: number } | null;
}

export interface SearchFindings {
  /** Number of all results of all kinds. */
  readonly total: number;
  /** The kinds that have results, in their fixed order. */
  readonly kinds: readonly { readonly kind: SearchKind; readonly total: number }[];
  /** One page of the results of the kind that is asked for, best first. */
  readonly results: readonly SearchResult[];
  readonly page: number;
  readonly pages: number;
  /** The words to highlight in titles and excerpts, normalised. */
  readonly words: readonly string[];
}

/** What the other language has where a visitor's has nothing. */
export interface OtherLanguage {
  readonly locale: Locale;
  readonly total: number;
  readonly results: readonly SearchResult[];
  readonly words: readonly string[];
}

export interface SearchView {
  readonly kind?: SearchKind | null;
  /** The first page is 1; one past the last is the last. */
  readonly page?: number;
  readonly pageSize: number;
}

/**
 * One page of the results of a query in a language.
 * @throws SearchUnavailableError
 */
export async function findTexts(
  locale: Locale,
  query: string,
  view: SearchView,
): Promise<SearchFindings> {
  return findingsOf(await searchTexts(locale, query), view, documentPages);
}

const OTHER_RESULTS = 3;

/**
 * What a query finds in the other language; null where that has nothing either or can't be searched.
 */
export async function findInOtherLanguage(
  locale: Locale,
  query: string,
): Promise<OtherLanguage | null> {
  const other = otherLocale(locale);
  const found = await findTexts(other, query, { pageSize: OTHER_RESULTS }).catch(() => null);
  if (!found || found.total === 0) return null;
  return { locale: other, total: found.total, results: found.results, words: found.words };
}

/** The part of all hits, best first, that a view shows. */
export function findingsOf(
  hits: readonly Hit[],
  { kind = null, page: asked = 1, pageSize }: SearchView,
  pagesOf: (src: string) => readonly string[],
  now = Date.now(),
): SearchFindings {
  const totals = new Map<SearchKind, number>();
  for (const { found } of hits) totals.set(found.kind, (totals.get(found.kind) ?? 0) + 1);
  const ofKind = kind === null ? hits : hits.filter(({ found }) => found.kind === kind);
  const pages = Math.max(1, Math.ceil(ofKind.length / pageSize));
  const page = Math.min(Math.max(1, asked), pages);
  const words = new Set<string>();
  const results = ofKind.slice((page - 1) * pageSize, page * pageSize).map((hit) => {
    const result = toResult(hit, pagesOf, now);
    const shown = `${result.title} ${result.excerpt}`;
    for (const word of foundIn(shown, new Set(hit.terms))) words.add(word);
    return result;
  });
  const kinds = SEARCH_KINDS.flatMap((one) => {
    const total = totals.get(one);
    return total === undefined ? [] : [{ kind: one, total }];
  });
  return { total: hits.length, kinds, results, page, pages, words: [...words] };
}

/** Kinds whose entries are known by their numbers. */
const NUMBERED: readonly SearchKind[] = ['circulars', 'regulations'];

function toResult(
  { found, terms: list, onlyInDocuments }: Hit,
  pagesOf: (src: string) => readonly string[],
  now: number,
): SearchResult {
  const { kind, title, code, summary, text, href, date, documents } = found;
  const terms = new Set(list);
  const place = onlyInDocuments.length > 0 ? placeIn(documents, { terms, pagesOf }) : null;
  return {
    kind,
    title: NUMBERED.includes(kind) && !title.includes(code) ? `${code} · ${title}` : title,
    excerpt: excerptOf(place?.text ?? sourceOf([summary, text], terms), terms),
    href,
    date,
    ended: isOver(found, now),
    document: place && { href: `${place.src}#page=${place.page}`, page: place.page },
  };
}

/** The first text that has most of the terms; without any, the first that is not empty. */
function sourceOf(texts: readonly string[], terms: ReadonlySet<string>): string {
  const counted = texts.filter(Boolean).map((text) => ({ text, count: matchesIn(text, terms) }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.text ?? '';
}

/** The page of an entry's documents that has the most of the words. */
function placeIn(
  documents: Hit['found']['documents'],
  {
    terms,
    pagesOf,
  }: { readonly terms: ReadonlySet<string>; readonly pagesOf: (src: string) => readonly string[] },
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
