import type { SearchFindings, SearchGroup } from '@/lib/search/groups';

/** What `/api/search` found, with how much in words and each kind's label. */
export interface Found extends SearchFindings {
  readonly summary: string;
  readonly groups: readonly (SearchGroup & { readonly label: string })[];
}

/**
 * Asks the site's search.
 * @throws Error on anything but an answer with results, and when given up.
 */
export async function askSearch(
  locale: string,
  query: string,
  signal: AbortSignal,
): Promise<Found> {
  const parameters = new URLSearchParams({ q: query, locale });
  const response = await fetch(`/api/search?${parameters}`, { signal });
  const answer = (await response.json()) as { isSuccess?: boolean; data?: Found | null };
  if (!response.ok || !answer.isSuccess || !answer.data) throw new Error('no search results');
  return answer.data;
}
