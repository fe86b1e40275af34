import type { SearchQuery } from './queries';
import type { VisitorQuery } from './visitor-queries';

/** A result, in the order of the page. */
interface Shown {
  readonly title: string;
  readonly href: string;
  readonly kind: string;
}

/** One of the expected results is ranked high enough. */
function isAnswered({ within, expected }: SearchQuery, shown: readonly Shown[]): boolean {
  return shown
    .slice(0, within)
    .some((result) => expected.some((target) => isMeant(result, target)));
}

function isMeant({ title, href, kind }: Shown, expected: string): boolean {
  if (expected.startsWith('kind:')) return kind === expected.slice('kind:'.length);
  if (expected.startsWith('/')) return href.replace(/^\/en(?=\/|$)/, '') === expected;
  return title.startsWith(expected);
}

/** Percentage of answered queries, and the failed ones with their first results. */
export function evaluate(
  queries: readonly SearchQuery[],
  show: (query: SearchQuery) => readonly Shown[],
): { readonly percent: number; readonly missed: readonly string[] } {
  const missed = queries.flatMap((query) => {
    const shown = show(query);
    if (isAnswered(query, shown)) return [];
    return [`${query.locale} ${query.reason}: ${query.query} → ${summarize(shown)}`];
  });
  return { percent: 100 - percentage(missed, queries), missed };
}

/** Percentage of queries whose page is first, among the first three, or found at all. */
export interface Shares {
  readonly first: number;
  readonly firstThree: number;
  readonly found: number;
}

/** Shares by rank, and the queries whose page is not first. */
export function measure(
  queries: readonly VisitorQuery[],
  show: (query: VisitorQuery) => readonly Shown[],
): { readonly shares: Shares; readonly missed: readonly string[] } {
  const ranked = queries.map((query) => {
    const shown = show(query);
    const { expected } = query;
    const rank = shown.findIndex((result) => expected.some((target) => isSamePage(result, target)));
    return { query, shown, rank: rank < 0 ? Infinity : rank };
  });
  const share = (most: number) =>
    percentage(
      ranked.filter(({ rank }) => rank < most),
      ranked,
    );
  return {
    shares: { first: share(1), firstThree: share(3), found: share(Infinity) },
    missed: ranked.flatMap(({ query: { locale, query }, shown, rank }) => {
      if (rank === 0) return [];
      const place = rank === Infinity ? 'not found' : `${rank + 1} of ${shown.length}`;
      return [`${locale} ${query} (${place}) → ${summarize(shown)}`];
    }),
  };
}

/**
 * An anchor in a page, or its form for one purpose, counts as the page, but not the other way
 * round.
 */
function isSamePage(result: Shown, expected: string): boolean {
  const page = { ...result, href: result.href.replace(/#.*$|\?purpose=.*$/, '') };
  return isMeant(result, expected) || isMeant(page, expected);
}

function percentage(part: readonly unknown[], all: readonly unknown[]): number {
  return Math.round((1000 * part.length) / all.length) / 10;
}

function summarize(shown: readonly Shown[]): string {
  const first = shown.slice(0, 3).map(({ title, href }) => `${title} (${href})`);
  return first.join(' · ') || 'nothing';
}
