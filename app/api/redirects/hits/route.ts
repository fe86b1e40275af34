import { forEditors } from '@/lib/api/for-editors';
import { redirectHits } from '@/lib/redirects/hits';

/**
 * How often old addresses were asked for: `{hits: [{key, count, last}]}`. 401 without the secret of the
 * webhook, 503 while the counts can't be read.
 */
export const GET = forEditors(async () => ({ hits: await redirectHits() }));
