import { forEditors } from '@/lib/api/for-editors';
import { redirectHits } from '@/lib/redirects/hits';

/** Hits of old addresses: `{hits: [{key, count, last}]}`. 401 without the webhook's secret. */
export const GET = forEditors(async () => ({ hits: await redirectHits() }));
