import type { SearchFindings, SearchGroup } from '@/lib/search/groups';

/** The data of `/api/search`: results with a summary sentence and a label for each kind. */
export interface Found extends SearchFindings {
  readonly summary: string;
  readonly groups: readonly (SearchGroup & { readonly label: string })[];
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
