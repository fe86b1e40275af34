import { forEditors } from '@/lib/api/for-editors';
import { missedSearches } from '@/lib/search/missed-searches';

/**
 * What visitors searched for and did not find, for editors: `{searches: [{day, locale, query, count}]}`,
 * the most frequent first. 401 without the secret of the webhook, 503 while the counts can't be read.
 */
export const GET = forEditors(async () => ({ searches: await missedSearches() }));
