import type { SearchQuery } from './queries';
import type { VisitorQuery } from './visitor-queries';

/** A result as a visitor sees it, in the order of the page. */
interface Shown {
  readonly title: string;
  readonly href: string;
  readonly kind: string;
}

/** Whether one of the results that a query must have is where it must be. */
function isAnswered({ within, expected }: SearchQuery, shown: readonly Shown[]): boolean {
  return shown.slice(0, within).some((result) => expected.some((one) => isMeant(result, one)));
}

function isMeant({ title, href, kind }: Shown, expected: string): boolean {
  if (expected.startsWith('kind:')) return kind === expected.slice('kind:'.length);
  if (expected.startsWith('/')) return href.replace(/^\/en(?=\/|$)/, '') === expected;
  return title.startsWith(expected);
}

/** The share of queries that are answered, in percent, and those that are not with what they show. */
export function evaluate(
  queries: readonly SearchQuery[],
  show: (query: SearchQuery) => readonly Shown[],
): { readonly percent: number; readonly missed: readonly string[] } {
  const missed = queries.flatMap((query) => {
    const shown = show(query);
    if (isAnswered(query, shown)) return [];
    return [`${query.locale} ${query.reason}: ${query.query} → ${summaryOf(shown)}`];
  });
  return { percent: 100 - percentOf(missed, queries), missed };
}

/** The shares of queries in percent whose page comes first, among the first three, and at all. */
export interface Shares {
  readonly first: number;
  readonly firstThree: number;
  readonly found: number;
}

/** How far up the pages stand that visitors look for, and the queries whose page is not the first. */
export function measure(
  queries: readonly VisitorQuery[],
  show: (query: VisitorQuery) => readonly Shown[],
): { readonly shares: Shares; readonly missed: readonly string[] } {
  const ranked = queries.map((query) => {
    const shown = show(query);
    const { expected } = query;
    const rank = shown.findIndex((result) => expected.some((one) => isPlace(result, one)));
    return { query, shown, rank: rank < 0 ? Infinity : rank };
  });
  const share = (most: number) =>
    percentOf(
      ranked.filter(({ rank }) => rank < most),
      ranked,
    );
  return {
    shares: { first: share(1), firstThree: share(3), found: share(Infinity) },
    missed: ranked.flatMap(({ query: { locale, query }, shown, rank }) => {
      if (rank === 0) return [];
      const place = rank === Infinity ? 'not found' : `${rank + 1} of ${shown.length}`;
      return [`${locale} ${query} (${place}) → ${summaryOf(shown)}`];
    }),
  };
}

/** A place in a page, or its form for one purpose, is as good as the page, but not the other way round. */
function isPlace(result: Shown, expected: string): boolean {
  const page = { ...result, href: result.href.replace(/#.*$|\?purpose=.*$/, '') };
  return isMeant(result, expected) || isMeant(page, expected);
}

function percentOf(part: readonly unknown[], all: readonly unknown[]): number {
  return Math.round((1000 * part.length) / all.length) / 10;
}

function summaryOf(shown: readonly Shown[]): string {
  const first = shown.slice(0, 3).map(({ title, href }) => `${title} (${href})`);
  return first.join(' · ') || 'nothing';
}
