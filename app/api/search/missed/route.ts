import { forEditors } from '@/lib/api/for-editors';
import { listMissedSearches } from '@/lib/search/missed-searches';

/**
 * Queries without results, for editors: `{searches: [{day, locale, query, count}]}`, most frequent
 * first. 401 without the webhook's secret, 503 if the counts can't be read.
 */
export const GET = forEditors(async () => ({ searches: await listMissedSearches() }));
