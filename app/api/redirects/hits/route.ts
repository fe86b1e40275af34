import { forEditors } from '@/lib/api/for-editors';
import { redirectHits } from '@/lib/redirects/hits';

/**
 * Hits of old addresses: `{hits: [{key, count, last}]}`. 401 without the webhook's secret, 503 if
 * the counts can't be read.
 */
export const GET = forEditors(async () => ({ hits: await redirectHits() }));
