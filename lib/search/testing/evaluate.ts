import type { SearchQuery } from './queries';

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
    const first = shown.slice(0, 3).map(({ title, href }) => `${title} (${href})`);
    return [`${query.locale} ${query.reason}: ${query.query} → ${first.join(' · ') || 'nothing'}`];
  });
  return {
    percent: Math.round((1000 * (queries.length - missed.length)) / queries.length) / 10,
    missed,
  };
}
