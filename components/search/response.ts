import type { SearchResult } from '@/lib/search/findings';
import type { WaysOn } from '@/lib/search/ways-on';

/** Data of `/api/search`: best results with their summaries. */
export interface Found {
  readonly summary: string;
  readonly total: number;
  readonly results: readonly SearchResult[];
  /** Words to highlight. */
  readonly words: readonly string[];
  /** Matches in the other language, if there are none in this language. */
  readonly other: {
    readonly locale: 'ar' | 'en';
    readonly summary: string;
    readonly link: string;
    readonly href: string;
  } | null;
  /** Alternatives for a search without results. */
  readonly waysOn: WaysOn | null;
}

/**
 * Calls the site's search.
 * @throws Error for any failure, and when aborted
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
