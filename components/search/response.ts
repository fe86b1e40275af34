import type { SearchResult } from '@/lib/search/findings';
import type { WaysOn } from '@/lib/search/ways-on';

/** The data of `/api/search`: the best results with the sentences that sum them up. */
export interface Found {
  readonly summary: string;
  readonly total: number;
  readonly results: readonly SearchResult[];
  /** The words to highlight. */
  readonly words: readonly string[];
  /** What the other language has where this one has nothing. */
  readonly other: {
    readonly locale: 'ar' | 'en';
    readonly summary: string;
    readonly link: string;
    readonly href: string;
  } | null;
  /** Where to go on from a search that found nothing. */
  readonly waysOn: WaysOn | null;
}

/**
 * Calls the site's search.
 * @throws Error on anything but a response with results, and when aborted.
 */
export async function fetchSearch(
  locale: string,
  query: string,
  signal: AbortSignal,
): Promise<Found> {
  const parameters = new URLSearchParams({ q: query, locale });
  const response = await fetch(`/api/search?${parameters}`, { signal });
  const body = (await response.json()) as { isSuccess?: boolean; data?: Found | null };
  if (!response.ok || !body.isSuccess || !body.data) throw new Error('no search results');
  return body.data;
}
