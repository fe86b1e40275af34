import { SEARCH_KINDS, type SearchKind } from '../content/search-text';
import type { Locale } from '../i18n/locales';
import { searchTexts } from './engine';
import { excerptOf, firstMatch } from './excerpt';
import type { Hit } from './language-index';
import { foundIn } from './marks';

/** One result as a visitor sees it: plain text, a path of this site, an ISO date or null. */
export interface SearchResult {
  readonly title: string;
  /** The text around the match, at most 160 characters. */
  readonly excerpt: string;
  readonly href: string;
  readonly date: string | null;
}

export interface SearchGroup {
  readonly kind: SearchKind;
  /** Number of all results of this kind; `results` are the best of them. */
  readonly total: number;
  readonly results: readonly SearchResult[];
}

/** The results of a query by kind, in the fixed order of the kinds and without empty ones. */
export interface SearchFindings {
  readonly groups: readonly SearchGroup[];
  /** The words to highlight in titles and excerpts, normalised. */
  readonly words: readonly string[];
}

/**
 * The results of a query in a language, with the best of each kind.
 * @throws SearchUnavailableError
 */
export async function findTexts(
  locale: Locale,
  query: string,
  maxPerGroup: number,
): Promise<SearchFindings> {
  return findingsOf(await searchTexts(locale, query), maxPerGroup);
}

/** Groups hits, best first, by kind. */
export function findingsOf(hits: readonly Hit[], maxPerGroup: number): SearchFindings {
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
    const results = group.slice(0, maxPerGroup).map((hit) => {
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
  const inSummary = firstMatch(summary, terms) !== undefined;
  const source = inSummary || firstMatch(text, terms) === undefined ? summary || text : text;
  return {
    title: code && !title.includes(code) ? `${code} · ${title}` : title,
    excerpt: excerptOf(source, terms),
    href,
    date,
  };
}
