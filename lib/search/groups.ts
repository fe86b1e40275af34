import { SEARCH_KINDS, type SearchKind } from '../content/search-texts';
import type { Locale } from '../i18n/locales';
import { searchTexts } from './engine';
import { excerptOf, firstPlace } from './excerpt';
import type { Hit } from './language-index';

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

/**
 * What a query finds, by kind, the kinds in their fixed order and without empty ones.
 * @throws SearchUnavailableError
 */
export async function findGroups(
  locale: Locale,
  query: string,
  mostPerGroup: number,
): Promise<SearchGroup[]> {
  return groupsOf(await searchTexts(locale, query), mostPerGroup);
}

/** Hits, best first, by kind. */
export function groupsOf(hits: readonly Hit[], mostPerGroup: number): SearchGroup[] {
  const byKind = new Map<SearchKind, Hit[]>();
  for (const hit of hits) {
    const group = byKind.get(hit.found.kind);
    if (group) group.push(hit);
    else byKind.set(hit.found.kind, [hit]);
  }
  return SEARCH_KINDS.flatMap((kind) => {
    const group = byKind.get(kind);
    if (!group) return [];
    return [{ kind, total: group.length, results: group.slice(0, mostPerGroup).map(toResult) }];
  });
}

export function totalOf(groups: readonly SearchGroup[]): number {
  return groups.reduce((sum, { total }) => sum + total, 0);
}

function toResult({ found, terms }: Hit): SearchResult {
  const { title, code, summary, text, href, date } = found;
  const inSummary = firstPlace(summary, terms) !== undefined;
  const source = inSummary || firstPlace(text, terms) === undefined ? summary || text : text;
  return {
    title: code && !title.includes(code) ? `${code} · ${title}` : title,
    excerpt: excerptOf(source, terms),
    href,
    date,
  };
}
