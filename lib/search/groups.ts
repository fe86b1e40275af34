import { SEARCH_KINDS, type SearchKind } from '../content/search-text';
import type { Locale } from '../i18n/locales';
import { searchTexts } from './engine';
import { excerptOf, firstPlace } from './excerpt';
import type { Hit } from './language-index';
import { foundIn } from './marks';

/** One result as a visitor sees it: plain texts, an address on this site, an ISO date or none. */
export interface SearchResult {
  readonly title: string;
  /** Around what was found, at most 160 characters. */
  readonly excerpt: string;
  readonly href: string;
  readonly date: string | null;
}

export interface SearchGroup {
  readonly kind: SearchKind;
  /** All that was found of this kind; `results` are the best of them. */
  readonly total: number;
  readonly results: readonly SearchResult[];
}

/** What a query finds, by kind, the kinds in their fixed order and without empty ones. */
export interface SearchFindings {
  readonly groups: readonly SearchGroup[];
  /** The words to mark in titles and excerpts, in the form in which words are compared. */
  readonly words: readonly string[];
}

/**
 * What a query finds in a language, with the best of each kind.
 * @throws SearchUnavailableError
 */
export async function findTexts(
  locale: Locale,
  query: string,
  mostPerGroup: number,
): Promise<SearchFindings> {
  return findingsOf(await searchTexts(locale, query), mostPerGroup);
}

/** Hits, best first, by kind. */
export function findingsOf(hits: readonly Hit[], mostPerGroup: number): SearchFindings {
  const byKind = new Map<SearchKind, Hit[]>();
  for (const hit of hits) {
    const group = byKind.get(hit.found.kind);
    if (group) group.push(hit);
    else byKind.set(hit.found.kind, [hit]);
  }
  const words = new Set<string>();
  const groups = SEARCH_KINDS.flatMap((kind): SearchGroup[] => {
    const group = byKind.get(kind);
    if (!group) return [];
    const results = group.slice(0, mostPerGroup).map((hit) => {
      const result = toResult(hit);
      const shown = `${result.title} ${result.excerpt}`;
      for (const word of foundIn(shown, new Set(hit.terms))) words.add(word);
      return result;
    });
    return [{ kind, total: group.length, results }];
  });
  return { groups, words: [...words] };
}

/** Number of results in all groups. */
export function totalOf(groups: readonly SearchGroup[]): number {
  return groups.reduce((sum, { total }) => sum + total, 0);
}

function toResult(hit: Hit): SearchResult {
  const { title, code, summary, text, href, date } = hit.found;
  const terms = new Set(hit.terms);
  const inSummary = firstPlace(summary, terms) !== undefined;
  const source = inSummary || firstPlace(text, terms) === undefined ? summary || text : text;
  return {
    title: code && !title.includes(code) ? `${code} · ${title}` : title,
    excerpt: excerptOf(source, terms),
    href,
    date,
  };
}
